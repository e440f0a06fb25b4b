import { type Command, type Seat, squadOf } from '@jelly/rules'
import { backstageOf } from '../record/Backstage.ts'
import type { TableRecord } from '../record/TableRecord.ts'
import { commandChore } from './Chore.ts'

/** [R6] [R7] What a seat planned for when it has placed its last die, done without a round trip. */
export const finishPlan = commandChore(
  (record) => (nextOfPlans(record) === null ? null : record.backstage.at),
  (draft) =>
    nextOfPlans({ state: draft.table, backstage: draft.backstage }) ?? { seat: 0, command: { type: 'skipEffect' } },
)

interface Planned {
  readonly seat: Seat
  readonly command: Command
}

function nextOfPlans(record: TableRecord): Planned | null {
  if (record.state.phase !== 'scramble') return null
  for (const [seat] of record.state.seats.entries()) {
    const command = nextOfPlan(record, seat)
    if (command !== null) return { seat, command }
  }
  return null
}

function nextOfPlan({ state, backstage }: TableRecord, seat: Seat): Command | null {
  const { plan } = backstageOf(backstage, seat)
  if (plan === null || state.game === null) return null
  const { hand, screen } = squadOf(state.game, seat)
  if (hand.length > 0) return null
  const { lock, flip } = plan
  const free = lock !== null && screen === null && state.game.districts[lock]?.lockedBy === null
  if (free) return { type: 'lockDistrict', district: lock }
  return flip && state.game.flippedBy === null ? { type: 'flipTimer' } : null
}
