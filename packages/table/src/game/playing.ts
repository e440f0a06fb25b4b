import type { SeatCommand } from '@jelly/rules'
import { play } from './play.ts'
import type { Draft } from '../record/Draft.ts'
import { notesOf } from '../record/Notes.ts'
import type { Handler, Outcome, Sitter } from '../seats/Asker.ts'

const EMOTE_PAUSE = 3000

/** A move of the game. */
export function playMove(draft: Draft, { seat }: Pick<Sitter, 'seat'>, command: SeatCommand): Outcome {
  return draft.table.frozen === null ? play(draft, seat, command) : { refused: 'frozen' }
}

/** The plan is kept behind the scenes, from the row itself. */
export const planFinish: Handler<'planFinish'> = (draft, _asker, { lock }) => {
  if (draft.table.settings.purist) return { refused: 'puristTable' }
  if (draft.table.phase !== 'scramble') return { refused: 'notNow' }
  return lock !== null && draft.game?.districts[lock] === undefined ? { refused: 'noSuchDistrict' } : null
}

export const skip: Handler<'skip'> = (draft, { seat }) => {
  if (draft.table.phase !== 'scoring') return { refused: 'notNow' }
  if (!draft.table.skips.includes(seat)) draft.tell({ type: 'skipAsked', seat })
  return null
}

export const emote: Handler<'emote'> = (draft, { seat }) => {
  const { emotedAt } = notesOf(draft.notes, seat)
  return emotedAt !== null && draft.now < emotedAt + EMOTE_PAUSE ? { refused: 'tooOften' } : null
}
