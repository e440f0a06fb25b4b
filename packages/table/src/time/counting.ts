import type { Seat, SeatCommand } from '@jelly/rules'
import type { CountingRule, SeatTiming } from '@jelly/tempo'
import type { Fairness } from '../fairness/Fairness.ts'
import { isOfScramble } from '../fairness/judge.ts'
import type { Press } from '../model/press.ts'
import { notesOf } from '../record/Notes.ts'
import type { TableRecord } from '../record/TableRecord.ts'

/** Works out anew when a press counts, by the rule of the tempo, and when it is handled. */
export function timePress(press: Press, record: TableRecord, rule: CountingRule, fairness: Fairness): void {
  const { arrivedAt, pressedAt, seat } = press
  press.countsAt = pressedAt
  press.turn = 0
  press.dueAt = arrivedAt
  if (seat === null || press.isMoot) return
  if (record.state.phase === 'scramble' && isOfScramble(press.request)) {
    const timing = timingOf(record, seat)
    press.countsAt = rule.countsAt(press.request.type as SeatCommand['type'], pressedAt, timing)
    press.turn = rule.turnAt(press.countsAt, timing)
  }
  const readyAt = Math.max(arrivedAt, press.countsAt)
  press.dueAt = Math.max(readyAt, fairness.heldUntil(record.state, press) ?? readyAt)
}

function timingOf({ state, notes }: TableRecord, seat: Seat): SeatTiming {
  const { rolledAt, actedAt } = notesOf(notes, seat)
  return {
    durations: state.durations,
    seats: state.seats.length,
    seat,
    roundAt: notes.roundAt ?? notes.at,
    rolledAt,
    actedAt,
  }
}
