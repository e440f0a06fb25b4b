import type { RefusedRequest } from '@jelly/client'
import { type DieValue, type DistrictId, ownerOf, type Seat } from '@jelly/rules'
import type { StoryLine } from '../feed/story.ts'
import { Signal } from '../hooks/Signal.ts'

/** Something that was done to me. */
export interface Hurt {
  readonly id: string
  readonly district: DistrictId
  readonly by: Seat
  /** My die was kicked, the target moved off where I lead, a lock came before my die, my lead is gone. */
  readonly kind: 'kick' | 'slide' | 'lock' | 'lead'
  /** What the kicked die was worth. */
  readonly value: DieValue | null
}

/** What hurts now; each for as long as its mark stays. */
export const hurts = new Signal<readonly Hurt[]>([])

/** What a line of the story did to a seat; null for nothing. */
export function hurtOf(line: StoryLine, you: Seat, valueOf: (die: number) => DieValue | undefined): Hurt | null {
  const { event, key: id, who: by, against, lead } = line
  if (by === 'table' || by === you) return null
  if (event.type === 'dieKicked' && ownerOf(event.die) === you) {
    return { id, by, district: event.district, kind: 'kick', value: valueOf(event.die) ?? null }
  }
  if (event.type === 'targetMoved' && against) return { id, by, district: event.district, kind: 'slide', value: null }
  if (event.type === 'districtLocked' && against) return { id, by, district: event.district, kind: 'lock', value: null }
  return lead?.lost.includes(you) ? { id, by, district: lead.district, kind: 'lead', value: null } : null
}

/** My die came after a screen. */
export function refusedHurt(refused: RefusedRequest | null, lockedBy: (id: DistrictId) => Seat | null): Hurt | null {
  if (refused?.request.type !== 'placeDie' || refused.refusal.refused !== 'districtLocked') return null
  const { district } = refused.request
  const by = lockedBy(district)
  return by === null ? null : { id: `refused ${refused.id}`, district, by, kind: 'lock', value: null }
}
