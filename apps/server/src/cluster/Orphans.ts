import type { Ownership } from '../store/Ownership.ts'
import type { Tables } from '../tables/Tables.ts'

const AT_ONCE = 10
const MAX_RESTORING = 16
/** A look for orphans each so many beats, and after every death. */
const EVERY = 4

export interface OrphansOptions {
  readonly ownership: Ownership
  readonly tables: () => Tables
  /** How many more tables this process takes now. */
  readonly room: () => number
}

/** Tables that nobody has any more: this process takes its part of them, also of those that nobody asks for. */
export class Orphans {
  readonly #options: OrphansOptions
  #beats = 0
  #isSweeping = false
  #taken = 0

  constructor(options: OrphansOptions) {
    this.#options = options
  }

  /** How many were taken so far. */
  get taken(): number {
    return this.#taken
  }

  /** Somebody is gone: the next beat looks. */
  expect(): void {
    this.#beats = 0
  }

  beat(): void {
    if (this.#beats++ % EVERY === 0 && !this.#isSweeping) void this.#sweep()
  }

  /** The next ones as soon as the last ones play: whoever waits for them does not wait for a beat. */
  async #sweep(): Promise<void> {
    this.#isSweeping = true
    while (await this.#takeSome());
    this.#isSweeping = false
  }

  /** Whether there may be more. */
  async #takeSome(): Promise<boolean> {
    const { ownership, tables, room } = this.#options
    const most = Math.min(AT_ONCE, MAX_RESTORING - tables().restoring, room())
    if (most <= 0) return false
    const claims = await ownership.claimOrphans(most).catch(() => [])
    this.#taken += claims.length
    await Promise.allSettled(claims.map((claim) => tables().adopt(claim)))
    return claims.length === most
  }
}
