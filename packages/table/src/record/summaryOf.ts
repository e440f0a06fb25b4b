import type { TableSummary } from '../model/summary.ts'
import type { TableState } from '../model/tableState.ts'

export function summaryOf({ id, settings, seats, phase, game }: TableState<never>): TableSummary {
  const count = (kind: 'person' | 'bot') => seats.filter((seat) => seat.kind === kind).length
  const { players, tempo, open, spectators } = settings
  const [people, bots] = [count('person'), count('bot')]
  return { id, players, people, bots, phase, round: game?.round ?? 0, tempo, open, spectators }
}
