import { parseJson, type ProblemAnswer } from '@jelly/protocol'
import type { Clock, TableSummary } from '@jelly/table'
import { bodyText } from '../http/bodyText.ts'
import type { Api, ApiBindings } from '../http/lobbyApi.ts'
import { Problem, problemOf } from '../lobby/Problem.ts'
import { type Wires, WiresError } from '../wires/Wires.ts'
import type { HttpReply, NodeQuestion } from './envelope.ts'
import { type By, type Locator, LOOK_FOR, type TablePlace } from './Locator.ts'
import type { Membership } from './Membership.ts'
import type { Spread } from './Spread.ts'

const PATIENCE = 3000

export interface ForwardingOptions {
  readonly membership: Membership
  readonly locator: Locator
  readonly spread: Spread
  readonly wires: Wires
  readonly clock: Clock
  readonly api: Api
  /** Whether this process opens no more tables. */
  readonly isFull: () => boolean
  /** Restores a table that is for this process and does not run yet. */
  readonly wake: (table: string) => Promise<unknown>
}

type Asked = Omit<Extract<NodeQuestion, { type: 'http' }>, 'type'>

const ABOUT_A_TABLE = new Set([
  '/api/join',
  '/api/ticket',
  '/api/invite',
  '/api/edition',
  '/api/place',
  '/api/return',
  '/api/handover',
  '/api/takeOver',
])

/** The API of all processes: a request about a table is answered where the table runs. */
export class ForwardingApi {
  readonly #options: ForwardingOptions

  constructor(options: ForwardingOptions) {
    this.#options = options
  }

  async fetch(request: Request, { address }: ApiBindings): Promise<Response> {
    const { method } = request
    const { pathname: path } = new URL(request.url)
    if (method === 'GET' && path === '/api/tables') return this.#listing()
    if (method !== 'POST') return this.#options.api.fetch(request, { address })
    const asked = { method, path, body: await bodyText(request), address }
    if (path === '/api/tables') return responseOf(await this.#makeTable(asked))
    const by = ABOUT_A_TABLE.has(path) ? tableOf(asked) : null
    return responseOf(by === null ? await this.answer(asked) : await this.#whereItRuns(asked, by))
  }

  /** Answers here, also what another process passes on. */
  async answer({ method, path, body, address, table }: Asked): Promise<HttpReply> {
    const { membership, api } = this.#options
    if (!(await membership.sure(PATIENCE))) return replyOf(new Problem('notNow'))
    const problem = table === undefined ? null : await this.#wake(table)
    if (problem !== null) return replyOf(problem)
    const response = await api.request(path, { method, body }, { address })
    return { status: response.status, body: await response.text() }
  }

  async #wake(table: string): Promise<Problem | null> {
    try {
      await this.#options.wake(table)
      return null
    } catch (error) {
      return problemOf(error) ?? new Problem('failed')
    }
  }

  /** At the process with clearly the fewest tables. */
  async #makeTable(asked: Asked): Promise<HttpReply> {
    const { isFull, spread } = this.#options
    const full = isFull()
    const other = full ? spread.roomiest() : spread.lighter()
    if (other === null) return this.answer(asked)
    return this.#ask(other, asked).catch(() => (full ? replyOf(new Problem('tooManyTables')) : this.answer(asked)))
  }

  /** Until it is known where the table runs, and that process has answered; a table that has just moved is looked for again. */
  async #whereItRuns(asked: Asked, by: By): Promise<HttpReply> {
    const { clock, locator } = this.#options
    const until = clock.now() + LOOK_FOR
    let before: TablePlace | null = null
    for (;;) {
      const place = await locator.locate(by).catch(() => undefined)
      const reply = await this.#tryAt(place, asked, by)
      const isSettled = place === null || place?.life === before?.life
      if (reply !== null && !isOnItsWay(reply, asked) && (reply.status !== 404 || isSettled)) return reply
      if (clock.now() >= until) return replyOf(new Problem('notNow'))
      before = place ?? null
      await locator.waitAt(place, until)
    }
  }

  /** A table that is nowhere is told by the API, which counts the guess. Nothing is said while it is not known where it is. */
  async #tryAt(place: TablePlace | null | undefined, asked: Asked, by: By): Promise<HttpReply | null> {
    if (place === undefined) return null
    if (place === null) return this.#nowhere(asked, by)
    return this.#askAt(place.life, place.table === undefined ? asked : { ...asked, table: place.table })
  }

  /** Who comes late to a table that closed elsewhere is told so; who guesses too often hears nothing of it. */
  async #nowhere(asked: Asked, by: By): Promise<HttpReply> {
    const reply = await this.answer(asked)
    if (reply.status !== 404 || asked.path !== '/api/join') return reply
    const hasClosed = await this.#options.locator.hasClosed(by).catch(() => false)
    return hasClosed ? replyOf(new Problem('tableOver')) : reply
  }

  /** Null where another try may go better. */
  async #askAt(life: string, asked: Asked): Promise<HttpReply | null> {
    const { membership } = this.#options
    if (life === membership.life) return this.answer(asked)
    if (membership.isSilent(life)) return null
    try {
      return await this.#ask(life, asked)
    } catch (error) {
      const failure = error instanceof WiresError ? error.failure : 'down'
      if (failure === 'nobody') membership.suspect(life)
      return failure === 'late' && asked.path !== '/api/ticket' ? MAYBE_DONE : null
    }
  }

  async #ask(life: string, asked: Asked): Promise<HttpReply> {
    const { wires, membership } = this.#options
    const question: NodeQuestion = { type: 'http', ...asked }
    const answer = wires.ask(life, JSON.stringify(question), PATIENCE)
    return JSON.parse(await membership.whileListed(life, answer)) as HttpReply
  }

  #listing(): Response {
    const tables = this.#options.membership.nodes.flatMap(({ listing }) => JSON.parse(listing) as TableSummary[])
    return responseOf({ status: 200, body: JSON.stringify({ tables }) })
  }
}

/**
 * Whether a request was not done because its table goes elsewhere: a process has let go of it, or came too late to take it over. A ticket
 * may be asked for again whatever has failed.
 */
function isOnItsWay(reply: HttpReply, { path }: Asked): boolean {
  if (reply === MAYBE_DONE || reply.status !== 503) return false
  const { error } = JSON.parse(reply.body) as ProblemAnswer
  return path === '/api/ticket' || error === 'notNow' || error === 'closing'
}

/** Which table a request is about; null where it does not say so in the expected form, which the API then tells. */
function tableOf({ path, body }: Asked): By | null {
  const json = parseJson(body)
  if (typeof json !== 'object' || json === null) return null
  if ('code' in json && typeof json.code === 'string')
    return path === '/api/takeOver' ? { handover: json.code } : { code: json.code }
  return 'table' in json && typeof json.table === 'string' ? { id: json.table } : null
}

const replyOf = ({ status, answer }: Problem): HttpReply => ({ status, body: JSON.stringify(answer) })

/** Whoever was late may have done it: only a ticket may be asked for twice. */
const MAYBE_DONE = replyOf(new Problem('notNow'))

const responseOf = ({ status, body }: HttpReply): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } })
