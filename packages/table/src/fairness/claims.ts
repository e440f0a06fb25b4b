import type { DieId, DistrictId, Effect, Game } from '@jelly/rules'
import { squadOf } from '@jelly/rules'
import type { Press } from '../model/press.ts'

/** What a press wants to have: two presses conflict where both want the same thing and one of them wants it alone. */
export type Claim =
  | { readonly on: 'entrance'; readonly district: DistrictId; readonly alone: boolean }
  | { readonly on: 'die'; readonly die: DieId; readonly district: DistrictId; readonly alone: true }
  | { readonly on: 'target'; readonly district: DistrictId; readonly alone: true }
  | { readonly on: 'timer'; readonly alone: true }

const NOWHERE = -1

/** What a press claims; it follows from what everybody can see. */
export function claimsOf<Hidden extends null>(
  game: Game<Hidden>,
  { seat, request }: Pick<Press, 'seat' | 'request'>,
): Claim[] {
  if (seat === null) return []
  switch (request.type) {
    case 'placeDie': {
      const { district, effect } = request
      const place: Claim = { on: 'entrance', district, alone: false }
      return effect === undefined ? [place] : [place, effectClaim(effect, district)]
    }
    case 'useEffect': {
      const pending = squadOf(game, seat).effect
      // [R4] Where a rival has kicked the last die, the effect is over: who it was is still to be told.
      if (pending === null) return 'kick' in request.effect ? [effectClaim(request.effect, NOWHERE)] : []
      return [effectClaim(request.effect, pending.district)]
    }
    case 'lockDistrict':
      return [{ on: 'entrance', district: request.district, alone: true }]
    case 'flipTimer':
      return [{ on: 'timer', alone: true }]
    default:
      return []
  }
}

const effectClaim = (effect: Effect, district: DistrictId): Claim =>
  'kick' in effect ? { on: 'die', die: effect.kick, district, alone: true } : { on: 'target', district, alone: true }

export const nameOf = (claim: Claim): string => {
  switch (claim.on) {
    case 'entrance':
      return `entrance ${claim.district}`
    case 'die':
      return `die ${claim.die}`
    case 'target':
      return `target ${claim.district}`
    case 'timer':
      return 'timer'
  }
}

export const doConflict = (some: readonly Claim[], others: readonly Claim[]): boolean =>
  some.some((one) => others.some((other) => (one.alone || other.alone) && nameOf(one) === nameOf(other)))
