import { canUseEffect, type Command, type Seat, squadOf } from '@jelly/rules'
import { backstageOf } from '../record/Backstage.ts'
import type { TableRecord } from '../record/TableRecord.ts'
import { commandChore, earliest } from './Chore.ts'
import { floorOf } from './floors.ts'

/**
 * [R2] After a placement the table rolls for the seat: as soon as the floor allows where there is no effect to use, else
 * when the window of the effect closes. [R8] A finished seat lets its effect go then.
 */
export const rolls = commandChore(
  (record) => earliest(seatsOf(record).map((seat) => rollDueAt(record, seat))),
  (draft) => {
    const record = { state: draft.table, backstage: draft.backstage }
    const seat = seatsOf(record).find((seat) => (rollDueAt(record, seat) ?? Infinity) <= draft.now) ?? 0
    return { seat, command: rollOrLetGo(record, seat) }
  },
)

const seatsOf = ({ state }: TableRecord): Seat[] => state.seats.map((_, seat) => seat)

function rollDueAt(record: TableRecord, seat: Seat): number | null {
  const { game, durations, phase } = record.state
  if (game === null || phase !== 'scramble') return null
  const { hand, rolled } = squadOf(game, seat)
  const { placedAt } = backstageOf(record.backstage, seat)
  if (rolled) return null
  const floor = hand.length > 0 ? floorOf(record, seat, { type: 'rollDice' }) : null
  if (!canUseEffect(game, seat) || placedAt === null) return floor
  return Math.max(placedAt + durations.effect, floor ?? placedAt)
}

const rollOrLetGo = ({ state }: TableRecord, seat: Seat): Command =>
  state.game !== null && squadOf(state.game, seat).hand.length === 0 ? { type: 'skipEffect' } : { type: 'rollDice' }
