import { editionBody, inviteBody, joinBody, makeTableBody, parseJson, ticketBody } from '@jelly/protocol'
import { SettingsError } from '@jelly/table'
import type * as z from 'zod/mini'
import { StoreError } from '../store/StoreError.ts'
import { type Answer, Problem } from './Answer.ts'
import type { Lobby } from './Lobby.ts'
import type { Replays } from './Replays.ts'

export interface Asked {
  readonly method: string
  readonly path: string
  /** The text of the body; empty for GET. */
  readonly body: string
  readonly address: string
}

type Route = (asked: Asked) => Answer | Promise<Answer>

/** Every route of the lobby, without a word of HTTP: the simulation calls them too. */
export function lobbyRoutes(lobby: Lobby, replays: Replays): (asked: Asked) => Promise<Answer> {
  const routes: Readonly<Record<string, Route>> = {
    'GET /api/info': () => lobby.info(),
    'GET /api/tables': () => lobby.tables(),
    'POST /api/tables': (asked) => lobby.makeTable(read(makeTableBody, asked.body), asked.address),
    'POST /api/join': (asked) => lobby.join(read(joinBody, asked.body), asked.address),
    'POST /api/ticket': (asked) => lobby.ticket(read(ticketBody, asked.body)),
    'POST /api/invite': (asked) => lobby.invite(read(inviteBody, asked.body)),
    'POST /api/edition': (asked) => lobby.changeEdition(read(editionBody, asked.body)),
  }
  const routeOf = ({ method, path }: Asked): Route | undefined =>
    path.startsWith('/api/replays/') && method === 'GET'
      ? () => replays.get(path.slice('/api/replays/'.length))
      : routes[`${method} ${path}`]
  return async (asked) => {
    try {
      const route = routeOf(asked)
      if (route === undefined) throw new Problem('noSuchRoute')
      return await route(asked)
    } catch (error) {
      return problemOf(error).answer
    }
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof SettingsError) return new Problem('badRequest', { code: 'badSettings', message: error.message })
  if (error instanceof StoreError) return new Problem(error.failure === 'closed' ? 'closing' : 'storeFailed')
  throw error
}

/** The body in its one allowed form, or a sentence that names the field. */
function read<Schema extends z.ZodMiniType>(schema: Schema, body: string): z.infer<Schema> {
  const json = parseJson(body)
  if (json === undefined) throw new Problem('badRequest', { message: 'The body is not JSON.' })
  const { data, error } = schema.safeParse(json)
  if (error === undefined) return data
  const place = error.issues[0]?.path.join('.')
  throw new Problem('badRequest', place ? { message: `The field "${place}" is missing or wrong.` } : {})
}
