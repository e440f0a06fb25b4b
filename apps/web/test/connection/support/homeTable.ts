import { type ClientMessage, type ServerMessage, type Settings, Table } from '@jelly/table'
import { testPorts, type TestPorts } from '@jelly/table/testing'
import { Listeners } from '../../../src/connection/Listeners.ts'
import type { GameRecord } from '../../../src/connection/record.ts'
import type { Link, TableConnection, Unsubscribe } from '../../../src/connection/TableConnection.ts'
import { TableStore } from '../../../src/connection/TableStore.ts'

/** A line to a table in the same process; a test can cut it, mend it and look at what was said. */
export class TestConnection implements TableConnection {
  readonly said: ClientMessage[] = []
  private readonly messages = new Listeners<ServerMessage>()
  private readonly links = new Listeners<Link>()
  private readonly deliver: (message: ClientMessage) => void
  isOpen = true

  constructor(deliver: (message: ClientMessage) => void) {
    this.deliver = deliver
  }

  send(message: ClientMessage): void {
    if (!this.isOpen) return
    this.said.push(message)
    this.deliver(message)
  }

  hear(message: ServerMessage): void {
    if (this.isOpen) this.messages.tell(JSON.parse(JSON.stringify(message)) as ServerMessage)
  }

  turn(link: Link): void {
    this.isOpen = link.kind === 'open'
    this.links.tell(link)
  }

  onMessage(listener: (message: ServerMessage) => void): Unsubscribe {
    return this.messages.add(listener)
  }

  onLink(listener: (link: Link) => void): Unsubscribe {
    return this.links.add(listener)
  }

  check(): void {
    // Nothing to look after.
  }

  close(): void {
    this.messages.clear()
  }
}

export interface HomeTable {
  readonly table: Table
  readonly ports: TestPorts
  readonly connection: TestConnection
  readonly store: TableStore
  /** Connects again, as a mended line does. */
  reconnect(): Promise<void>
}

const ME = 'me'

/** A real table with bots, one person, and the store of that person's browser. */
export async function homeTable(
  settings: Partial<Settings> = {},
  kept: GameRecord | null = null,
  quick = true,
): Promise<HomeTable> {
  let line = 1
  const lines = new Map<string, TestConnection>()
  const ports = testPorts(7, (id, message) => lines.get(id)?.hear(message))
  const table = await Table.open({ id: 'home', settings, speed: 1, quick, ports })
  const connection = new TestConnection((message) => {
    if (message.type === 'ping') connection.hear({ type: 'pong', n: message.n, now: ports.clock.now() })
    else if (message.type !== 'hello') table.receive(`line ${line}`, message, ports.clock.now())
  })
  lines.set('line 1', connection)
  const store = new TableStore(connection, {
    now: () => ports.clock.now(),
    seed: () => '0123456789abcdef0123456789abcdef',
    recall: () => kept,
    keep: () => undefined,
  })
  await table.sit(ME, 'Ann')
  connection.turn({ kind: 'open' })
  table.connect('line 1', ME, 'Ann')
  await ports.clock.settle()

  async function reconnect(): Promise<void> {
    table.disconnect(`line ${line}`)
    line += 1
    lines.set(`line ${line}`, connection)
    connection.turn({ kind: 'open' })
    table.connect(`line ${line}`, ME, 'Ann')
    await ports.clock.settle()
  }
  return { table, ports, connection, store, reconnect }
}

/** Turns the clock until the store shows something, or fails. */
export async function until({ ports, store }: HomeTable, isSo: (snapshot: ReturnType<TableStore['get']>) => boolean) {
  const came = await ports.clock.advanceUntil(() => isSo(store.get()), 600_000)
  if (!came) throw new Error('it never came')
}
