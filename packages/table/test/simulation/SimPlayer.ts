import { legalCommands, type Randomness, type Seat } from '@jelly/rules'
import {
  type ClientMessage,
  cloneTable,
  evolveTable,
  type Request,
  type ServerMessage,
  type TableView,
} from '../../src/index.ts'

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>

/** A browser that keeps what is not answered yet, and sends it again after a reconnect. */
export class SimPlayer {
  readonly person: string
  connection: string | null = null
  view: TableView | null = null
  seq = 0
  you: Seat | null = null
  readonly #pending = new Map<number, Request>()
  readonly #send: (message: ClientMessage) => void
  readonly #random: Randomness
  #lastId = 0
  #welcomed: string | null = null

  constructor(person: string, random: Randomness, send: (message: ClientMessage) => void) {
    this.person = person
    this.#random = random
    this.#send = send
  }

  hear(message: ServerMessage): void {
    if (message.type === 'welcome') this.#resume(message)
    if (message.type === 'view') this.#look(message)
    if (message.type === 'events') this.#follow(message)
    if (message.type === 'done') this.#pending.delete(message.id)
    if (message.type === 'ping') this.#send({ type: 'pong', n: message.n, seq: this.seq })
  }

  #resume({ lastId }: Of<'welcome'>): void {
    this.#welcomed = this.connection
    this.#lastId = Math.max(this.#lastId, lastId)
    for (const [id, request] of this.#pending) {
      if (id <= lastId) this.#pending.delete(id)
      else this.#send({ type: 'do', id, request })
    }
  }

  #look({ view, seq, you }: Of<'view'>): void {
    this.view = structuredClone(view)
    this.seq = seq
    this.you = you
  }

  #follow({ seq, events }: Of<'events'>): void {
    if (this.view === null) return
    if (seq !== this.seq + 1) throw new Error(`${this.person} heard number ${seq} after ${this.seq}`)
    this.seq = seq
    const next = cloneTable(this.view)
    for (const event of events) evolveTable(next, event, this.you ?? 'spectator')
    this.view = next
  }

  /** Does something that seems allowed, or now and then something that is not. */
  act(): void {
    const request = this.view === null ? null : this.#wish(this.view)
    if (request === null || this.#welcomed !== this.connection) return
    const id = ++this.#lastId
    this.#pending.set(id, request)
    this.#send({ type: 'do', id, request })
    if (this.#random(20) === 0) this.#send({ type: 'do', id, request })
  }

  #wish({ phase, game }: TableView): Request | null {
    const luck = this.#random(30)
    if (luck === 0) return { type: 'emote', emote: 'haha' }
    if (luck === 1) return { type: 'lockDistrict', district: this.#random(8) }
    if (luck === 2) return { type: 'planFinish', lock: this.#random(5), flip: this.#random(2) === 0 }
    if (phase === 'lobby') return { type: 'giveSeed', seed: `${this.person}${this.#random(1000)}` }
    if (phase === 'scoring' && luck < 12) return { type: 'skip' }
    if (phase === 'ledger' || phase === 'briefing') return { type: 'setReady', ready: true }
    if (game === null || this.you === null) return null
    const commands = legalCommands(game, this.you)
    return commands[this.#random(commands.length)] ?? null
  }
}
