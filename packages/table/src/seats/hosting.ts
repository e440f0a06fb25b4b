import { isInGame } from '../record/isInGame.ts'
import { personAt } from '../record/people.ts'
import { forHost, type RequestHandler } from './Asker.ts'
import { newBot } from './newBot.ts'
import { vacate } from './seating.ts'

/** Sends a person away for good, or a bot. During a game a bot plays on for that person. */
export const freeSeat: RequestHandler<'freeSeat'> = forHost((draft, asker, { seat }) => {
  const { table } = draft
  if (table.seats[seat] === undefined || seat === asker.seat) return { refused: 'noSuchSeat' }
  const sitter = personAt(table, seat)
  if (isInGame(table) && sitter === null) return { refused: 'tooLate' }
  if (sitter !== null) draft.tellQuietly({ type: 'personRemoved', seat })
  if (sitter !== null && isInGame(table)) draft.tellQuietly({ type: 'newcomerRefused', person: sitter.person })
  vacate(draft, seat)
  return null
})

export const seatBot: RequestHandler<'seatBot'> = forHost((draft, _asker, { seat, level }) => {
  if (isInGame(draft.table)) return { refused: 'tooLate' }
  if (draft.table.seats[seat] === undefined) return { refused: 'noSuchSeat' }
  if (personAt(draft.table, seat) !== null) return { refused: 'seatTaken' }
  draft.tell({ type: 'seatChanged', seat, to: newBot(draft, level) })
  return null
})

export const mute: RequestHandler<'mute'> = forHost((draft, _asker, { seat, muted }) => {
  const sitter = draft.table.seats[seat]
  if (sitter === undefined || sitter.kind === 'empty') return { refused: 'noSuchSeat' }
  const { muted: _before, ...rest } = sitter
  draft.tell({ type: 'seatChanged', seat, to: { ...rest, ...(muted && { muted }) } })
  return null
})

export const makeHost: RequestHandler<'makeHost'> = forHost((draft, _asker, { seat }) => {
  if (personAt(draft.table, seat) === null) return { refused: 'noSuchSeat' }
  if (draft.table.host !== seat) draft.tell({ type: 'hostChanged', seat })
  return null
})
