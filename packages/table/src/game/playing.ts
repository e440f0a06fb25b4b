import type { SeatCommand } from '@jelly/rules'
import { planOf, type PossibleRefusal } from '../model/request.ts'
import type { Draft } from '../record/Draft.ts'
import { notesOf } from '../record/Notes.ts'
import type { RequestHandler, Sitter } from '../seats/Asker.ts'
import { play } from './play.ts'

const EMOTE_PAUSE = 3000

/** A move of the game. */
export function playMove(draft: Draft, { seat }: Pick<Sitter, 'seat'>, command: SeatCommand): PossibleRefusal {
  return draft.table.frozen === null ? play(draft, seat, command) : { refused: 'frozen' }
}

/** Nobody else may learn of a plan, not even from a missing number. */
export const planFinish: RequestHandler<'planFinish'> = (draft, { seat }, plan) => {
  if (draft.table.settings.purist) return { refused: 'puristTable' }
  if (draft.table.phase !== 'scramble') return { refused: 'notNow' }
  if (plan.lock !== null && draft.game?.districts[plan.lock] === undefined) return { refused: 'noSuchDistrict' }
  draft.tellQuietly({ type: 'finishPlanned', seat, plan: planOf(plan) })
  return null
}

export const skip: RequestHandler<'skip'> = (draft, { seat }) => {
  if (draft.table.phase !== 'scoring') return { refused: 'notNow' }
  if (!draft.table.skips.includes(seat)) draft.tell({ type: 'skipAsked', seat })
  return null
}

export const emote: RequestHandler<'emote'> = (draft, { seat }, { emote }) => {
  const sitter = draft.table.seats[seat]
  if (sitter !== undefined && sitter.kind !== 'empty' && sitter.muted) return { refused: 'muted' }
  const { emotedAt } = notesOf(draft.notes, seat)
  if (emotedAt !== null && draft.now < emotedAt + EMOTE_PAUSE) return { refused: 'tooOften' }
  draft.tellQuietly({ type: 'emoted', seat, emote })
  return null
}
