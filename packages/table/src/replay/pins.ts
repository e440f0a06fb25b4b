import { type DistrictId, type Event, ownerOf, type Seat } from '@jelly/rules'
import type { ReplayPlayer } from './ReplayPlayer.ts'

export const PIN_KINDS = ['place', 'kick', 'slide', 'lock', 'flip', 'twins', 'lead'] as const
export type PinKind = (typeof PIN_KINDS)[number]

/** Something on a player's lane of the timeline. */
export interface Pin {
  readonly kind: PinKind
  readonly seat: Seat
  readonly moment: number
  /** In milliseconds from the start. */
  readonly time: number
  readonly district: DistrictId | null
  /** Whom it was done to. */
  readonly whom: Seat | null
}

export interface RoundSpan {
  readonly round: number
  readonly from: number
  readonly to: number
  /** Its first moment. */
  readonly moment: number
}

/** What is worth a pin, in order. */
export function pinsOf(player: ReplayPlayer): Pin[] {
  const jelly: number[] = player.replay.players.map(() => 0)
  const pins: Pin[] = []
  let leader: Seat | null = null
  player.rows.forEach(({ events }, n) => {
    const place = { moment: n + 1, time: player.timeOf(n + 1) }
    for (const told of events) {
      if (told.type !== 'game') continue
      collect(told.event, jelly)
      pins.push(...pinned(told.event).map((pin) => ({ ...place, ...pin })))
    }
    const first = soleLeader(jelly)
    if (first !== null && leader !== null && first !== leader)
      pins.push({ ...place, kind: 'lead', seat: first, district: null, whom: leader })
    leader = first ?? leader
  })
  return pins
}

type Pinned = Pick<Pin, 'kind' | 'seat' | 'district' | 'whom'>

function pinned(event: Event): Pinned[] {
  switch (event.type) {
    case 'diePlaced':
      return [{ kind: 'place', seat: event.seat, district: event.district, whom: null }]
    case 'dieKicked':
      return [{ kind: 'kick', seat: event.seat, district: event.district, whom: ownerOf(event.die) }]
    case 'targetMoved':
      return [{ kind: 'slide', seat: event.seat, district: event.district, whom: null }]
    case 'districtLocked':
      return [{ kind: 'lock', seat: event.seat, district: event.district, whom: null }]
    case 'timerFlipped':
      return event.by === 'table' ? [] : [{ kind: 'flip', seat: event.by, district: null, whom: null }]
    case 'districtScored':
      return [...new Set(event.cancelled.map(ownerOf))].map((seat) => ({
        kind: 'twins',
        seat,
        district: event.district,
        whom: null,
      }))
    default:
      return []
  }
}

function collect(event: Event, jelly: number[]): void {
  const add = (seat: Seat, amount: number) => (jelly[seat] = (jelly[seat] ?? 0) + amount)
  if (event.type === 'jellyGained') add(event.seat, event.amount)
  if (event.type !== 'jellyPaid') return
  add(event.to, event.amount)
  add(event.from, -event.amount)
}

function soleLeader(jelly: readonly number[]): Seat | null {
  const most = Math.max(...jelly)
  return jelly.filter((amount) => amount === most).length === 1 ? jelly.indexOf(most) : null
}

/** From when to when each round lasts, with its scoring and its ledger. */
export function roundsOf(player: ReplayPlayer): RoundSpan[] {
  const starts = player.rows.flatMap(({ events }, n) =>
    events.flatMap((told) =>
      told.type === 'game' && told.event.type === 'roundStarted'
        ? [{ round: told.event.round, moment: n + 1, from: player.timeOf(n + 1) }]
        : [],
    ),
  )
  return starts.map((start, n) => ({ ...start, to: starts[n + 1]?.from ?? player.duration }))
}
