import { randomBytes } from 'node:crypto'
import { simpleBot } from '@jelly/bots'
import { newSeed } from '@jelly/dice'
import { type Randomness, seededRandomness } from '@jelly/rules'
import type { Request, TableView } from '@jelly/table'
import type { TableClient } from './TableClient.ts'

/** After a refusal, or when nothing is to be done, it looks again after a while (ms at normal speed). */
const LOOK_AGAIN = 400

export interface BotPlayerOptions {
  /** How many times as fast as a person. */
  readonly speed: number
  readonly seed: number
  /** Whether it wants another game after each. */
  readonly again?: boolean
}

/** Plays a seat as a person would: one thing after the other, over the line. */
export class BotPlayer {
  readonly #client: TableClient
  readonly #speed: number
  readonly #again: boolean
  readonly #random: Randomness
  readonly #seedText: string = newSeed((count) => randomBytes(count))
  #busy = false
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(client: TableClient, { speed, seed, again = false }: BotPlayerOptions) {
    this.#client = client
    this.#speed = speed
    this.#again = again
    this.#random = seededRandomness(seed)
  }

  /** To be called whenever the view has changed. */
  look(): void {
    if (!this.#busy && !this.#stopped) void this.#act()
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  async #act(): Promise<void> {
    const { view, seat } = this.#client
    const next = view === null || seat === null ? null : this.#next(view, seat)
    if (next === null) return
    this.#busy = true
    await this.#wait(next.after / this.#speed)
    const refusal = this.#stopped ? null : await this.#client.request(next.request)
    if (refusal !== null) await this.#wait(LOOK_AGAIN / this.#speed)
    this.#busy = false
    this.look()
  }

  #next(view: TableView, seat: number): { readonly request: Request; readonly after: number } | null {
    const formality =
      this.#again && view.phase === 'ended' ? rematch(view, seat) : formalityOf(view, seat, this.#seedText)
    if (formality !== null) return { request: formality, after: 0 }
    if (view.game === null || view.frozen !== null) return null
    const thought = simpleBot.think(view.game, seat, this.#random)
    return thought && { request: thought.command, after: thought.after }
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#timer = setTimeout(resolve, ms)
    })
  }
}

const rematch = ({ seats }: TableView, seat: number): Request | null =>
  isReady(seats[seat]) ? null : { type: 'rematch' }

const isReady = (seat: TableView['seats'][number] | undefined): boolean => seat?.kind === 'person' && seat.ready

/** What is neither a move nor a choice: a seed for the dice, "I am ready", "go on". */
function formalityOf({ phase, dice, seats, skips, game }: TableView, seat: number, seed: string): Request | null {
  const ready: Request | null = isReady(seats[seat]) ? null : { type: 'setReady', ready: true }
  switch (phase) {
    case 'lobby':
      if (dice.seeds[seat] === null) return { type: 'giveSeed', seed }
      return ready
    case 'briefing':
    case 'ledger':
      return ready
    case 'scoring':
      return game?.choice === null && !skips.includes(seat) ? { type: 'skip' } : null
    default:
      return null
  }
}
