import type { Request, TableRequest } from '../model/request.ts'
import type { Draft } from '../record/Draft.ts'
import type { Asker, Handler, Outcome, Sitter } from '../seats/Asker.ts'
import { emote, planFinish, playMove, skip } from '../game/playing.ts'
import { changeSettings, giveSeed, rematch, setName, setReady, startGame } from '../game/preparing.ts'
import { admit, freeSeatForHost, leaveSeat, seatBot, takeSeat } from '../seats/seating.ts'

type SitterRequest = Exclude<TableRequest['type'], 'takeSeat'>

const handlers: { readonly [T in SitterRequest]: Handler<T> } = {
  leaveSeat,
  setReady,
  setName,
  giveSeed,
  planFinish,
  skip,
  emote,
  rematch,
  changeSettings,
  seatBot,
  freeSeat: freeSeatForHost,
  admit,
  startGame,
}

const isForTheTable = (request: Request): request is Extract<TableRequest, { type: SitterRequest }> =>
  Object.hasOwn(handlers, request.type)

/** What follows from what somebody asks for, told to the draft; or why nothing does. */
export function handle(draft: Draft, asker: Asker, request: Request): Outcome {
  if (draft.table.phase === 'closed') return { refused: 'tableClosed' }
  if (request.type === 'takeSeat') return takeSeat(draft, asker, request.seat)
  if (asker.seat === null) return { refused: 'notSeated' }
  const sitter: Sitter = { ...asker, seat: asker.seat }
  if (!isForTheTable(request)) return playMove(draft, sitter, request)
  const handler = handlers[request.type] as Handler<SitterRequest>
  return handler(draft, sitter, request)
}
