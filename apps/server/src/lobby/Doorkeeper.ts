import type { JoinBody } from '@jelly/protocol'
import type { Clock } from '@jelly/table'
import type { Host } from '../host/Host.ts'
import type { HostedTable } from '../host/HostedTable.ts'
import { Attempts } from '../limits/Attempts.ts'
import { isSame } from '../secrets.ts'
import type { Guest } from '../store/Store.ts'
import { Problem } from './Answer.ts'

const WRONG_PER_ADDRESS = 10
const WRONG_OVERALL = 100

/** Lets in who knows a table's code or secret, or comes to an open one. Who guesses soon has to wait. */
export class Doorkeeper {
  readonly #host: Host
  readonly #clock: Clock
  readonly #wrong: Attempts

  constructor(host: Host, clock: Clock, speed: number) {
    this.#host = host
    this.#clock = clock
    this.#wrong = new Attempts(WRONG_PER_ADDRESS * Math.max(1, speed), WRONG_OVERALL * Math.max(1, speed))
  }

  async tableFor(body: JoinBody, address: string): Promise<HostedTable> {
    if (this.#wrong.isBlocked(address, this.#clock.now())) throw new Problem('tooOften')
    const table = 'code' in body ? await this.#host.findByCode(body.code) : await this.#byLink(body.table, body.secret)
    return table ?? this.#turnAway(address)
  }

  /** Whose token this is. */
  async bearerOf(table: string, token: string): Promise<{ readonly hosted: HostedTable; readonly guest: Guest }> {
    const found = await this.#host.find(table)
    if (found === null) throw new Problem('noSuchTable')
    const guest = found.guestOf(token)
    if (guest === null) throw new Problem('notAllowed')
    return { hosted: found, guest }
  }

  async #byLink(id: string, secret: string | undefined): Promise<HostedTable | null> {
    const table = await this.#host.find(id)
    if (table === null) return null
    if (secret === undefined) return table.summary().open ? table : null
    return isSame(secret, table.record.secret) ? table : null
  }

  #turnAway(address: string): never {
    this.#wrong.count(address, this.#clock.now())
    throw new Problem('noSuchTable')
  }
}
