import { type DistrictId, ownerOf, type Seat, type ViewEvent } from '@jelly/rules'
import type { Moment } from '@jelly/client'
import { changeFor, type Scene, scenesOf } from './scenes.ts'

export type TurningPoint =
  /** The largest gain that one district brought one seat. */
  | {
      readonly kind: 'haul'
      readonly round: number
      readonly seat: Seat
      readonly district: DistrictId
      readonly jelly: number
    }
  /** Twins that cost a seat a district. */
  | {
      readonly kind: 'twins'
      readonly round: number
      readonly seat: Seat
      readonly district: DistrictId
      readonly dice: number
    }
  /** The most dice of others that one seat kicked. */
  | { readonly kind: 'kicker'; readonly seat: Seat; readonly kicks: number }
  /** Who turned the hourglass most often. */
  | { readonly kind: 'hurry'; readonly seat: Seat; readonly flips: number }

const ROUNDS = [1, 2, 3, 4]

/** A few things that made the game, as far as this page saw them. */
export function turningPoints(moments: readonly Moment[], seats: number): TurningPoint[] {
  const scenes = ROUNDS.flatMap((round) => scenesOf(moments, round))
  return [haul(scenes, seats), twins(scenes), kicker(moments), hurry(moments)].filter((point) => point !== null)
}

function haul(scenes: readonly Scene[], seats: number): TurningPoint | null {
  const gains = scenes.flatMap((scene) =>
    Array.from({ length: seats }, (_, seat) => ({ scene, seat, jelly: changeFor(scene, seat).jelly })),
  )
  const [best] = gains.toSorted((one, other) => other.jelly - one.jelly)
  if (!best || best.jelly < 4 || best.scene.district === null) return null
  return { kind: 'haul', round: best.scene.round, seat: best.seat, district: best.scene.district, jelly: best.jelly }
}

function twins(scenes: readonly Scene[]): TurningPoint | null {
  const [worst] = scenes
    .filter(({ cancelled }) => cancelled.length > 1)
    .toSorted((one, other) => other.cancelled.length - one.cancelled.length)
  const seat = worst && mostOften(worst.cancelled.map(ownerOf))
  if (!worst || !seat || worst.district === null) return null
  return { kind: 'twins', round: worst.round, seat: seat.seat, district: worst.district, dice: seat.times }
}

/** One's own die out of the way is no blow: headlines and statistics do not count it either. */
export const isKickOfOther = (event: ViewEvent): event is Extract<ViewEvent, { type: 'dieKicked' }> =>
  event.type === 'dieKicked' && event.seat !== ownerOf(event.die)

function kicker(moments: readonly Moment[]): TurningPoint | null {
  const most = mostOften(moments.flatMap(({ event }) => (isKickOfOther(event) ? [event.seat] : [])))
  return most && most.times > 1 ? { kind: 'kicker', seat: most.seat, kicks: most.times } : null
}

function hurry(moments: readonly Moment[]): TurningPoint | null {
  const by = moments.flatMap(({ event }) => (event.type === 'timerFlipped' && event.by !== 'table' ? [event.by] : []))
  const most = mostOften(by)
  return most && most.times > 1 ? { kind: 'hurry', seat: most.seat, flips: most.times } : null
}

function mostOften(seats: readonly Seat[]): { seat: Seat; times: number } | null {
  const counted = [...new Set(seats)].map((seat) => ({ seat, times: seats.filter((other) => other === seat).length }))
  return counted.toSorted((one, other) => other.times - one.times)[0] ?? null
}
