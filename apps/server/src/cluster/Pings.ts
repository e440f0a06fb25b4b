import type { Clock } from '@jelly/table'
import { type Wires, WiresError } from '../wires/Wires.ts'
import type { NodeQuestion } from './envelope.ts'
import type { Membership } from './Membership.ts'

const PATIENCE = 400
/** Each so many beats all others are pinged, and in between only those about whom something is to be learned. */
const ALL_EVERY = 8
/** So many of the latest trips count; the shortest of them had to wait the least. */
const REMEMBERED = 8

export interface PingsOptions {
  readonly membership: Membership
  readonly wires: Wires
  readonly clock: Clock
}

/** Who of the others answers, and how long it takes to them and back. */
export class Pings {
  readonly #options: PingsOptions
  readonly #trips = new Map<string, number[]>()
  #beats = 0

  constructor(options: PingsOptions) {
    this.#options = options
  }

  /** Pings who may be dead, and the gateways, whose way here belongs to the time of presses; all others seldom. */
  beat(gateways: ReadonlySet<string> | undefined): void {
    const { membership } = this.#options
    const isAll = this.#beats++ % ALL_EVERY === 0
    for (const { life } of membership.nodes) {
      if (life === membership.life) continue
      if (isAll || gateways?.has(life) || membership.isDoubtful(life)) void this.#ping(life)
    }
  }

  /** Milliseconds to that process and back; null where it is not known yet. */
  trip(life: string): number | null {
    const trips = this.#trips.get(life)
    return trips === undefined ? null : Math.min(...trips)
  }

  forget(lives: readonly string[]): void {
    for (const life of lives) this.#trips.delete(life)
  }

  async #ping(life: string): Promise<void> {
    const { membership, wires, clock } = this.#options
    const start = clock.now()
    try {
      await wires.ask(life, JSON.stringify({ type: 'ping' } satisfies NodeQuestion), PATIENCE)
      membership.answered(life)
      this.#trips.set(life, [...(this.#trips.get(life) ?? []), clock.now() - start].slice(-REMEMBERED))
    } catch (error) {
      if (error instanceof WiresError && error.failure === 'nobody') membership.suspect(life)
    }
  }
}
