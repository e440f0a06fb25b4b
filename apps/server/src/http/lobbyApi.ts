import {
  editionBody,
  type GetAnswers,
  handoverBody,
  inviteBody,
  joinBody,
  makeTableBody,
  parseJson,
  placeBody,
  type PostAnswers,
  type PostBodies,
  returnBody,
  takeOverBody,
  ticketBody,
} from '@jelly/protocol'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type * as z from 'zod/mini'
import type { Log } from '../health/log.ts'
import type { Lobby } from '../lobby/Lobby.ts'
import { Problem, problemOf } from '../lobby/Problem.ts'
import type { Replays } from '../replays/Replays.ts'
import { bodyText } from './bodyText.ts'

/** `address`: where the request comes from, for the limits. */
export interface ApiBindings {
  readonly address: string
}

export type Api = Hono<{ Bindings: ApiBindings }>

/**
 * Every route below `/api`. It needs no network: tests and the simulation call `api.request(path, init, { address })`,
 * and a request that another process passes on has the same form.
 */
export function lobbyApi(lobby: Lobby, replays: Replays, log: Log): Api {
  const api: Api = new Hono()

  const get = <Path extends keyof GetAnswers>(path: Path, answer: () => GetAnswers[Path]) =>
    api.get(path, (c) => c.json(answer()))
  const post = <Path extends keyof PostAnswers>(
    path: Path,
    schema: z.ZodMiniType<PostBodies[Path]>,
    answer: (body: PostBodies[Path], address: string) => Promise<PostAnswers[Path]>,
    status: 200 | 201 = 200,
  ) => api.post(path, async (c) => c.json(await answer(await read(c, schema), c.env.address), status))

  api.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

  get('/api/info', () => lobby.info())
  get('/api/tables', () => lobby.openTables())
  post('/api/tables', makeTableBody, (body, address) => lobby.makeTable(body, address), 201)
  post('/api/join', joinBody, (body, address) => lobby.join(body, address))
  post('/api/ticket', ticketBody, (body) => lobby.ticket(body))
  post('/api/invite', inviteBody, (body) => lobby.invite(body))
  post('/api/edition', editionBody, (body) => lobby.changeEdition(body))
  post('/api/place', placeBody, (body) => lobby.place(body))
  post('/api/return', returnBody, (body) => lobby.comeBack(body))
  post('/api/handover', handoverBody, (body) => lobby.handOver(body))
  post('/api/takeOver', takeOverBody, (body, address) => lobby.takeOver(body, address))
  api.get('/api/replays/:game', async (c) => {
    const game = c.req.param('game')
    const replay = await replays.get(game)
    if (replay === null) throw new Problem(replays.isComing(game) ? 'gameNotOver' : 'noSuchReplay')
    return c.body(replay, 200, { 'content-type': 'application/json' })
  })

  api.notFound((c) => answerOf(c, new Problem('noSuchRoute')))
  api.onError((error, c) => {
    const problem = problemOf(error)
    if (problem !== null) return answerOf(c, problem)
    log.error({ error: String(error) }, 'a request failed')
    return answerOf(c, new Problem('failed'))
  })
  return api
}

/** What passes says so: after so many seconds it is worth another try. */
const RETRY_AFTER: Readonly<Record<number, string>> = { 429: '60', 503: '1' }

export function answerOf(c: Context, { status, answer }: Problem): Response {
  const wait = RETRY_AFTER[status]
  return c.json(answer, status as ContentfulStatusCode, wait === undefined ? {} : { 'retry-after': wait })
}

/** The body in its one allowed form, or a sentence that names the wrong field. */
async function read<Body>(c: Context, schema: z.ZodMiniType<Body>): Promise<Body> {
  const json = parseJson(await bodyText(c.req))
  if (json === undefined) throw new Problem('badRequest', { message: 'The body is not JSON.' })
  const { data, error } = schema.safeParse(json)
  if (error === undefined) return data
  const place = error.issues[0]?.path.join('.')
  throw new Problem('badRequest', place ? { message: `The field "${place}" is missing or wrong.` } : {})
}
