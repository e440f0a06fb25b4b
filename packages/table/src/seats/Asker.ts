import type { Seat } from '@jelly/rules'
import type { Request, TableRefusal } from '../model/request.ts'
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
export type Outcome = TableRefusal | null
export type Handler<T extends Request['type'], Who extends Asker = Sitter> = (
  draft: Draft,
  asker: Who,
  request: RequestOf<T>,
) => Outcome

/** What only the host may ask for. */
export const forHost =
  <T extends Request['type']>(handler: Handler<T>): Handler<T> =>
  (draft, asker, request) =>
    asker.seat === draft.table.host ? handler(draft, asker, request) : { refused: 'notHost' }
