import { buildReplay, replayText } from '@jelly/dice'
import { type ClientMessage, type JournalRow, replaysOf, Table, type TablePorts } from '@jelly/table'
import type { FromWorker, PracticeStart } from './practiceMessages.ts'
import { sameCity } from './sameCity.ts'

export const MY_PERSON = 'me'
export const LINE = 'page'
const SPEED = 1

type World = Omit<TablePorts, 'journal' | 'audience'>

const endsGame = ({ events }: JournalRow): boolean =>
  events.some((told) => told.type === 'game' && told.event.type === 'gameEnded')

/**
 * The table of one practice game. While its player looks elsewhere it is put away, as a server does that stops; it is
 * taken up again from its rows, also by another page.
 */
export class PracticeHost {
  readonly #ports: TablePorts
  readonly #tell: (message: FromWorker) => void
  #rows: JournalRow[] = []
  #table: Table | null = null

  constructor(world: World, tell: (message: FromWorker) => void) {
    this.#tell = tell
    const append = (row: JournalRow): Promise<void> => this.#append(row)
    this.#ports = { ...world, journal: { append }, audience: { tell: (_, message) => this.#say(message) } }
  }

  async open(name: string, start: PracticeStart): Promise<void> {
    if ('rows' in start) {
      this.#rows = start.rows.slice()
      return this.#takeUp()
    }
    const { settings, bots } = 'sameCity' in start ? sameCity(start.sameCity) : start
    const table = await Table.open({ id: 'practice', settings, ...this.#hosted() })
    await table.sit(MY_PERSON, name)
    for (const [n, level] of bots.entries()) await table.request(MY_PERSON, { type: 'seatBot', seat: n + 1, level })
    await table.request(MY_PERSON, { type: 'startGame' })
    table.connect(LINE, MY_PERSON, name)
    this.#table = table
  }

  /** The game stands still, or goes on. */
  async hold(isHeld: boolean): Promise<void> {
    if (isHeld === (this.#table === null)) return
    if (!isHeld) return this.#takeUp()
    const table = this.#table
    this.#table = null
    await table?.shutdown()
  }

  /** What is said to a table that is put away is said again once it is back. */
  receive(message: Exclude<ClientMessage, { type: 'ping' | 'hello' }>, now: number): void {
    this.#table?.receive(LINE, message, now)
  }

  async #takeUp(): Promise<void> {
    this.#table = await Table.restore(this.#rows, this.#hosted())
    this.#table.connect(LINE, MY_PERSON)
  }

  #hosted() {
    const broken = (problem: unknown): void => this.#tell({ type: 'failed', problem: String(problem) })
    return { speed: SPEED, ports: this.#ports, listeners: { broken } }
  }

  #say(message: FromWorker): void {
    // A table that is put away sends everybody to look for it elsewhere; it is nowhere else.
    if (message.type !== 'bye') this.#tell(message)
  }

  #append(row: JournalRow): Promise<void> {
    this.#rows.push(row)
    this.#tell({ type: 'row', row })
    const parts = endsGame(row) ? replaysOf(this.#rows).at(-1) : undefined
    if (parts !== undefined)
      this.#tell({ type: 'finished', gameId: parts.gameId, text: replayText(buildReplay(parts)) })
    return Promise.resolve()
  }
}
