import type { JoinBody } from '@jelly/protocol'
import type { Clock } from '@jelly/table'
import { Attempts } from '../limits/Attempts.ts'
import { isSame } from '../secrets/secrets.ts'
import type { Guest } from '../store/Store.ts'
import type { RunningTable } from '../tables/RunningTable.ts'
import type { Tables } from '../tables/Tables.ts'
import { Problem } from './Problem.ts'

const WRONG_PER_ADDRESS = 10
const WRONG_OVERALL = 100

/** Who may come to which table: with its code, its link, or a token. After some wrong guesses one has to wait. */
export class Admission {
  readonly #tables: Tables
  readonly #clock: Clock
  readonly #wrong: Attempts

  constructor(tables: Tables, clock: Clock, speed: number) {
    this.#tables = tables
    this.#clock = clock
    this.#wrong = new Attempts(WRONG_PER_ADDRESS * Math.max(1, speed), WRONG_OVERALL * Math.max(1, speed))
  }

  async tableFor(body: JoinBody, address: string): Promise<RunningTable> {
    if (this.#wrong.isBlocked(address, this.#clock.now())) throw new Problem('tooOften')
    const table = 'code' in body ? await this.#tables.findByCode(body.code) : await this.#byLink(body)
    if (table !== null) return table
    this.#wrong.count(address, this.#clock.now())
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
