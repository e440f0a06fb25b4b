import type { Seat } from '@jelly/rules'
import { cloneTable, type Emote, evolveTable, type Request, type ServerMessage, type TableView } from '@jelly/table'
import { PendingRequests } from './PendingRequests.ts'
import { isAgainst } from './isAgainst.ts'
import { EMPTY_RECORD, type GameRecord, type Moment, recordFor, withMoments } from './record.ts'
import { reuse } from './reuse.ts'
import { ServerClock } from './ServerClock.ts'
import { ShowQueue } from './ShowQueue.ts'
import type { Link, TableConnection } from './TableConnection.ts'
import { emptySnapshot, guessed, type ShownEmote, type TableSnapshot } from './TableSnapshot.ts'

type EventsMessage = Extract<ServerMessage, { type: 'events' }>
type Shown = EventsMessage | Extract<ServerMessage, { type: 'done' }>

export interface StoreOptions {
  /** The page's own clock, in ms. */
  readonly now: () => number
  /** What this browser adds to the dice of a game. */
  readonly seed: () => string
  readonly recall: () => GameRecord | null
  readonly keep: (record: GameRecord) => void
}

const PING_EVERY = 4000
const FIRST_PINGS = 4
const EMOTE_SHOWN = 4000

/** A table as this browser knows it. Framework-free: it is told messages and tells who listens. */
export class TableStore {
  readonly clock: ServerClock
  private readonly connection: TableConnection
  private readonly options: StoreOptions
  private readonly requests: PendingRequests
  private readonly queue: ShowQueue<Shown>
  private readonly listeners = new Set<() => void>()
  private readonly pings = new Map<number, number>()
  private readonly timer: ReturnType<typeof setInterval>
  private pingCount = 0
  /** The last number that came, shown or not. */
  private received = 0
  private isResyncing = false
  /** The game and the seat for which a seed was given. */
  private seeded: string | null = null
  private snapshot: TableSnapshot

  constructor(connection: TableConnection, options: StoreOptions) {
    this.connection = connection
    this.options = options
    this.clock = new ServerClock(options.now)
    this.requests = new PendingRequests(options.now())
    this.queue = new ShowQueue(
      () => this.clock.now(),
      (items) => this.show(items),
    )
    this.snapshot = emptySnapshot(options.recall() ?? EMPTY_RECORD)
    connection.onLink((link) => this.turn(link))
    connection.onMessage((message) => this.hear(message))
    this.timer = setInterval(() => this.ping(), PING_EVERY)
  }

  get = (): TableSnapshot => this.snapshot

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The last sequence number seen, for a resume. */
  get since(): number | null {
    return this.snapshot.view === null ? null : this.received
  }

  /** Asks for something; it shows as pending in the same frame. */
  ask = (request: Request): number => {
    const { id } = this.requests.add(request)
    this.connection.send({ type: 'do', id, request })
    this.publish({})
    return id
  }

  /** The page is seen again, or the network is back. */
  check(): void {
    this.ping()
    this.connection.check()
  }

  close(): void {
    clearInterval(this.timer)
    this.queue.clear()
    this.connection.close()
  }

  private turn(link: Link): void {
    if (link.kind === 'open') {
      this.clock.forget()
      this.pings.clear()
      for (let n = 0; n < FIRST_PINGS; n++) setTimeout(() => this.ping(), n * 300)
    }
    this.publish({ link })
  }

  private ping(): void {
    const n = ++this.pingCount
    this.pings.set(n, this.options.now())
    this.connection.send({ type: 'ping', n })
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.clock.hear(message.now)
        this.requests.seen(message.lastId)
        this.publish({ you: message.you })
        return this.sayAgain()
      case 'view':
        return this.see(message)
      case 'events':
        return this.follow(message)
      case 'done':
        return this.queue.add(message, 0)
      case 'plan':
        return this.publish({ plan: message.plan })
      case 'emote':
        return this.showEmote(message)
      case 'ping':
        return this.connection.send({ type: 'pong', n: message.n, seq: this.received })
      case 'pong':
        return this.measure(message.n, message.now)
      case 'bye':
        return undefined
    }
  }

  private sayAgain(): void {
    for (const { id, request } of this.requests.unanswered) this.connection.send({ type: 'do', id, request })
  }

  private measure(n: number, now: number): void {
    const asked = this.pings.get(n)
    if (asked === undefined) return
    this.pings.delete(n)
    this.clock.measure(asked, now)
  }

  private see({ view, seq, now, you }: Extract<ServerMessage, { type: 'view' }>): void {
    this.clock.hear(now)
    this.queue.clear()
    this.received = seq
    this.isResyncing = false
    this.requests.renew()
    this.publish({ view, you, record: recordFor(view, seq, this.snapshot.record) })
    this.offerSeed()
  }

  private follow(message: EventsMessage): void {
    if (message.seq <= this.received || this.isResyncing) return
    if (message.seq !== this.received + 1 || this.snapshot.view === null) return this.resync()
    this.received = message.seq
    this.queue.add(message, message.at)
  }

  /** Something was missed: the whole view makes it good. */
  private resync(): void {
    this.isResyncing = true
    this.connection.send({ type: 'resync' })
  }

  private show(items: readonly Shown[]): void {
    const { view } = this.snapshot
    const next = view && cloneTable(view)
    let { record, refused } = this.snapshot
    for (const item of items) {
      if (item.type === 'done') refused = this.requests.answer(item.id, item.refusal) ?? refused
      else if (next !== null) record = this.evolve(next, record, item)
    }
    this.requests.settle(next?.game ?? null, this.snapshot.you)
    this.publish({ view: next, record, refused })
    this.offerSeed()
  }

  private evolve(view: TableView, record: GameRecord, { seq, at, events }: EventsMessage): GameRecord {
    const { you } = this.snapshot
    const moments: Moment[] = []
    for (const event of events) {
      const against = event.type === 'game' && isAgainst(view.game, you, event.event)
      evolveTable(view, event, you ?? 'spectator')
      if (event.type === 'game') moments.push({ seq, at, round: view.game?.round ?? 0, event: event.event, against })
    }
    const next = withMoments({ ...record, gameId: view.dice.gameId }, seq, moments)
    if (next.moments !== record.moments) this.options.keep(next)
    return next
  }

  private offerSeed(): void {
    const { view, you } = this.snapshot
    if (view === null || you === null || view.dice.revealed) return
    if (view.dice.commitment === '' || view.dice.seeds[you] !== null) return
    const { gameId, commitment } = view.dice
    const seeded = `${gameId} ${you}`
    if (seeded === this.seeded) return
    this.seeded = seeded
    const seed = this.options.seed()
    this.publish({ witness: { gameId, commitment, seat: you, seed } })
    this.ask({ type: 'giveSeed', seed })
  }

  private showEmote({ seat, emote }: { seat: Seat; emote: Emote }): void {
    const shown: ShownEmote = { seat, emote, at: this.clock.now() }
    this.publish({ emotes: [...this.snapshot.emotes.filter((other) => other.seat !== seat), shown] })
    setTimeout(() => this.publish({ emotes: this.snapshot.emotes.filter((other) => other !== shown) }), EMOTE_SHOWN)
  }

  private publish(change: Partial<TableSnapshot>): void {
    const next = { ...this.snapshot, ...change, pending: this.requests.all }
    const view = reuse(this.snapshot.view, next.view)
    const guess = guessed(view, next.you, next.pending)
    const shown = reuse(this.snapshot.shown, guess.shown)
    this.snapshot = { ...next, view, shown, marks: reuse(this.snapshot.marks, guess.marks) }
    for (const listener of this.listeners) listener()
  }
}
