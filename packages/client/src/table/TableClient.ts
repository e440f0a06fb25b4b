import type { Seat } from '@jelly/rules'
import type { Clock, Emote, FinishPlan, Request, ServerMessage, Standing, TableRefusal, TableView } from '@jelly/table'
import type { ConnectionStatus, TableConnection } from '../connection/TableConnection.ts'
import { type EventsMessage, type MessageWatcher, TableFollower, type ViewMessage } from '../follow/TableFollower.ts'
import { PendingRequests, type RefusedRequest } from '../requests/PendingRequests.ts'
import { Pings } from '../time/Pings.ts'
import { ServerClock } from '../time/ServerClock.ts'
import { ShowQueue } from '../time/ShowQueue.ts'

type DoneMessage = Extract<ServerMessage, { type: 'done' }>

/** How many watch, and the names of those who want to be known. */
export type WatcherCount = Pick<Extract<ServerMessage, { type: 'watchers' }>, 'count' | 'names'>

/** What a listener may hear; it takes what it wants. */
export interface TableListener {
  /** Anything below changed, or the list of pending requests did. */
  onChange?(): void
  /** The view changed. */
  onView?(view: TableView): void
  /** A whole view came, after a new connection or a gap. */
  onWholeView?(message: ViewMessage): void
  onEvent?: MessageWatcher
  /** What happened, and how the table stood before it. */
  onEvents?(message: EventsMessage, before: TableView): void
  /** A request was answered, so many milliseconds after it was sent first. */
  onDone?(message: DoneMessage, took: number): void
  onRefused?(refused: RefusedRequest): void
  onStatus?(status: ConnectionStatus): void
  onPlan?(plan: FinishPlan | null): void
  onEmote?(seat: Seat, emote: Emote): void
  onWatchers?(watchers: WatcherCount): void
  onStanding?(standing: Standing | null): void
}

export interface TableClientOptions {
  readonly connection: TableConnection
  readonly clock: Clock
  readonly listener?: TableListener
  /** `together`: when everybody shows it, as a screen does, by the server's clock. `atOnce`: as soon as it is heard. */
  readonly shows?: 'together' | 'atOnce'
  readonly isHidden?: () => boolean
  /** How long a busy screen lets others wait that are `late` already; `answers`: there is something for who sits here. */
  readonly makeWay?: (late: number, answers: boolean) => number
  readonly requests?: PendingRequests
}

/**
 * One place at a table. Its connection may break at any moment: it comes back, what was asked for is sent again under
 * the same number, and the view is whole again before anything else happens.
 */
export class TableClient {
  readonly serverClock: ServerClock
  readonly #connection: TableConnection
  readonly #clock: Clock
  readonly #listener: TableListener
  readonly #isTogether: boolean
  readonly #requests: PendingRequests
  readonly #follower = new TableFollower()
  readonly #queue: ShowQueue<EventsMessage | DoneMessage>
  readonly #pings: Pings
  readonly #answers = new Map<number, (refusal: TableRefusal | null) => void>()

  constructor({ connection, clock, listener = {}, shows = 'atOnce', isHidden, makeWay, requests }: TableClientOptions) {
    this.#connection = connection
    this.#clock = clock
    this.#listener = listener
    this.#isTogether = shows === 'together'
    this.#requests = requests ?? new PendingRequests(clock.now())
    this.serverClock = new ServerClock(() => clock.now())
    this.#pings = new Pings(clock, this.serverClock, (n) => connection.send({ type: 'ping', n }))
    const show = (items: readonly (EventsMessage | DoneMessage)[]) => this.#show(items)
    this.#queue = new ShowQueue({
      clock,
      serverClock: this.serverClock,
      show,
      isHidden: isHidden ?? (() => false),
      makeWay: (due, late) =>
        makeWay?.(
          late,
          due.some(({ type }) => type === 'done'),
        ) ?? 0,
    })
  }

  start(): this {
    this.#connection.start({
      heard: (message) => this.#hear(message),
      turned: (status) => this.#turn(status),
      lastSeen: () => (this.view === null ? null : this.#follower.received),
    })
    return this
  }

  get view(): TableView | null {
    return this.#follower.view
  }

  get seat(): Seat | null {
    return this.#follower.you
  }

  /** The number up to which the view shows everything. */
  get seq(): number {
    return this.#follower.seq
  }

  get pending(): PendingRequests['all'] {
    return this.#requests.all
  }

  /** Asks for something and returns its number. */
  ask(request: Request): number {
    const { id } = this.#requests.add(request, this.#clock.now())
    this.#connection.send({ type: 'do', id, request })
    this.#listener.onChange?.()
    return id
  }

  /** Resolves with null once it is done and durable, or with the reason why not. */
  request(request: Request): Promise<TableRefusal | null> {
    const id = this.ask(request)
    return new Promise((resolve) => {
      this.#answers.set(id, resolve)
    })
  }

  /** A sign of life: the page is seen again, or the network is back. */
  check(): void {
    if (this.#isTogether) this.#pings.ask()
    this.#connection.check()
  }

  close(): void {
    this.#pings.stop()
    this.#queue.clear()
    this.#connection.close()
  }

  #turn(status: ConnectionStatus): void {
    if (status.kind !== 'open') this.#pings.stop()
    else if (this.#isTogether) this.#pings.begin()
    this.#listener.onStatus?.(status)
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcomed(message)
      case 'view':
        return this.#see(message)
      case 'events':
        return this.#follow(message)
      case 'done':
        return this.#enqueue(message, 0)
      case 'plan':
        return this.#listener.onPlan?.(message.plan)
      case 'emote':
        return this.#listener.onEmote?.(message.seat, message.emote)
      case 'watchers':
        return this.#listener.onWatchers?.({ count: message.count, names: message.names })
      case 'standing':
        return this.#listener.onStanding?.(message.standing)
      case 'ping':
        this.serverClock.hear(message.now)
        return this.#connection.send({ type: 'pong', n: message.n, seq: this.#follower.received })
      case 'pong':
        return this.#pings.answered(message.n, message.now)
      case 'bye':
        return undefined
    }
  }

  /** What was not answered before the connection broke is sent again: the server knows what it has heard already. */
  #welcomed({ you, lastId, now }: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.serverClock.hear(now)
    this.#requests.seen(lastId)
    this.#follower.sit(you)
    this.#listener.onStanding?.(null)
    this.#listener.onChange?.()
    for (const { id, request } of this.#requests.resend()) this.#connection.send({ type: 'do', id, request })
  }

  #see(message: ViewMessage): void {
    this.serverClock.hear(message.now)
    const overtaken = this.#queue.clear()
    this.#follower.see(message)
    // The view has the events that still waited to be shown, but not the answers.
    for (const item of overtaken) if (item.type === 'done') this.#answered(item)
    this.#requests.renew()
    this.#listener.onWholeView?.(message)
    this.#changed()
  }

  #follow(message: EventsMessage): void {
    const found = this.#follower.receive(message)
    if (found === 'gap') this.#connection.send({ type: 'resync' })
    else if (found === 'next') this.#enqueue(message, message.at)
  }

  #enqueue(message: EventsMessage | DoneMessage, at: number): void {
    if (this.#isTogether) this.#queue.add(message, at)
    else this.#show([message])
  }

  #show(items: readonly (EventsMessage | DoneMessage)[]): void {
    const before = this.view
    const events = items.filter((item) => item.type === 'events')
    this.#follower.show(events, this.#listener.onEvent)
    for (const item of items) if (item.type === 'done') this.#answered(item)
    this.#requests.settle(this.view?.game ?? null, this.seat)
    if (before !== null) for (const message of events) this.#listener.onEvents?.(message, before)
    this.#changed()
  }

  /** `alreadyHandled`: an answer was lost, the journal has the request. */
  #answered(message: DoneMessage): void {
    const { id, refusal } = message
    const answered = this.#requests.answer(id, refusal)
    if (answered === null) return
    const reason = refusal?.refused === 'alreadyHandled' ? null : refusal
    this.#listener.onDone?.(message, this.#clock.now() - answered.askedAt)
    if (reason !== null) this.#listener.onRefused?.({ id, request: answered.request, refusal: reason })
    this.#answers.get(id)?.(reason)
    this.#answers.delete(id)
  }

  #changed(): void {
    this.#listener.onChange?.()
    if (this.view !== null) this.#listener.onView?.(this.view)
  }
}
