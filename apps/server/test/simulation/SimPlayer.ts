import { simpleBot } from '@jelly/bots'
import type { Randomness, Seat } from '@jelly/rules'
import {
  type ClientMessage,
  cloneTable,
  evolveTable,
  PROTOCOL_VERSION,
  type Request,
  type ServerMessage,
  type TableRefusal,
  type TableView,
} from '@jelly/table'
import type { VirtualClock } from '@jelly/table/testing'
import type { Made } from '../support/TestServer.ts'
import type { NearEnd, SimLine } from './SimNetwork.ts'

const SILENCE = 10_000

/** What a player needs of the world. */
export interface World {
  readonly clock: VirtualClock
  readonly speed: number
  ticket(place: Made): Promise<string | null>
  dial(near: NearEnd): SimLine
  heard(player: SimPlayer, message: ServerMessage): void
}

/** A person with a browser: keeps a view, asks for one thing at a time, and says again what was not answered. */
export class SimPlayer implements NearEnd {
  readonly place: Made
  readonly #world: World
  readonly #random: Randomness
  #line: SimLine | null = null
  #ticket = ''
  #pending: { readonly id: number; readonly request: Request } | null = null
  #lastId = 0
  #heardAt = 0
  view: TableView | null = null
  you: Seat | null = null
  seq = 0

  constructor(world: World, place: Made, random: Randomness) {
    this.#world = world
    this.place = place
    this.#random = random
    void this.#connect()
    this.#watchSilence()
  }

  get line(): SimLine | null {
    return this.#line
  }

  opened(): void {
    this.#say({ type: 'hello', protocol: PROTOCOL_VERSION, ticket: this.#ticket })
  }

  hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage
    this.#heardAt = this.#world.clock.now()
    this.#understand(message)
    this.#world.heard(this, message)
  }

  closed(): void {
    this.#line = null
    this.#later(100 + this.#random(3000), () => void this.#connect())
  }

  #understand(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#lastId = Math.max(this.#lastId, message.lastId)
        return this.#sayPending()
      case 'view':
        this.view = message.view
        this.you = message.you
        this.seq = message.seq
        return this.#look()
      case 'events':
        return this.#follow(message)
      case 'done':
        return this.#answered(message.id, message.refusal)
      case 'ping':
        return this.#say({ type: 'pong', n: message.n, seq: this.seq })
      default:
        return undefined
    }
  }

  #follow({ seq, events }: Extract<ServerMessage, { type: 'events' }>): void {
    if (this.view === null || seq !== this.seq + 1) return this.#say({ type: 'resync' })
    const next = cloneTable(this.view)
    for (const event of events) evolveTable(next, event, this.you ?? 'spectator')
    this.view = next
    this.seq = seq
    this.#look()
  }

  #answered(id: number, refusal: TableRefusal | null): void {
    if (this.#pending?.id !== id) return
    this.#pending = null
    if (refusal === null) this.#look()
    else this.#later(400 / this.#world.speed, () => this.#look())
  }

  /** Thinks of something to do, and does it after a while if nothing else has come in between. */
  #look(): void {
    const next = this.#pending === null ? this.#next() : null
    if (next === null) return
    const { seq } = this
    this.#later(next.after / this.#world.speed, () => {
      if (this.#pending === null && (this.seq === seq || this.#random(2) === 0)) this.#ask(next.request)
    })
  }

  #ask(request: Request): void {
    this.#pending = { id: ++this.#lastId, request }
    this.#sayPending()
  }

  /** Now and then twice, as a browser does that is not sure. */
  #sayPending(): void {
    if (this.#pending === null) return
    const message = { type: 'do', ...this.#pending } as const
    this.#say(message)
    if (this.#random(20) === 0) this.#say(message)
  }

  #next(): { readonly request: Request; readonly after: number } | null {
    const { view, you } = this
    if (view === null || you === null) return null
    const formality = formalityOf(view, you) ?? (view.host === you && everybodyIsHere(view) ? startGame : null)
    if (formality !== null) return { request: formality, after: this.#random(500) }
    if (view.game === null || view.frozen !== null) return null
    const thought = simpleBot.think(view.game, you, this.#random)
    return thought && { request: thought.command, after: thought.after }
  }

  async #connect(): Promise<void> {
    if (this.#line !== null) return
    const ticket = await this.#world.ticket(this.place)
    if (ticket === null) return this.#later(100 + this.#random(2000), () => void this.#connect())
    this.#ticket = ticket
    this.#heardAt = this.#world.clock.now()
    this.#line = this.#world.dial(this)
  }

  #watchSilence(): void {
    this.#later(1000, () => {
      this.#watchSilence()
      if (this.#line === null || this.#world.clock.now() - this.#heardAt < SILENCE) return
      this.#line.hangUp()
      this.closed()
    })
  }

  #say(message: ClientMessage): void {
    this.#line?.say(JSON.stringify(message))
  }

  #later(ms: number, act: () => void): void {
    this.#world.clock.wakeAt(this.#world.clock.now() + ms, act)
  }
}

const startGame: Request = { type: 'startGame' }

const everybodyIsHere = ({ phase, dice, seats }: TableView): boolean =>
  phase === 'lobby' && seats.every(({ kind }, n) => kind !== 'person' || dice.seeds[n] !== null)

function formalityOf({ phase, dice, seats, skips, game }: TableView, seat: Seat): Request | null {
  const own = seats[seat]
  const ready: Request | null = own?.kind === 'person' && own.ready ? null : { type: 'setReady', ready: true }
  switch (phase) {
    case 'lobby':
      return dice.seeds[seat] === null ? { type: 'giveSeed', seed: `seed-${seat}` } : null
    case 'briefing':
    case 'ledger':
      return ready
    case 'scoring':
      return game?.choice === null && !skips.includes(seat) ? { type: 'skip' } : null
    default:
      return null
  }
}
