import type { Seat } from '@jelly/rules'
import type { Clock, Emote, FinishPlan, Request, TableView, TableViewEvent } from '@jelly/table'
import type { TableConnection } from '../connection/TableConnection.ts'
import { shareUnchanged } from '../follow/shareUnchanged.ts'
import type { EventsMessage } from '../follow/TableFollower.ts'
import type { PendingRequests, RefusedRequest } from '../requests/PendingRequests.ts'
import { TableClient } from '../table/TableClient.ts'
import type { ServerClock } from '../time/ServerClock.ts'
import { EMPTY_HISTORY, type GameHistory, historyFor, isNews, withFinishes, withMoment } from './history.ts'
import { isAgainst } from './isAgainst.ts'
import { emptySnapshot, planAsked, predicted, type ShownEmote, type TableSnapshot } from './TableSnapshot.ts'

export interface StoreOptions {
  readonly connection: TableConnection
  readonly clock: Clock
  /** What this browser adds to the dice of a game. */
  readonly seed: () => string
  readonly recall: () => GameHistory | null
  readonly keep: (history: GameHistory) => void
  /** What is known of the game when a whole view comes; a replay knows it for each moment. Else what was seen until then. */
  readonly historyNow?: () => GameHistory
  readonly isHidden?: () => boolean
  readonly makeWay?: (late: number, answers: boolean) => number
  readonly requests?: PendingRequests
}

const EMOTE_SHOWN = 4000

/** A table as a screen shows it: a snapshot after each change, with what was asked for done already. */
export class TableStore {
  readonly #client: TableClient
  readonly #options: StoreOptions
  readonly #listeners = new Set<() => void>()
  /** The game and the seat for which a seed was given. */
  #seeded: string | null = null
  #history: GameHistory
  #hasNews = false
  #refused: RefusedRequest | null = null
  /** As the table told it. */
  #plan: FinishPlan | null = null
  /** From which the view of the snapshot was made. */
  #heard: TableView | null = null
  #snapshot: TableSnapshot

  constructor(options: StoreOptions) {
    this.#options = options
    this.#history = options.recall() ?? EMPTY_HISTORY
    this.#snapshot = emptySnapshot(this.#history)
    this.#client = new TableClient({
      ...options,
      shows: 'together',
      listener: {
        onChange: () => this.#publish({}),
        onView: () => this.#offerSeed(),
        onWholeView: ({ view, seq }) =>
          (this.#history = options.historyNow?.() ?? historyFor(view, seq, this.#history)),
        onEvent: (event, view, message) => this.#note(event, view, message),
        onEvents: ({ seq }) => this.#followed(seq),
        onRefused: (refused) => (this.#refused = refused),
        onStatus: (connection) => this.#publish({ connection }),
        onPlan: (plan) => this.#planned(plan),
        onWatchers: (watchers) => this.#publish({ watchers }),
        onStanding: (standing) => this.#publish({ standing }),
        onEmote: (seat, emote) => this.#showEmote(seat, emote),
      },
    })
    this.#client.start()
  }

  get = (): TableSnapshot => this.#snapshot

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get clock(): ServerClock {
    return this.#client.serverClock
  }

  /** The number up to which everything is shown. */
  get seq(): number {
    return this.#client.seq
  }

  /** Asks for something; it shows as pending in the same frame. */
  ask = (request: Request): number => this.#client.ask(request)

  request: TableClient['request'] = (request) => this.#client.request(request)

  /** The page is seen again, or the network is back. */
  check(): void {
    this.#client.check()
  }

  close(): void {
    this.#client.close()
    this.#listeners.clear()
  }

  #note(event: TableViewEvent, { game, dice }: TableView, { seq, at }: EventsMessage): void {
    if (event.type !== 'game' || !isNews(event.event)) return
    const against = isAgainst(game, this.#client.seat, event.event)
    const round = event.event.type === 'roundStarted' ? event.event.round : (game?.round ?? 0)
    const moment = { seq, at, round, event: event.event, against }
    this.#history = withMoment({ ...this.#history, gameId: dice.gameId }, moment)
    this.#hasNews = true
  }

  #followed(seq: number): void {
    const { view } = this.#client
    this.#history = { ...this.#history, gameId: view?.dice.gameId ?? null, seq }
    if (view !== null) this.#history = withFinishes(this.#history, view)
    if (this.#hasNews) this.#options.keep(this.#history)
    this.#hasNews = false
  }

  #offerSeed(): void {
    const { view, seat } = this.#client
    if (view === null || seat === null || view.dice.revealed) return
    const { gameId, commitment, seeds } = view.dice
    const seeded = `${gameId} ${seat}`
    if (commitment === '' || seeds[seat] !== null || seeded === this.#seeded) return
    this.#seeded = seeded
    const seed = this.#options.seed()
    this.#publish({ witness: { gameId, commitment, seat, seed } })
    this.ask({ type: 'giveSeed', seed })
  }

  #showEmote(seat: Seat, emote: Emote): void {
    const { clock } = this.#options
    const shown: ShownEmote = { seat, emote, at: this.clock.now() }
    const others = (gone: (other: ShownEmote) => boolean) => this.#snapshot.emotes.filter((other) => !gone(other))
    this.#publish({ emotes: [...others((other) => other.seat === seat), shown] })
    clock.wakeAt(clock.now() + EMOTE_SHOWN, () => this.#publish({ emotes: others((other) => other === shown) }))
  }

  #planned(plan: FinishPlan | null): void {
    this.#plan = plan
    this.#publish({})
  }

  #publish(change: Partial<TableSnapshot>): void {
    const old = this.#snapshot
    const { seat: you, pending, view: heard } = this.#client
    const view = heard === this.#heard ? old.view : shareUnchanged(old.view, heard)
    this.#heard = heard
    const { shown, marks } = predicted(view, you, pending)
    this.#snapshot = {
      ...old,
      ...change,
      you,
      view,
      pending,
      refused: this.#refused,
      plan: planAsked(pending) ?? this.#plan,
      history: this.#history,
      shown: shareUnchanged(old.shown, shown),
      marks: shareUnchanged(old.marks, marks),
    }
    for (const listener of this.#listeners) listener()
  }
}
