import type { Seat } from '@jelly/rules'
import type { PossibleRefusal, Request } from '../model/request.ts'
import type { Draft } from '../record/Draft.ts'

/** Who asks: somebody on a seat, or somebody who only watches. */
export interface Asker {
  readonly person: string
  readonly name: string
  readonly seat: Seat | null
}

/** Somebody who sits at the table. */
export interface Sitter extends Asker {
  readonly seat: Seat
}

export type RequestOf<T extends Request['type']> = Extract<Request, { type: T }>
export type RequestHandler<T extends Request['type'], Who extends Asker = Sitter> = (
  draft: Draft,
  asker: Who,
  request: RequestOf<T>,
) => PossibleRefusal

/** What only the host may ask for. */
export const forHost =
  <T extends Request['type']>(handler: RequestHandler<T>): RequestHandler<T> =>
  (draft, asker, request) =>
    asker.seat === draft.table.host ? handler(draft, asker, request) : { refused: 'notHost' }
