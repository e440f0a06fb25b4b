import {
  type ChangedEdition,
  type EditionBody,
  type Invite,
  type IssuedTicket,
  type JoinBody,
  type JoinedTable,
  type MadeTable,
  type MakeTableBody,
  type OpenTables,
  PROTOCOL_VERSION,
  type ServerInfo,
  type TicketBody,
} from '@jelly/protocol'
import { EditionError, loadEdition } from '@jelly/rules'
import type { TableRefusal } from '@jelly/table'
import type { LobbyLimits } from '../limits/LobbyLimits.ts'
import type { Tickets } from '../secrets/Tickets.ts'
import type { RunningTable } from '../tables/RunningTable.ts'
import type { Tables } from '../tables/Tables.ts'
import { Admission } from './Admission.ts'
import { Problem } from './Problem.ts'

export interface LobbyOptions {
  readonly tables: Tables
  readonly tickets: Tickets
  readonly limits: LobbyLimits
  readonly speed: number
  readonly maxTables: number
  readonly version: string
  /** The address that players share. */
  readonly url: () => string
}

/** What people do before they sit at a table: make one, join one, get a ticket for its socket. */
export class Lobby {
  readonly #options: LobbyOptions
  readonly #admission: Admission

  constructor(options: LobbyOptions) {
    this.#options = options
    this.#admission = new Admission(options.tables, options.limits)
  }

  async makeTable({ name, settings = {}, quick }: MakeTableBody, address: string): Promise<MadeTable> {
    const { tables, limits, maxTables } = this.#options
    if (tables.size >= maxTables) throw new Problem('tooManyTables')
    if (limits.isBlocked('made', address)) throw new Problem('tooOften')
    if (settings.edition) checkEdition(settings.edition)
    limits.count('made', address)
    const table = await tables.open(settings, quick === true)
    const { token, seat } = await this.#seatGuest(table, name, address)
    return { table: table.id, token, seat, invite: this.#inviteTo(table) }
  }

  async join(body: JoinBody, address: string): Promise<JoinedTable> {
    const { limits } = this.#options
    if (limits.isBlocked('joined', address)) throw new Problem('tooOften')
    const { table, mustKnock } = await this.#admission.tableFor(body, address)
    limits.count('joined', address)
    if (body.watch && mustKnock) throw new Problem('linkNeeded')
    if (body.watch) return this.#addSpectator(table, body.name, address)
    const { token, seat } = await this.#seatGuest(table, body.name, address, mustKnock)
    return { table: table.id, token, seat, ...(seat === null && { waiting: true }) }
  }

  async ticket({ table, token }: TicketBody): Promise<IssuedTicket> {
    const { person, name } = (await this.#admission.guestWith(token, table)).guest
    return { ticket: this.#options.tickets.issue({ table, person, name }) }
  }

  /** Who waits for the host has not been invited by anybody yet. */
  async invite({ table: id, token }: TicketBody): Promise<Invite> {
    const { table, guest } = await this.#admission.guestWith(token, id)
    if (!table.isAdmitted(guest.person)) throw new Problem('notAdmitted')
    return this.#inviteTo(table)
  }

  async changeEdition({ table: id, token, edition }: EditionBody): Promise<ChangedEdition> {
    const { table, guest } = await this.#admission.guestWith(token, id)
    if (edition !== null) checkEdition(edition)
    const refusal = await table.request(guest.person, { type: 'changeSettings', settings: { edition } })
    if (refusal !== null) throw refusedBy(refusal)
    return {}
  }

  openTables(): OpenTables {
    return { tables: this.#options.tables.summaries().filter(({ open }) => open) }
  }

  info(): ServerInfo {
    const { version, speed, url } = this.#options
    return { protocol: PROTOCOL_VERSION, version, url: url(), speed }
  }

  /** The token is durable before its owner sits: without it nobody could come back to the seat. */
  async #seatGuest(
    table: RunningTable,
    name: string,
    address: string,
    mustKnock = false,
  ): Promise<{ token: string; seat: number | null }> {
    checkRoom(table, address, mustKnock || table.needsApproval)
    const { person, token } = await this.#options.tables.addGuest(table, name, address)
    const answer = await (mustKnock ? table.knock(person, name) : table.sit(person, name))
    if ('refused' in answer) throw refusedBy(answer)
    return { token, seat: 'seat' in answer ? answer.seat : null }
  }

  async #addSpectator(table: RunningTable, name: string, address: string): Promise<JoinedTable> {
    if (!table.summary().spectators) throw new Problem('noSpectators')
    checkRoom(table, address, false)
    const { token } = await this.#options.tables.addGuest(table, name, address)
    return { table: table.id, token, seat: null }
  }

  #inviteTo({ id, stored: { code, secret } }: RunningTable): Invite {
    return { code, secret, url: `${this.#options.url()}/t/${id}#${secret}` }
  }
}

function checkRoom(table: RunningTable, address: string, waits: boolean): void {
  const refused = table.whyCrowded(address, waits)
  if (refused === 'doorFull') throw refusedBy({ refused })
  if (refused !== null) throw new Problem(refused)
}

function checkEdition(edition: unknown): void {
  try {
    loadEdition(edition)
  } catch (error) {
    throw error instanceof EditionError ? new Problem('badEdition', { message: error.message }) : error
  }
}

/** Refusals that have a status of their own; all others are told as the table says them. */
const OWN_STATUS = ['notHost', 'badSettings', 'badEdition'] as const

function refusedBy({ refused, ...more }: TableRefusal): Problem {
  const about = 'detail' in more && more.detail ? { message: more.detail } : {}
  const own = OWN_STATUS.find((code) => code === refused)
  return own === undefined ? new Problem('refused', { code: refused, ...about }) : new Problem(own, about)
}
