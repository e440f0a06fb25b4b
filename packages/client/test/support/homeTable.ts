import { type Settings, Table } from '@jelly/table'
import { testPorts, type TestPorts } from '@jelly/table/testing'
import { type GameHistory, type TableSnapshot, TableStore } from '../../src/index.ts'
import { TestConnection } from './TestConnection.ts'

export interface HomeTable {
  readonly table: Table
  readonly ports: TestPorts
  readonly connection: TestConnection
  readonly store: TableStore
  /** Connects again, as a mended connection does. */
  reconnect(): Promise<void>
  /** Turns the clock until the store shows something, or fails. */
  until(isSo: (snapshot: TableSnapshot) => boolean): Promise<void>
}

const ME = 'me'

/** A real table with bots, one person, and the store of that person's browser. */
export async function homeTable(
  settings: Partial<Settings> = {},
  kept: GameHistory | null = null,
  quick = true,
): Promise<HomeTable> {
  let count = 0
  const id = () => `connection ${count}`
  const ports = testPorts(7, (to, message) => to === id() && connection.hear(message))
  const table = await Table.open({ id: 'home', settings, speed: 1, quick, ports })
  const connection = new TestConnection((message) => {
    if (message.type === 'ping') connection.hear({ type: 'pong', n: message.n, now: ports.clock.now() })
    else if (message.type !== 'hello') table.receive(id(), message, ports.clock.now())
  })
  const store = new TableStore({
    connection,
    clock: ports.clock,
    seed: () => '0123456789abcdef0123456789abcdef',
    recall: () => kept,
    keep: () => undefined,
  })

  async function connect(): Promise<void> {
    count += 1
    connection.turn({ kind: 'open' })
    table.connect(id(), ME, 'Ann')
    await ports.clock.settle()
  }
  await table.sit(ME, 'Ann')
  await connect()
  return {
    table,
    ports,
    connection,
    store,
    async reconnect() {
      table.disconnect(id())
      await connect()
    },
    async until(isSo) {
      if (!(await ports.clock.advanceUntil(() => isSo(store.get()), 600_000))) throw new Error('it never came')
    },
  }
}
