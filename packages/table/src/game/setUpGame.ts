import { drawGame } from '@jelly/rules'
import type { Draft } from '../record/Draft.ts'
import { editionOf } from '../record/editionOf.ts'
import { newBot } from '../seats/newBot.ts'
import { commitDice } from './newDice.ts'
import { beginCountdown } from './phases.ts'

/** Bots fill the empty seats, the city is drawn, and the briefing or the countdown begins. */
export function setUpGame(draft: Draft): void {
  const { table } = draft
  fillSeats(draft)
  draft.tell({ type: 'gameBegun', number: table.gameNumber + 1 })
  const { players, firstGame, promo } = table.settings
  draft.tellGame(drawGame({ seats: players, edition: editionOf(table.settings), firstGame, promo }, draft.dice))
  if (table.settings.briefing) draft.tell({ type: 'phaseChanged', phase: 'briefing' })
  else beginCountdown(draft)
}

function fillSeats(draft: Draft): void {
  for (const [seat, { kind }] of draft.table.seats.entries()) {
    if (kind === 'empty') draft.tell({ type: 'seatChanged', seat, to: newBot(draft, draft.table.settings.botLevel) })
  }
}

/** Back to the lobby, with new dice for the next game of the series. */
export function backToLobby(draft: Draft): void {
  commitDice(draft, draft.bytes)
  draft.tell({ type: 'phaseChanged', phase: 'lobby' })
  draft.clearDeadlines()
}
