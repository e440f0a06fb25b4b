import { drawGame } from '@jelly/rules'
import { beginCountdown } from '../time/countdown.ts'
import type { Task } from '../time/Task.ts'
import type { Draft } from '../record/Draft.ts'
import type { TableRecord } from '../record/TableRecord.ts'
import { newBot } from '../seats/newBot.ts'
import { peopleHere } from '../record/people.ts'
import { editionOf } from './editionOf.ts'
import { commitDice } from './newDice.ts'

/** How long the browsers have to add their seeds to the dice; lines are slow at any speed of the game. */
const SEED_WINDOW = 2000

/** A game that somebody asked for starts when the people here have given their seeds, or soon anyway. */
export const startGame: Task = {
  dueAt(record) {
    const { startingSince, hereSince, at } = record.notes
    if (startingSince === null || hereSince === null || record.state.phase !== 'lobby') return null
    return hasSeeds(record) ? at : Math.max(startingSince, hereSince) + SEED_WINDOW
  },
  act(draft) {
    begin(draft)
    return { seat: 'table', request: { type: 'beginGame' } }
  },
}

const hasSeeds = ({ state }: TableRecord): boolean =>
  peopleHere(state).every((seat) => typeof state.dice.seeds[seat] === 'string')

function begin(draft: Draft): void {
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
}
