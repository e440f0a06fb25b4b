import type {
  ChangedEdition,
  Invite,
  IssuedHandover,
  IssuedTicket,
  JoinedTable,
  MadeTable,
  OpenTables,
  Place,
  Returned,
  ServerInfo,
} from './answers.ts'
import type {
  EditionBody,
  HandoverBody,
  InviteBody,
  JoinBody,
  MakeTableBody,
  PlaceBody,
  ReturnBody,
  TakeOverBody,
  TicketBody,
} from './bodies.ts'

/** What each path of the lobby answers to `GET`. Replays have a path each, and a text of their own. */
export interface GetAnswers {
  '/api/info': ServerInfo
  '/api/tables': OpenTables
}

/** What each path of the lobby answers to `POST`. */
export interface PostAnswers {
  '/api/tables': MadeTable
  '/api/join': JoinedTable
  '/api/ticket': IssuedTicket
  '/api/invite': Invite
  '/api/edition': ChangedEdition
  '/api/place': Place
  '/api/return': Returned
  '/api/handover': IssuedHandover
  '/api/takeOver': JoinedTable
}

/** What each path of the lobby wants to be sent with `POST`. */
export interface PostBodies {
  '/api/tables': MakeTableBody
  '/api/join': JoinBody
  '/api/ticket': TicketBody
  '/api/invite': InviteBody
  '/api/edition': EditionBody
  '/api/place': PlaceBody
  '/api/return': ReturnBody
  '/api/handover': HandoverBody
  '/api/takeOver': TakeOverBody
}
