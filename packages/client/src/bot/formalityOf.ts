import type { Seat } from '@jelly/rules'
import type { Request, TableView } from '@jelly/table'

/** A request that is neither a move nor a choice: a seed for the dice, "I am ready", "go on". Null where there is none to send. */
export function formalityOf(view: TableView, seat: Seat, seed: string): Request | null {
  const { phase, dice, skips, game } = view
  const ready: Request | null = isReady(view, seat) ? null : { type: 'setReady', ready: true }
  switch (phase) {
    case 'lobby':
      return dice.seeds[seat] === null ? { type: 'giveSeed', seed } : ready
    case 'briefing':
    case 'ledger':
      return ready
    case 'scoring':
      return game?.choice === null && !skips.includes(seat) ? { type: 'skip' } : null
    default:
      return null
  }
}

/** Another game, once this one has ended. */
export const rematchOf = (view: TableView, seat: Seat): Request | null =>
  view.phase === 'ended' && !isReady(view, seat) ? { type: 'rematch' } : null

function isReady({ seats }: TableView, seat: Seat): boolean {
  const sitter = seats[seat]
  return sitter?.kind === 'person' && sitter.ready
}
