import { type Bot, simpleBot } from '@jelly/bots'
import type { Randomness, Seat } from '@jelly/rules'
import type { Clock, Request, TableView } from '@jelly/table'
import type { TableClient } from '../table/TableClient.ts'
import { formalityOf, rematchOf } from './formalityOf.ts'

/** After a refusal it looks again after a while (ms at normal speed). */
const LOOK_AGAIN = 400

export interface BotPlayerOptions {
  readonly clock: Clock
  readonly randomness: Randomness
  /** Its part of the dice. */
  readonly seed: string
  /** How many times as fast as a person; 1 unless told. */
  readonly speed?: number
  readonly bot?: Bot
  /** Whether it wants another game after each. */
  readonly again?: boolean
  /** A request that it sends before it thinks, where this is not null. */
  readonly first?: (view: TableView, seat: Seat) => Request | null
}

/** Plays a seat as a person would: one thing after the other, over its connection. */
export class BotPlayer {
  readonly #client: Pick<TableClient, 'view' | 'seat' | 'request'>
  readonly #options: BotPlayerOptions
  #isBusy = false
  #isStopped = false
  #cancel: () => void = () => undefined

  constructor(client: Pick<TableClient, 'view' | 'seat' | 'request'>, options: BotPlayerOptions) {
    this.#client = client
    this.#options = options
  }

  /** To be called whenever the view has changed. */
  look(): void {
    if (!this.#isBusy && !this.#isStopped) void this.#act()
  }

  stop(): void {
    this.#isStopped = true
    this.#cancel()
  }

  async #act(): Promise<void> {
    const { view, seat } = this.#client
    const next = view === null || seat === null ? null : this.#next(view, seat)
    if (next === null) return
    this.#isBusy = true
    await this.#wait(next.after)
    const refusal = this.#isStopped ? null : await this.#client.request(next.request)
    if (refusal !== null) await this.#wait(LOOK_AGAIN)
    this.#isBusy = false
    this.look()
  }

  #next(view: TableView, seat: Seat): { readonly request: Request; readonly after: number } | null {
    const { first, again, seed, bot = simpleBot, randomness } = this.#options
    const formality = first?.(view, seat) ?? (again ? rematchOf(view, seat) : null) ?? formalityOf(view, seat, seed)
    if (formality !== null) return { request: formality, after: 0 }
    if (view.game === null || view.frozen !== null) return null
    const thought = bot.think(view.game, seat, randomness)
    return thought && { request: thought.command, after: thought.after }
  }

  #wait(ms: number): Promise<void> {
    const { clock, speed = 1 } = this.#options
    return new Promise((resolve) => {
      this.#cancel = clock.wakeAt(clock.now() + ms / speed, resolve)
    })
  }
}
