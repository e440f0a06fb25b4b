import {
  type ChangedEdition,
  type EditionBody,
  type HandoverBody,
  type Invite,
  type IssuedHandover,
  type IssuedTicket,
  type JoinBody,
  type JoinedTable,
  type MadeTable,
  type MakeTableBody,
  type OpenTables,
  type Place,
  type PlaceBody,
  PROTOCOL_VERSION,
  type ReturnBody,
  type Returned,
  type ServerInfo,
  type TakeOverBody,
  type TicketBody,
} from '@jelly/protocol'
import { EditionError, loadEdition, type Seat } from '@jelly/rules'
import { type TableRefusal, WATCHERS_PREFIX } from '@jelly/table'
import type { LobbyLimits } from '../limits/LobbyLimits.ts'
import type { Handovers } from '../secrets/Handovers.ts'
import { watchSecretOf } from '../secrets/secrets.ts'
import type { Tickets } from '../secrets/Tickets.ts'
import type { AboutGuest, RunningTable } from '../tables/RunningTable.ts'
import type { Tables } from '../tables/Tables.ts'
import { Admission } from './Admission.ts'
import { Problem } from './Problem.ts'

export interface LobbyOptions {
  readonly tables: Tables
  readonly tickets: Tickets
  readonly handovers: Handovers
  readonly limits: LobbyLimits
  readonly speed: number
  readonly maxTables: number
  /** Whether there is no room for the data of another table. */
  readonly isDataFull?: () => boolean
  readonly version: string
  /** The address that players share. */
  readonly url: () => string
  /** Other addresses of this server, for phones that do not find that one. */
  readonly otherUrls?: () => readonly string[]
}

/** What people do before they sit at a table: make one, join one, get a ticket for its socket. */
export class Lobby {
  readonly #options: LobbyOptions
  readonly #admission: Admission

  constructor(options: LobbyOptions) {
    this.#options = options
    this.#admission = new Admission(options)
  }

  async makeTable({ name, settings = {}, quick }: MakeTableBody, address: string): Promise<MadeTable> {
    const { tables, limits, maxTables } = this.#options
    if (tables.size >= maxTables) throw new Problem('tooManyTables')
    if (this.#options.isDataFull?.()) throw new Problem('dataFull')
    if (limits.isBlocked('made', address)) throw new Problem('tooOften')
    if (settings.edition) checkEdition(settings.edition)
    limits.count('made', address)
    const table = await tables.open(settings, quick === true)
    const seated = await this.#seatGuest(table, name, address, { mustKnock: false, orWatch: false })
    return { table: table.id, ...seated, invite: this.#inviteTo(table) }
  }

  async join(body: JoinBody, address: string): Promise<JoinedTable> {
    const { limits } = this.#options
    if (limits.isBlocked('joined', address)) throw new Problem('tooOften')
    const { table, mustKnock, watchOnly } = await this.#admission.tableFor(body, address)
    limits.count('joined', address)
    if (body.watch && mustKnock) throw new Problem('linkNeeded')
    if (watchOnly && !body.watch) throw new Problem('watchOnly')
    if (body.watch) return this.#addSpectator(table, { name: body.name, address, watchOnly })
    const seated = await this.#seatGuest(table, body.name, address, { mustKnock, orWatch: body.orWatch === true })
    return { table: table.id, ...seated }
  }

  async ticket({ table, token }: TicketBody): Promise<IssuedTicket> {
    const { person, name } = (await this.#admission.guestWith(token, table)).guest
    return { ticket: this.#options.tickets.issue({ table, person, name }) }
  }

  /** Who waits for the host has not been invited by anybody yet. */
  async invite({ table: id, token }: TicketBody): Promise<Invite> {
    const { table, guest } = await this.#admission.guestWith(token, id)
    if (!table.isAdmitted(guest.person) || isWatchOnly(table, guest.person)) throw new Problem('notAdmitted')
    return this.#inviteTo(table)
  }

  /** What has become of somebody's seat, for who comes back to the home page. */
  async place({ table: id, token }: PlaceBody): Promise<Place> {
    const { table, guest } = await this.#admission.guestWith(token, id)
    const { phase, round } = table.summary()
    return { phase, round, ...table.placeOf(guest.person) }
  }

  /** Back to a seat that was left, also where nobody may watch. */
  async comeBack({ table: id, token }: ReturnBody): Promise<Returned> {
    const { table, guest } = await this.#admission.guestWith(token, id)
    const { seat, left } = table.placeOf(guest.person)
    if (seat !== null) return { seat }
    if (left === null) throw refusedBy({ refused: 'seatTaken' })
    const answer = await table.sit(guest.person, guest.name)
    if ('refused' in answer) throw refusedBy(answer)
    if (!('seat' in answer)) throw refusedBy({ refused: 'seatTaken' })
    return { seat: answer.seat }
  }

  async handOver({ table: id, token }: HandoverBody): Promise<IssuedHandover> {
    const { table, guest } = await this.#admission.guestWith(token, id)
    if (!table.isAdmitted(guest.person)) throw new Problem('notAdmitted')
    const { person, name } = guest
    const { code, secret, until } = this.#options.handovers.issue({ table: id, person, name })
    return { code, until, url: `${this.#options.url()}/here/${id}#${secret}` }
  }

  /** The same person gets another token: whichever device connects last has the seat. */
  async takeOver(body: TakeOverBody, address: string): Promise<JoinedTable> {
    const { limits, tables } = this.#options
    if (limits.isBlocked('joined', address)) throw new Problem('tooOften')
    const { table: id, person, name } = this.#admission.holderOf(body, address)
    limits.count('joined', address)
    const table = await tables.find(id)
    if (table === null) throw new Problem('noSuchTable')
    checkRoom(table, address, false)
    const { token } = await tables.addGuest(table, { name, address, person })
    return { table: id, token, seat: table.placeOf(person).seat }
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
    { mustKnock, orWatch }: { readonly mustKnock: boolean; readonly orWatch: boolean },
  ): Promise<Omit<JoinedTable, 'table'>> {
    checkRoom(table, address, mustKnock || table.needsApproval)
    const { person, token } = await this.#options.tables.addGuest(table, { name, address })
    const answer = await (mustKnock ? table.knock(person, name) : table.sit(person, name))
    if (!('refused' in answer)) return seatedBy(answer, token)
    if (!orWatch || (answer.refused !== 'tooLate' && answer.refused !== 'tableFull')) throw refusedBy(answer)
    if (table.summary().spectators && !mustKnock) return { token, seat: null, late: answer.refused }
    // Where nobody may watch they wait at the door until the round is over.
    checkRoom(table, address, true)
    const knocked = await table.knock(person, name)
    if ('refused' in knocked) throw refusedBy(knocked)
    return seatedBy(knocked, token)
  }

  async #addSpectator(table: RunningTable, about: AboutGuest): Promise<JoinedTable> {
    if (!table.summary().spectators) throw new Problem('noSpectators')
    checkRoom(table, about.address, false)
    const { token } = await this.#options.tables.addGuest(table, about)
    return { table: table.id, token, seat: null }
  }

  #inviteTo(table: RunningTable): Invite {
    const { id, stored } = table
    const { code, secret } = stored
    const { url, otherUrls = () => [] } = this.#options
    const linkAt = (address: string): string => `${address}/t/${id}#${secret}`
    const watchUrl = table.summary().spectators ? `${url()}/watch/${id}#${watchSecretOf(secret)}` : null
    return { code, secret, url: linkAt(url()), others: otherUrls().map(linkAt), watchUrl }
  }
}

const seatedBy = (answer: { seat: Seat } | { waiting: true }, token: string): Omit<JoinedTable, 'table'> =>
  'seat' in answer ? { token, seat: answer.seat } : { token, seat: null, waiting: true }

/** Who came by the link for watching and has no seat is not told the other link. */
const isWatchOnly = (table: RunningTable, person: string): boolean =>
  person.startsWith(WATCHERS_PREFIX) && table.placeOf(person).seat === null

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
