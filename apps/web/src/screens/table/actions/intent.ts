import { effectOf, type DieId, type DistrictId, type Effect, type Seat, type View } from '@jelly/rules'
import type { Request } from '@jelly/table'
import { legalNow } from '../model/legalNow.ts'

/** What the player is in the middle of. */
export type Intent =
  | { readonly kind: 'idle' }
  | { readonly kind: 'picked'; readonly die: DieId }
  /** A district was tapped with no die in hand, for the nth time. */
  | { readonly kind: 'emptyHanded'; readonly n: number }
  /** The next district is locked, or planned to be. */
  | { readonly kind: 'locking' }
  /** The next district is read out. */
  | { readonly kind: 'asking' }

export const IDLE: Intent = { kind: 'idle' }

/** The die picked, while it still may be placed. */
export function pickedDie(view: View | null, seat: Seat | null, intent: Intent): { die: DieId; value: number } | null {
  if (view === null || seat === null || intent.kind !== 'picked') return null
  return legalNow(view, seat).dice.find(({ die }) => die === intent.die) ?? null
}

/** Picks a die; the same one again lets go of it. */
export const pick = (intent: Intent, die: DieId): Intent =>
  intent.kind === 'picked' && intent.die === die ? IDLE : { kind: 'picked', die }

/** The die that shows a face: the next one of that face if one is picked already, none after the last. */
export function pickFace(view: View, seat: Seat, intent: Intent, face: number): Intent {
  const showing = legalNow(view, seat).dice.filter(({ value }) => value === face)
  const now = intent.kind === 'picked' ? showing.findIndex(({ die }) => die === intent.die) : -1
  const next = showing[now + 1]
  return next === undefined ? IDLE : { kind: 'picked', die: next.die }
}

/** What placing the picked die with a direct tap on an enemy's die or a zone asks for; without an effect if it has none. */
export function placement(die: DieId, value: number, district: DistrictId, tapped?: Effect): Request {
  const fits = tapped !== undefined && effectOf(value) === ('kick' in tapped ? 'kick' : 'slide')
  return { type: 'placeDie', die, district, ...(fits && { effect: tapped }) }
}
