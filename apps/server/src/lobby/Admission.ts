import type { JoinBody, TakeOverBody } from '@jelly/protocol'
import type { LobbyLimits } from '../limits/LobbyLimits.ts'
import type { Handovers } from '../secrets/Handovers.ts'
import { isSameSecret, watchSecretOf } from '../secrets/secrets.ts'
import type { TicketHolder } from '../secrets/Tickets.ts'
import type { Guest } from '../store/Store.ts'
import type { RunningTable } from '../tables/RunningTable.ts'
import type { Tables } from '../tables/Tables.ts'
import { Problem } from './Problem.ts'

/** Where a newcomer may go. */
export interface Way {
  readonly table: RunningTable
  /** Whether only the host lets them in: they came by a code while codes are being guessed. */
  readonly mustKnock: boolean
  /** Whether they came by the link for watching. */
  readonly watchOnly: boolean
}

export interface AdmissionOptions {
  readonly tables: Tables
  readonly limits: LobbyLimits
  readonly handovers: Handovers
}

/**
 * Who may come to which table: with its code, its link, or a token. Only codes are short enough to be guessed. After some wrong
 * ones an address has to wait; links and open tables know no such limit.
 */
export class Admission {
  readonly #tables: Tables
  readonly #limits: LobbyLimits
  readonly #handovers: Handovers

  constructor({ tables, limits, handovers }: AdmissionOptions) {
    this.#tables = tables
    this.#limits = limits
    this.#handovers = handovers
  }

  async tableFor(body: JoinBody, address: string): Promise<Way> {
    if ('code' in body) return this.#byCode(body.code, address)
    return this.#byLink(body)
  }

  /** A wrong code counts before anything is waited for, so that guesses that come together all count. */
  async #byCode(code: string, address: string): Promise<Way> {
    if (this.#limits.isBlocked('wrongCode', address)) throw new Problem('tooOften')
    const mustKnock = this.#limits.areCodesGuessed
    if (!this.#tables.hasCode(code)) this.#refuse(code, address)
    const table = await this.#tables.findByCode(code)
    return table === null ? this.#refuse(code, address) : { table, mustKnock, watchOnly: false }
  }

  #refuse(code: string, address: string): never {
    this.#limits.count('wrongCode', address)
    throw new Problem(this.#tables.isOver(code) ? 'tableOver' : 'noSuchTable')
  }

  /** Who goes on on another device. A wrong code counts as one of a table does. */
  holderOf(body: TakeOverBody, address: string): TicketHolder {
    if ('code' in body && this.#limits.isBlocked('wrongCode', address)) throw new Problem('tooOften')
    const holder =
      'code' in body ? this.#handovers.redeemCode(body.code) : this.#handovers.redeemSecret(body.table, body.secret)
    if (holder !== null) return holder
    if ('code' in body) this.#limits.count('wrongCode', address)
    throw new Problem('noSuchHandover')
  }

  /** Whose token this is. */
  async guestWith(token: string, id: string): Promise<{ readonly table: RunningTable; readonly guest: Guest }> {
    const table = await this.#tables.find(id)
    if (table === null) throw new Problem('noSuchTable')
    const guest = table.guestWith(token)
    if (guest === null) throw new Problem('notAllowed')
    return { table, guest }
  }

  async #byLink({ table: id, secret }: Extract<JoinBody, { readonly table: string }>): Promise<Way> {
    const table = await this.#tables.find(id)
    if (table === null) throw new Problem(this.#tables.isOver(id) ? 'tableOver' : 'noSuchTable')
    const way = { table, mustKnock: false, watchOnly: false }
    if (secret === undefined ? table.summary().open : isSameSecret(secret, table.stored.secret)) return way
    if (secret !== undefined && isSameSecret(secret, watchSecretOf(table.stored.secret)))
      return { ...way, watchOnly: true }
    throw new Problem('noSuchTable')
  }
}
