import {
  type Entropy,
  type FailedRequest,
  type Journal,
  type JournalRow,
  type Request,
  type Table,
  type TableRefusal,
  type TableSummary,
  WATCHERS_PREFIX,
} from '@jelly/table'
import { hashOfToken, newId, newSecret } from '../secrets/secrets.ts'
import type { Guest, Store, StoredTable } from '../store/Store.ts'
import type { KnownTable } from './checkpoints.ts'
import { GameTracker } from './GameTracker.ts'
import { deviceOf, GuestList, type GuestRefusal } from './GuestList.ts'

export interface AboutGuest {
  readonly name: string
  readonly address: string
  /** Came by the link for watching. */
  readonly watchOnly?: boolean
  /** Somebody whom the table knows already, and who goes on on another device. */
  readonly person?: string
}

/** A person and their token. The token is told once and stored nowhere. */
export interface NewGuest {
  readonly person: string
  readonly token: string
}

/** Why a table runs no more: null where it has closed. */
export type Ending = { readonly problem: unknown; readonly failed: FailedRequest | null } | null

/** A table with what the server knows about it: its link, its code, who has a token. */
export class RunningTable implements Journal {
  readonly stored: StoredTable
  /** Undefined while it runs. */
  ending: Ending | undefined
  /** How far its clock is ahead of this process's: its last row may come from a process whose clock is. */
  ahead = 0
  readonly #store: Store
  readonly #guests: GuestList
  readonly #games = new GameTracker()
  #table: Table | null = null
  #breakOff: (problem: unknown) => void = () => undefined
  /** Never resolves. It rejects when the table breaks, so that nobody waits for an answer forever. */
  readonly #broken = new Promise<never>((_, reject) => (this.#breakOff = reject))

  constructor(stored: StoredTable, guests: readonly Guest[], store: Store) {
    this.stored = stored
    this.#store = store
    this.#guests = new GuestList(guests)
    this.#broken.catch(() => undefined)
  }

  get id(): string {
    return this.stored.id
  }

  get table(): Table {
    if (this.#table === null) throw new Error(`table ${this.id} does not run yet`)
    return this.#table
  }

  isPlaying(gameId: string): boolean {
    return this.#table?.isPlaying(gameId) ?? false
  }

  /** Waits until it has started, or its journal has failed. */
  async run(starting: Promise<Table>): Promise<void> {
    this.#table = await Promise.race([starting, this.#broken])
  }

  breakOff(problem: unknown): void {
    this.#breakOff(problem)
  }

  /** Goes on from what is in the journal already. */
  remember({ record, gameFrom }: KnownTable): void {
    this.#games.resume(record.state.dice.gameId, gameFrom)
  }

  append(row: JournalRow): Promise<void> {
    return this.#store.append(this.#games.entryOf(row)).then(
      () => this.#games.add(row),
      (problem: unknown) => {
        this.#breakOff(problem)
        throw problem
      },
    )
  }

  /** Why nobody more may come from this address, as a refusal; null if they may. Nothing is written for those who may not. */
  whyCrowded(address: string, waits: boolean): GuestRefusal | null {
    return this.#guests.whyFull(address, this.table, waits)
  }

  async addGuest(about: AboutGuest, entropy: Entropy, at: number): Promise<NewGuest> {
    const { name, address, watchOnly = false, person: known } = about
    const person = known ?? `${watchOnly ? WATCHERS_PREFIX : ''}${newId(entropy)}`
    const token = newSecret(entropy)
    const guest = { person, table: this.id, name, tokenHash: hashOfToken(token), at }
    await this.#store.addGuest({ ...guest, person: known === undefined ? person : deviceOf(person, newId(entropy)) })
    this.#guests.add(guest, address)
    return { person, token }
  }

  guestWith(token: string): Guest | null {
    return this.#guests.get(hashOfToken(token))
  }

  summary(): TableSummary {
    return this.table.summary()
  }

  /** Whether the host has to let newcomers in. */
  get needsApproval(): boolean {
    return this.table.needsApproval
  }

  placeOf(person: string): ReturnType<Table['placeOf']> {
    return this.table.placeOf(person)
  }

  isAdmitted(person: string): boolean {
    return this.table.isAdmitted(person)
  }

  sit(person: string, name: string): ReturnType<Table['sit']> {
    return Promise.race([this.table.sit(person, name), this.#broken])
  }

  /** Only the host lets this person in. */
  knock(person: string, name: string): ReturnType<Table['knock']> {
    return Promise.race([this.table.knock(person, name), this.#broken])
  }

  request(person: string, request: Request): Promise<TableRefusal | null> {
    return Promise.race([this.table.request(person, request), this.#broken])
  }

  /** Does not wait for a table that has broken. */
  shutdown(): Promise<void> {
    return Promise.race([this.table.shutdown(), this.#broken])
  }
}
