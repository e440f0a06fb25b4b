import type { EventsMessage, LobbyApi, SeatKey } from '@jelly/client'
import { type Randomness, seededRandomness } from '@jelly/rules'
import type { TableView } from '@jelly/table'
import { NetworkClient } from '../network/NetworkClient.ts'
import { chooseAction } from './chooseAction.ts'
import type { LoadTally } from './LoadTally.ts'

/** One player of the load: one action every `period` ms, in every phase of the game. */
export class LoadPlayer {
  readonly #client: NetworkClient
  readonly #tally: LoadTally
  readonly #random: Randomness
  #rolledAt = 0
  #count = 0
  #timer: NodeJS.Timeout | undefined

  constructor(lobby: LobbyApi, key: SeatKey, tally: LoadTally, seed: number) {
    this.#tally = tally
    this.#random = seededRandomness(seed)
    this.#client = new NetworkClient(lobby, key, {
      onEvents: (message, before) => this.#watch(message, before),
      onDone: ({ refusal, held = 0 }, took) => tally.answered(refusal === null, took, held),
      onStatus: (status) => void (status.kind === 'lost' && status.attempts === 1 && tally.lost()),
    })
  }

  get view(): TableView | null {
    return this.#client.view
  }

  start(): void {
    void this.#client.request({ type: 'startGame' })
  }

  giveSeed(): void {
    void this.#client.request({ type: 'giveSeed', seed: `load-${this.#random(1_000_000)}` })
  }

  /** Each player begins at another moment, so that they do not all press together. */
  play(period: number): void {
    this.#timer = setTimeout(() => {
      this.#act()
      this.#timer = setInterval(() => this.#act(), period)
    }, this.#random(period))
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#client.close()
  }

  #act(): void {
    const { view, seat } = this.#client
    if (view === null || seat === null) return
    const situation = { view, seat, rolledAt: this.#rolledAt, now: performance.now(), count: this.#count++ }
    this.#tally.asked()
    void this.#client.request(chooseAction(situation, this.#random))
  }

  #watch({ at, events }: EventsMessage, before: TableView): void {
    for (const event of events) {
      if (event.type === 'phaseChanged' && event.phase === 'lobby') this.giveSeed()
      if (event.type !== 'game') continue
      if (event.event.type === 'diceRolled' && event.event.seat === this.#client.seat)
        this.#rolledAt = performance.now()
      const { sand } = before.deadlines
      if (event.event.type === 'roundEnded' && event.event.reason === 'sand' && sand) this.#tally.sandRanOut(at - sand)
    }
  }
}
