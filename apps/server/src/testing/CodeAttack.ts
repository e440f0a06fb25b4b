import { CODE_LENGTH, CODE_LETTERS } from '@jelly/protocol'
import { seededRandomness } from '@jelly/rules'
import { WrongCodes } from '../limits/WrongCodes.ts'
import { ask } from './ask.ts'
import { type Made, TestServer } from './TestServer.ts'

const TABLES = 200
const ADDRESSES = 1000
const HONEST = 60
const STEP = 10 * 60_000
/** In a step each IPv4 address guesses so often. Each guess of the /48 comes from another /64. */
const GUESSES = 3
const WIDE_GUESSES = 250

/** 1,000 IPv4 addresses and one IPv6 /48 guess the codes of 200 tables, in steps of ten minutes, while others join. */
export class CodeAttack {
  readonly server = new TestServer({ maxTables: 1000, tablesPerMinute: 30 })
  /** Counts as the server does: it says which guesses would have led to a seat at once. */
  readonly #limits = new WrongCodes(this.server.clock.now())
  readonly #random = seededRandomness(11)
  guesses = 0
  /** Guesses that would have got in, had they been right. */
  direct = 0
  blocked = 0
  hits = 0
  joins = 0
  knocks = 0
  failures: string[] = []

  /** The chance that one of the guesses so far has got in. */
  get chance(): number {
    return (this.direct * TABLES) / CODE_LETTERS.length ** CODE_LENGTH
  }

  async step(): Promise<void> {
    const tables: Made[] = []
    for (let n = 0; n < TABLES; n++) tables.push(await this.#make(n))
    for (let n = 0; n < GUESSES * ADDRESSES; n++) await this.#guess(`20.0.${n % 250}.${Math.floor(n / 250) % 4}`)
    for (let n = 0; n < WIDE_GUESSES; n++) await this.#guess(`2001:db8:7:${n.toString(16)}::1`)
    await this.#joinHonestly(tables)
    await this.server.clock.advance(STEP)
  }

  async #make(n: number): Promise<Made> {
    const body = { name: 'Gina', settings: { open: n % 2 === 0 } }
    return (await this.#ask('/api/tables', body, `30.0.0.${n}`)).body as Made
  }

  async #guess(address: string): Promise<void> {
    const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[this.#random(CODE_LETTERS.length)]).join('')
    const now = this.server.clock.now()
    const isDirect = !this.#limits.areTooMany(now)
    const { status } = await this.#ask('/api/join', { name: 'Eve', code }, address)
    this.guesses++
    if (status === 429) this.blocked++
    else if (status === 200) this.hits++
    if (status !== 429 && isDirect) this.direct++
    if (status === 404) this.#limits.count(address, now)
  }

  /** All behind one address: by code, by link, at open tables and to watch. */
  async #joinHonestly(tables: readonly Made[]): Promise<void> {
    for (let n = 0; n < HONEST; n++) {
      const { table, invite } = tables[n] as Made
      const { code, secret } = invite
      const ways = [{ code }, { table, secret }, { table, secret, watch: true }, ...(n % 2 === 0 ? [{ table }] : [])]
      for (const way of ways) await this.#joinBy(way)
    }
  }

  async #joinBy(way: object): Promise<void> {
    const { status, body } = await this.#ask('/api/join', { name: 'Sam', ...way }, '40.0.0.1')
    const { seat, waiting } = body as { seat?: number | null; waiting?: true }
    this.joins++
    if (waiting) this.knocks++
    const mayWait = 'code' in way && this.#limits.areTooMany(this.server.clock.now())
    const isFine = status === 200 && (waiting === true) === mayWait && ('watch' in way || waiting || seat !== null)
    if (!isFine) this.failures.push(`${Object.keys(way).join('+')}: ${status} ${JSON.stringify(body)}`)
  }

  async #ask(path: string, body: object, address: string) {
    const asked = ask(this.server.service.api, 'POST', path, body, address)
    return asked
  }
}
