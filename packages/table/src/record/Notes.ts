import type { Seat } from '@jelly/rules'
import type { FinishPlan } from '../model/request.ts'

/** What the table needs to know and no view shows. Like the state, it follows from the journal's rows alone. */
export interface Notes {
  /** The last row. */
  seq: number
  epoch: number
  at: number
  /** How many `events` messages the viewers have been told. */
  told: number
  /** The latest message numbers of each person that are in the journal; they rise. */
  acceptedIds: Record<string, number[]>
  /** Since when a game is about to start, as soon as the people here have given their seeds. */
  startingSince: number | null
  newcomers: number
  /** People whom the host has sent away from the door for good. */
  refused: readonly string[]
  /** People whom the host has put off, and who have not asked again. */
  putOff: readonly string[]
  /** Since when nobody who sits here is connected. */
  emptySince: number | null
  /** Since when somebody is. */
  hereSince: number | null
  /** When the round began; null before the first. */
  roundAt: number | null
  seats: SeatNotes[]
}

export interface SeatNotes {
  /** Since when its person is gone. */
  readonly awaySince: number | null
  readonly rolledAt: number | null
  /** Whether no message asked for that roll. */
  readonly rolledByTable: boolean
  /** When the die whose effect is pending was placed. */
  readonly placedAt: number | null
  /** When a command of its own last counted this round. */
  readonly actedAt: number | null
  readonly plan: FinishPlan | null
  readonly emotedAt: number | null
}

export const NEW_SEAT: SeatNotes = {
  awaySince: null,
  rolledAt: null,
  rolledByTable: false,
  placedAt: null,
  actedAt: null,
  plan: null,
  emotedAt: null,
}

export const newNotes = (epoch: number, at: number, seats: number): Notes => ({
  seq: 0,
  epoch,
  at,
  told: 0,
  acceptedIds: {},
  startingSince: null,
  newcomers: 0,
  refused: [],
  putOff: [],
  emptySince: at,
  hereSince: null,
  roundAt: null,
  seats: Array.from({ length: seats }, () => NEW_SEAT),
})

/** More than anybody can have asked without having heard an answer. */
const REMEMBERED = 64

export const lastIdOf = ({ acceptedIds }: Notes, person: string): number => acceptedIds[person]?.at(-1) ?? 0

/** A number that is too old to be remembered is taken for one that was accepted. */
export function wasAccepted({ acceptedIds }: Notes, person: string, id: number): boolean {
  const ids = acceptedIds[person] ?? []
  return ids.includes(id) || (ids.length === REMEMBERED && id < (ids[0] ?? 0))
}

export function noteAccepted(notes: Notes, person: string, id: number): void {
  const ids = (notes.acceptedIds[person] ??= [])
  ids.push(id)
  if (ids.length > REMEMBERED) ids.shift()
}

export const notesOf = (notes: Notes, seat: Seat): SeatNotes => notes.seats[seat] ?? NEW_SEAT

export function changeSeat(notes: Notes, seat: Seat, change: Partial<SeatNotes>): void {
  const old = notes.seats[seat]
  if (old !== undefined) notes.seats[seat] = { ...old, ...change }
}
