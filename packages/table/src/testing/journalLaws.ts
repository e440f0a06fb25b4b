import { DICE_PER_SEAT, ownerOf } from '@jelly/rules'
import type { JournalRow } from '../model/ports.ts'
import type { TableState } from '../model/tableState.ts'

const TIMERS = { sandRunsOut: 'sand', startRound: 'start', answerByDefault: 'choice', flipTimer: 'autoFlip' } as const

/** No timer rings early: throws where this row says that one did, at a table that was in this state. */
export function notEarly({ request, seat, at }: JournalRow, { deadlines }: TableState<never>): void {
  const name = TIMERS[request?.type as keyof typeof TIMERS]
  if (name === undefined || seat !== 'table') return
  const due = deadlines[name]
  if (due === undefined || at < due) throw new Error(`${request?.type} at ${at}, due at ${due}`)
}

/** [R5] During a round each seat's seven dice are in its hand, on a district or on the center. */
export function conserved({ game }: TableState<never>): void {
  if (game === null || game.phase !== 'scramble') return
  const counts = game.squads.map(({ hand }) => hand.length)
  for (const { die } of [...game.districts.flatMap(({ dice }) => dice), ...game.center])
    counts[ownerOf(die)] = (counts[ownerOf(die)] ?? 0) + 1
  if (counts.some((count) => count !== DICE_PER_SEAT)) throw new Error(`the seats have ${counts.join(', ')} dice`)
}
