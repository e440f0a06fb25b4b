import { canUseEffect, MAX_SEATS, type Seat, squadOf } from '@jelly/rules'
import { notesOf } from '../record/Notes.ts'
import type { TableRecord } from '../record/TableRecord.ts'
import { rollFloorOf } from './rollFloor.ts'
import { commandTask, type Task } from './Task.ts'

/**
 * [R2] After a placement the table rolls for the seat: as soon as the floor allows where there is no effect to use, else
 * when the window of the effect closes. [R8] A finished seat lets its effect go then.
 */
const rollOf = (seat: Seat): Task =>
  commandTask(
    (record, waits) => {
      const due = beforeSand(record, rollDueAt(record, seat))
      return due === null || waits.isHeld(seat) ? null : due
    },
    ({ game }) => {
      const finished = game !== null && squadOf(game, seat).hand.length === 0
      return { seat, command: { type: finished ? 'skipEffect' : 'rollDice' } }
    },
  )

export const rolls: readonly Task[] = Array.from({ length: MAX_SEATS }, (_, seat) => rollOf(seat))

function rollDueAt(record: TableRecord, seat: Seat): number | null {
  const { game, durations, phase } = record.state
  const squad = phase === 'scramble' ? game?.squads[seat] : undefined
  if (game === null || squad === undefined || squad.rolled) return null
  const { placedAt } = notesOf(record.notes, seat)
  const floor = squad.hand.length > 0 ? (rollFloorOf(record, seat) ?? Number.NEGATIVE_INFINITY) : null
  if (!canUseEffect(game, seat) || placedAt === null) return floor
  return Math.max(placedAt + durations.effect, floor ?? placedAt)
}

/** [R8] Once the sand has run out nothing is rolled, even while late presses are still on their way. */
function beforeSand({ state: { deadlines } }: TableRecord, due: number | null): number | null {
  return due !== null && due < (deadlines.sand ?? Infinity) ? due : null
}
