import { legalCommands, type Randomness, type Seat } from '@jelly/rules'
import type { Request, TableView } from '@jelly/table'
import type { VirtualClock } from '@jelly/table/testing'
import { type ClientSocket, type OpenSocket, SocketConnection, TableClient } from '../../index.ts'

export interface SimPlayerOptions {
  readonly person: string
  readonly clock: VirtualClock
  readonly random: Randomness
  readonly openSocket: OpenSocket
  /** It has heard what happened. */
  readonly onView: (player: SimPlayer) => void
}

/** Somebody who does this and that, allowed or not, through the one client. */
export class SimPlayer {
  readonly person: string
  readonly #client: TableClient
  readonly #clock: VirtualClock
  readonly #random: Randomness
  #awayUntil = 0
  #isOpen = false

  constructor({ person, clock, random, openSocket, onView }: SimPlayerOptions) {
    this.person = person
    this.#clock = clock
    this.#random = random
    const connection = new SocketConnection({
      clock,
      openSocket: (listener, node) => this.#unsure(openSocket(listener, node)),
      ticket: () => this.#ticket(),
      chance: () => random(1000) / 1000,
    })
    const listener = {
      onView: () => onView(this),
      onStatus: ({ kind }: { readonly kind: string }) => void (this.#isOpen = kind === 'open'),
    }
    this.#client = new TableClient({ connection, clock, listener }).start()
  }

  get view(): TableView | null {
    return this.#client.view
  }

  get you(): Seat | null {
    return this.#client.seat
  }

  get seq(): number {
    return this.#client.seq
  }

  /** Finds no network for so long. */
  goAway(ms: number): void {
    this.#awayUntil = this.#clock.now() + ms
  }

  /** Does something that seems allowed, or now and then something that is not. */
  act(): void {
    const request = this.view === null ? null : this.#wish(this.view)
    if (request !== null && this.#isOpen) this.#client.ask(request)
    if (this.#random(30) === 0) this.#client.check()
  }

  #ticket(): Promise<string> {
    return new Promise((resolve, reject) => {
      const isAway = this.#clock.now() < this.#awayUntil
      const answer = () => (isAway ? reject(new Error('no network')) : resolve(this.person))
      this.#clock.wakeAt(this.#clock.now() + this.#random(400), answer)
    })
  }

  /** A browser that is not sure says it twice. */
  #unsure(socket: ClientSocket): ClientSocket {
    const send = (text: string) => {
      socket.send(text)
      if (text.startsWith('{"type":"do"') && this.#random(20) === 0) socket.send(text)
    }
    return { send, close: () => socket.close() }
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
