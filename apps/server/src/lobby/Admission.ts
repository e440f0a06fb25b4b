import type { JoinBody } from '@jelly/protocol'
import type { LobbyLimits } from '../limits/LobbyLimits.ts'
import { isSame } from '../secrets/secrets.ts'
import type { Guest } from '../store/Store.ts'
import type { RunningTable } from '../tables/RunningTable.ts'
import type { Tables } from '../tables/Tables.ts'
import { Problem } from './Problem.ts'

/** Where a newcomer may go. */
export interface Way {
  readonly table: RunningTable
  /** Whether only the host lets them in: they came by a code while codes are being guessed. */
  readonly mustKnock: boolean
}

/**
 * Who may come to which table: with its code, its link, or a token. Only codes are short enough to be guessed. After some wrong
 * ones an address has to wait; links and open tables know no such limit.
 */
export class Admission {
  readonly #tables: Tables
  readonly #limits: LobbyLimits

  constructor(tables: Tables, limits: LobbyLimits) {
    this.#tables = tables
    this.#limits = limits
  }

  async tableFor(body: JoinBody, address: string): Promise<Way> {
    if ('code' in body) return this.#byCode(body.code, address)
    const table = await this.#byLink(body)
    if (table === null) throw new Problem('noSuchTable')
    return { table, mustKnock: false }
  }

  /** A wrong code counts before anything is waited for, so that guesses that come together all count. */
  async #byCode(code: string, address: string): Promise<Way> {
    if (this.#limits.isBlocked('wrongCode', address)) throw new Problem('tooOften')
    const mustKnock = this.#limits.areCodesGuessed
    if (!this.#tables.hasCode(code)) this.#refuse(address)
    const table = await this.#tables.findByCode(code)
    return table === null ? this.#refuse(address) : { table, mustKnock }
  }

  #refuse(address: string): never {
    this.#limits.count('wrongCode', address)
    throw new Problem('noSuchTable')
  }

  /** Whose token this is. */
  async guestWith(token: string, id: string): Promise<{ readonly table: RunningTable; readonly guest: Guest }> {
    const table = await this.#tables.find(id)
    if (table === null) throw new Problem('noSuchTable')
    const guest = table.guestWith(token)
    if (guest === null) throw new Problem('notAllowed')
    return { table, guest }
  }

  async #byLink({ table: id, secret }: Extract<JoinBody, { readonly table: string }>): Promise<RunningTable | null> {
    const table = await this.#tables.find(id)
    if (table === null) return null
    if (secret === undefined) return table.summary().open ? table : null
    return isSame(secret, table.stored.secret) ? table : null
  }
}
