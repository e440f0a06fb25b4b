import type { Seat } from '@jelly/rules'
import { floorOf } from '../time/floors.ts'
import type { Request } from '../model/request.ts'
import type { Pressed, Fairness } from '../fairness/Fairness.ts'
import type { TableRecord } from '../record/TableRecord.ts'
import type { Job } from './Job.ts'

/** A press that is not handled yet: a person's, a bot's or one that a seat planned. */
export interface Move {
  readonly seat: Seat | null
  readonly request: Request
  readonly arrivedAt: number
  readonly pressedAt: number
  readonly isMoot?: boolean
  /** `held`: how long it waited on purpose. */
  toJob(held: number): Job
}

/** A move with the time at which it is handled. */
export interface TimedMove extends Move {
  readonly dueAt: number
}

/** A press waits for the floor, and to be compared with presses that are still on their way. */
export function timed(move: Move, record: TableRecord, referee: Fairness): TimedMove {
  const { seat, arrivedAt } = move
  if (seat === null || move.isMoot === true) return { ...move, dueAt: arrivedAt }
  const floor = floorOf(record, seat, move.request)
  const pressedAt = Math.max(move.pressedAt, floor)
  const readyAt = Math.max(arrivedAt, floor)
  const heldUntil = referee.heldUntil(record.state, { ...move, seat, pressedAt })
  return { ...move, pressedAt, dueAt: Math.max(readyAt, heldUntil ?? readyAt) }
}

export const isPressed = <M extends Move>(move: M): move is M & Pressed => move.seat !== null

/** The move to be handled now: of those that are due the one pressed first, and none before an earlier one it conflicts with. */
export function firstDue(
  moves: readonly TimedMove[],
  { state }: TableRecord,
  referee: Fairness,
  now: number,
): TimedMove | null {
  const due = moves.filter((move) => move.dueAt <= now && !moves.some((other) => isBehind(move, other, now)))
  return due.sort((one, other) => one.pressedAt - other.pressedAt)[0] ?? null

  function isBehind(move: TimedMove, other: TimedMove, time: number): boolean {
    if (other.arrivedAt > time || other.pressedAt >= move.pressedAt) return false
    return isPressed(move) && isPressed(other) && referee.conflict(state, move, other)
  }
}
