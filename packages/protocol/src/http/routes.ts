import type { ChangedEdition, Invite, IssuedTicket, JoinedTable, MadeTable, OpenTables, ServerInfo } from './answers.ts'
import type { EditionBody, InviteBody, JoinBody, MakeTableBody, TicketBody } from './bodies.ts'

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
}

/** What each path of the lobby wants to be sent with `POST`. */
export interface PostBodies {
  '/api/tables': MakeTableBody
  '/api/join': JoinBody
  '/api/ticket': TicketBody
  '/api/invite': InviteBody
  '/api/edition': EditionBody
}
