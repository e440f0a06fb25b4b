import type { Seat } from '@jelly/rules'
import type { Request } from '../model/request.ts'
import { notesOf } from '../record/Notes.ts'
import type { TableRecord } from '../record/TableRecord.ts'

const ANY_TIME = Number.NEGATIVE_INFINITY

/**
 * The earliest time at which a seat may do this: a while between its rolls, and a shorter one from a roll to a
 * placement, the same for people, bots, keys and touch. A press that comes before is kept until then.
 */
export function floorOf({ state, notes }: TableRecord, seat: Seat, { type }: Pick<Request, 'type'>): number {
  const { rolledAt } = notesOf(notes, seat)
  if (rolledAt === null || state.phase !== 'scramble') return ANY_TIME
  if (type === 'rollDice') return rolledAt + state.durations.rollFloor
  return type === 'placeDie' ? rolledAt + state.durations.placeFloor : ANY_TIME
}
