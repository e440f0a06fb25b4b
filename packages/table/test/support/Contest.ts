import { type Dice, type Seat, seededRandomness } from '@jelly/rules'
import { type JournalRow, type Request, type Settings, Table } from '../../src/index.ts'
import { MemoryJournal, type TestPorts, testPorts, VirtualClock } from '../../src/testing/index.ts'
import type { Player } from './Player.ts'
import { idleMind } from './playing.ts'
import { inScramble, type TestTable } from './TestTable.ts'
import { type Wire, WiredPlayer } from './WiredPlayer.ts'

/** Dice that show the same for a seat all through the game. */
export const loaded =
  (...values: number[]) =>
  (): Dice =>
  (stream, place, faces) =>
    stream === 'pods' ? 1 + (place % faces) : (values[stream] ?? 6)

/** The rows of a table of three people that has come to the brink of a contest. */
export async function brink(
  values: readonly number[],
  prepare: (table: TestTable, ann: Player, bob: Player) => Promise<void>,
  settings: Partial<Settings> = {},
): Promise<readonly JournalRow[]> {
  const ports = { botMind: idleMind, dice: loaded(...values) }
  const { table, players } = await inScramble(['Ann', 'Bob', 'Cat'], { ports, settings })
  await prepare(table, players[0] as Player, players[1] as Player)
  return table.ports.journal.rows()
}

/** Places the first dice of a hand, each on one district, as fast as the floors allow. */
export async function place(table: TestTable, player: Player, count: number, district: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    await table.wait(250)
    await table.ask(player, { type: 'placeDie', die: player.squad.hand[0] as number, district })
    if (n === count - 1) return
    player.do({ type: 'rollDice' })
    await table.wait(450)
  }
}

/** One table, brought back at the brink, with Ann and Bob at the ends of their lines; Cat does not come back. */
export class Contest {
  readonly clock: VirtualClock
  readonly ann: WiredPlayer
  readonly bob: WiredPlayer
  readonly ports: TestPorts
  #table: Table | null = null

  constructor(seed: number, lines: readonly [Wire, Wire], values: readonly number[], journal = new MemoryJournal()) {
    this.clock = new VirtualClock(2_000_000)
    const tell: Parameters<typeof testPorts>[1] = (id, message) => this.#playerOf(id)?.hear(message)
    this.ports = testPorts(seed, tell, { clock: this.clock, journal, botMind: idleMind, dice: loaded(...values) })
    this.ann = new WiredPlayer('Ann', () => this.table, this.clock, lines[0])
    this.bob = new WiredPlayer('Bob', () => this.table, this.clock, lines[1])
  }

  get table(): Table {
    if (this.#table === null) throw new Error('not open yet')
    return this.#table
  }

  /** The lines are measured while the table waits for Cat; then the game goes on. */
  async begin(rows: readonly JournalRow[]): Promise<this> {
    this.#table = await Table.restore(rows, { speed: 1, ports: this.ports })
    for (const player of [this.ann, this.bob]) this.table.connect(player.connection, player.person)
    await this.clock.advance(10_200)
    return this
  }

  /** A player's request, pressed at a time. */
  press(player: Player, at: number, request: Request): { refusal: () => ReturnType<Player['answer']> } {
    let id = -1
    this.clock.wakeAt(at, () => (id = player.do(request)))
    return { refusal: () => player.answer(id) }
  }

  seatOf(player: Player): Seat {
    return player.seat
  }

  #playerOf(id: string): WiredPlayer | undefined {
    return [this.ann, this.bob].find(({ connection }) => connection === id)
  }
}

/** Lines of 20 and 300 ms there and back, each message a few ms more or less. */
export function unequalLines(seed: number): [Wire, Wire] {
  const random = seededRandomness(seed)
  const jitter = () => random(5)
  return [
    { delay: 10, jitter },
    { delay: 150, jitter },
  ]
}
