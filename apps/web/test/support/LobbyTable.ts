import type { Seat } from '@jelly/rules'
import {
  DEFAULT_SETTINGS,
  type Request,
  type ServerMessage,
  type Settings,
  type Standing,
  Table,
  type TableView,
} from '@jelly/table'
import { testPorts } from '@jelly/table/testing'

/** A real table under a virtual clock, with people at it. */
export class LobbyTable {
  readonly #said = new Map<string, ServerMessage[]>()
  readonly #ports = testPorts(7, (person, message) => this.#said.get(person)?.push(message))
  #table: Table | null = null
  #count = 0

  static async open(settings: Partial<Settings> = {}): Promise<LobbyTable> {
    const lobby = new LobbyTable()
    const ports = lobby.#ports
    lobby.#table = await Table.open({ id: 'lobby', settings: { ...DEFAULT_SETTINGS, ...settings }, speed: 1, ports })
    return lobby
  }

  /** Somebody comes in, and sits down unless they only look on. */
  async enter(person: string, doing: 'sit' | 'watch' = 'sit'): Promise<void> {
    this.#said.set(person, [])
    if (doing === 'sit') await this.#table?.sit(person, person)
    this.#table?.connect(person, person)
    await this.#ports.clock.settle()
  }

  async ask(person: string, request: Request): Promise<void> {
    this.#count += 1
    this.#table?.receive(person, { type: 'do', id: this.#count, request }, this.#ports.clock.now())
    await this.#ports.clock.advance(2500)
  }

  /** What somebody sees now. */
  async seenBy(person: string): Promise<{ view: TableView; you: Seat | null; standing: Standing | null }> {
    this.#table?.receive(person, { type: 'resync' }, this.#ports.clock.now())
    await this.#ports.clock.settle()
    const last = this.#said.get(person)?.findLast((message) => message.type === 'view')
    if (last?.type !== 'view') throw new Error(`${person} sees nothing`)
    const stands = this.#said.get(person)?.findLast(({ type }) => type === 'standing' || type === 'welcome')
    return { view: last.view, you: last.you, standing: stands?.type === 'standing' ? stands.standing : null }
  }
}
