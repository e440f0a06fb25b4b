import type { SocketListener } from '@jelly/client'
import type { Randomness } from '@jelly/rules'
import type { ByeReason } from '@jelly/table'
import type { VirtualClock } from '@jelly/table/testing'
import type { Socket } from '../../src/sockets/Socket.ts'
import type { FarEnd } from './SimProcess.ts'

/** One socket through a network that is slow, breaks, or goes dead without a word. Nothing overtakes anything on it. */
export class SimSocket implements Socket {
  readonly address = '10.0.0.1'
  readonly #clock: VirtualClock
  readonly #random: Randomness
  readonly #latency: number
  readonly #near: SocketListener
  #far: FarEnd | null = null
  #state: 'open' | 'dead' | 'cut' = 'open'
  #isHungUp = false
  #nextUp = 0
  #nextDown = 0
  #inFlight = 0

  constructor(clock: VirtualClock, random: Randomness, near: SocketListener) {
    this.#clock = clock
    this.#random = random
    this.#near = near
    this.#latency = 5 + random(120)
  }

  /** `answer` is the server's gateway, or null where there is none. */
  open(answer: () => FarEnd | null): void {
    this.#up(() => {
      this.#far = answer()
      if (this.#far === null) this.cut()
      else this.#down(() => this.#near.opened(), 0)
    })
  }

  /** The browser says something; the network is never the one to say it twice. */
  say(text: string): void {
    this.#up(() => this.#far?.hear(text, this.#clock.now()))
  }

  /** The server says something. */
  send(text: string): void {
    this.#down(() => this.#near.heard(text), text.length)
  }

  /** A browser answers by itself, whatever its page does. */
  ping(n: number): void {
    this.#down(() => this.#up(() => this.#far?.ponged(n, this.#clock.now())), 0)
  }

  queued(): number {
    return this.#inFlight
  }

  close(_reason: ByeReason, abrupt: boolean): void {
    if (abrupt) this.cut()
    else this.#down(() => this.cut(), 0)
  }

  /** Breaks: what is on its way is lost, and each end learns of it in its own time. */
  cut(): void {
    if (this.#state === 'cut') return
    this.#state = 'cut'
    this.#later(this.#latency, () => this.#isHungUp || this.#near.closed())
    this.#later(this.#latency, () => this.#far?.gone())
  }

  /** Nothing comes through any more and nobody is told. */
  die(): void {
    if (this.#state === 'open') this.#state = 'dead'
  }

  /** The browser gives up on it. */
  hangUp(): void {
    this.#isHungUp = true
    const wasDead = this.#state === 'dead'
    this.#state = 'cut'
    if (!wasDead) this.#later(this.#latency, () => this.#far?.gone())
  }

  #up(act: () => void): void {
    this.#nextUp = Math.max(this.#nextUp, this.#clock.now() + this.#delay())
    this.#carry(this.#nextUp, act)
  }

  #down(act: () => void, bytes: number): void {
    this.#nextDown = Math.max(this.#nextDown, this.#clock.now() + this.#delay())
    this.#inFlight += bytes
    this.#carry(this.#nextDown, () => {
      this.#inFlight -= bytes
      act()
    })
  }

  #carry(at: number, act: () => void): void {
    if (this.#state !== 'open') return
    this.#clock.wakeAt(at, () => {
      if (this.#state === 'open') act()
    })
  }

  #delay(): number {
    return this.#latency + this.#random(20) + (this.#random(100) === 0 ? this.#random(2000) : 0)
  }

  #later(ms: number, act: () => void): void {
    this.#clock.wakeAt(this.#clock.now() + ms, act)
  }
}
