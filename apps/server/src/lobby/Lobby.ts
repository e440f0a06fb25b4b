import type { EditionBody, JoinBody, MakeTableBody, TicketBody } from '@jelly/protocol'
import { PROTOCOL_VERSION } from '@jelly/protocol'
import { EditionError, loadEdition } from '@jelly/rules'
import type { Clock, TableRefusal } from '@jelly/table'
import type { Tickets } from '../gateway/Tickets.ts'
import type { Host } from '../host/Host.ts'
import type { HostedTable } from '../host/HostedTable.ts'
import { Attempts } from '../limits/Attempts.ts'
import { type Answer, Problem } from './Answer.ts'
import { Doorkeeper } from './Doorkeeper.ts'

export interface LobbyOptions {
  readonly host: Host
  readonly tickets: Tickets
  readonly clock: Clock
  readonly speed: number
  readonly maxTables: number
  readonly tablesPerMinute: number
  readonly version: string
  /** The address that players share. */
  readonly url: () => string
}

/** Who comes in is remembered, so nobody comes in without end: so many times as one may make tables. */
const JOINS = 10

/** What can be done before one sits at a table: make one, join one, get a ticket for its socket. */
export class Lobby {
  readonly #options: LobbyOptions
  readonly #door: Doorkeeper
  readonly #made: Attempts
  readonly #joined: Attempts

  constructor(options: LobbyOptions) {
    this.#options = options
    this.#door = new Doorkeeper(options.host, options.clock, options.speed)
    this.#made = new Attempts(options.tablesPerMinute)
    this.#joined = new Attempts(options.tablesPerMinute * JOINS)
  }

  async makeTable({ name, settings = {}, quick }: MakeTableBody, address: string): Promise<Answer> {
    const { host, clock, maxTables } = this.#options
    if (host.size >= maxTables) throw new Problem('tooManyTables')
    if (this.#made.isBlocked(address, clock.now())) throw new Problem('tooOften')
    if (settings.edition) checkEdition(settings.edition)
    this.#made.count(address, clock.now())
    const table = await host.open(settings, quick === true)
    const { token, seat } = await this.#seatGuest(table, name)
    return { status: 201, body: { table: table.id, token, seat, invite: this.#inviteTo(table) } }
  }

  async join(body: JoinBody, address: string): Promise<Answer> {
    const now = this.#options.clock.now()
    if (this.#joined.isBlocked(address, now)) throw new Problem('tooOften')
    const table = await this.#door.tableFor(body, address)
    this.#joined.count(address, now)
    if (body.watch) return ok(await this.#watcher(table, body.name))
    const { token, seat } = await this.#seatGuest(table, body.name)
    return ok({ table: table.id, token, seat, ...(seat === null && { waiting: true }) })
  }

  async ticket({ table, token }: TicketBody): Promise<Answer> {
    const { person, name } = (await this.#door.bearerOf(table, token)).guest
    return ok({ ticket: this.#options.tickets.issue({ table, person, name }) })
  }

  async invite({ table, token }: TicketBody): Promise<Answer> {
    const { hosted } = await this.#door.bearerOf(table, token)
    return ok(this.#inviteTo(hosted))
  }

  async changeEdition({ table, token, edition }: EditionBody): Promise<Answer> {
    const { hosted, guest } = await this.#door.bearerOf(table, token)
    if (edition !== null) checkEdition(edition)
    const refusal = await hosted.request(guest.person, { type: 'changeSettings', settings: { edition } })
    if (refusal !== null) throw refusedBy(refusal)
    return ok({})
  }

  tables(): Answer {
    return ok({ tables: this.#options.host.summaries().filter(({ open }) => open) })
  }

  info(): Answer {
    const { version, speed, url } = this.#options
    return ok({ protocol: PROTOCOL_VERSION, version, url: url(), speed })
  }

  /** The token is durable before anybody sits: a seat whose token is lost could never be taken again. */
  async #seatGuest(hosted: HostedTable, name: string): Promise<{ token: string; seat: number | null }> {
    const { person, token } = await this.#options.host.addGuest(hosted, name)
    const answer = await hosted.sit(person, name)
    if ('refused' in answer) throw refusedBy(answer)
    return { token, seat: 'seat' in answer ? answer.seat : null }
  }

  async #watcher(hosted: HostedTable, name: string): Promise<object> {
    if (!hosted.summary().spectators) throw new Problem('noSpectators')
    const { token } = await this.#options.host.addGuest(hosted, name)
    return { table: hosted.id, token, seat: null }
  }

  #inviteTo({ id, record: { code, secret } }: HostedTable): object {
    return { code, secret, url: `${this.#options.url()}/t/${id}#${secret}` }
  }
}

const ok = (body: object): Answer => ({ status: 200, body })

function checkEdition(edition: unknown): void {
  try {
    loadEdition(edition)
  } catch (error) {
    throw error instanceof EditionError ? new Problem('badEdition', { message: error.message }) : error
  }
}

const refusedBy = ({ refused, ...about }: TableRefusal): Problem =>
  refused === 'notHost'
    ? new Problem('notHost')
    : new Problem('refused', { code: refused, ...('detail' in about && about.detail && { message: about.detail }) })
