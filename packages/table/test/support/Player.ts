import { expect } from 'vitest'
import { type DieId, type Seat, squadOf, type View } from '@jelly/rules'
import {
  followEvents,
  type Request,
  type ServerMessage,
  type TableRefusal,
  type TableView,
  type TableViewEvent,
} from '../../src/index.ts'

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>

/** Notes all that somebody at the table is told, and what they see by the events alone. It sends what the test says. */
export class Player {
  readonly person: string
  readonly messages: ServerMessage[] = []
  you: Seat | null = null
  connection: string
  #view: TableView | null = null
  #seq = 0
  #lastId = 0
  readonly #send: (player: Player, message: Parameters<Sender>[1]) => void

  constructor(person: string, send: Sender) {
    this.person = person
    this.connection = `${person}/1`
    this.#send = send
  }

  hear(message: ServerMessage): void {
    this.messages.push(message)
    if (message.type === 'welcome') this.#lastId = Math.max(this.#lastId, message.lastId)
    if (message.type === 'view') this.#look(message)
    if (message.type === 'events') this.#follow(message)
    if (message.type === 'ping') this.#send(this, { type: 'pong', n: message.n, seq: this.#seq })
  }

  #look({ view, seq, you }: Of<'view'>): void {
    // Over a wire a view is text; what is followed must not be the table's own objects.
    this.#view = JSON.parse(JSON.stringify(view)) as TableView
    this.#seq = seq
    this.you = you
  }

  #follow({ seq, events }: Of<'events'>): void {
    expect(seq).toBe(this.#seq + 1)
    this.#seq = seq
    this.#view = followEvents(this.view, events, this.you ?? 'spectator')
  }

  get view(): TableView {
    if (this.#view === null) throw new Error(`${this.person} has no view yet`)
    return this.#view
  }

  get game(): View {
    if (this.view.game === null) throw new Error('no game yet')
    return this.view.game
  }

  get seat(): Seat {
    if (this.you === null) throw new Error(`${this.person} sits nowhere`)
    return this.you
  }

  get squad() {
    return squadOf(this.game, this.seat)
  }

  /** The first die in the tray that shows one of these. */
  dieShowing(...values: number[]): DieId | undefined {
    return this.squad.hand.find((_, n) => values.includes(this.squad.tray?.[n] ?? 0))
  }

  /** Sends a request and returns its number. */
  do(request: Request): number {
    const id = ++this.#lastId
    this.#send(this, { type: 'do', id, request })
    return id
  }

  sendAgain(id: number, request: Request): void {
    this.#send(this, { type: 'do', id, request })
  }

  resync(): void {
    this.#send(this, { type: 'resync' })
  }

  /** Undefined: not answered yet. */
  answer(id: number): TableRefusal | null | undefined {
    return this.told('done').findLast((done) => done.id === id)?.refusal
  }

  told<T extends ServerMessage['type']>(type: T): Of<T>[] {
    return this.messages.filter((message): message is Of<T> => message.type === type)
  }

  events(): TableViewEvent[] {
    return this.told('events').flatMap(({ events }) => events)
  }

  get bye(): string | undefined {
    return this.told('bye').at(-1)?.reason
  }
}

export type Sender = (
  player: Player,
  message: { type: 'do'; id: number; request: Request } | { type: 'resync' } | { type: 'pong'; n: number; seq: number },
) => void
