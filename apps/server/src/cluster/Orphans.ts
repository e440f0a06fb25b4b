import type { Ownership } from '../store/Ownership.ts'
import type { Tables } from '../tables/Tables.ts'

const AT_ONCE = 10
const MAX_RESTORING = 16
/** A look for orphans each so many beats, and after every death. */
const EVERY = 4
/** A look for own tables that do not run each so many beats. */
const OWN_EVERY = 20

export interface OrphansOptions {
  readonly ownership: Ownership
  readonly tables: () => Tables
  /** How many more tables this process takes now. */
  readonly room: () => number
}

/** Tables that run nowhere: this process takes its part of those that nobody has, and wakes its own. */
export class Orphans {
  readonly #options: OrphansOptions
  #beats = 0
  #isSweeping = false
  #taken = 0
  /** Own tables that did not run at the last look. */
  #idle: ReadonlySet<string> = new Set()

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
    const beats = this.#beats++
    if (beats % EVERY === 0 && !this.#isSweeping) void this.#sweep()
    if (beats % OWN_EVERY === OWN_EVERY - 1) void this.#wakeOwn()
  }

  /**
   * Whoever gave a table here may not have got through to say so, or the store was away when it was to be restored. One that is being
   * made, moved or restored runs, or is gone, by the next look.
   */
  async #wakeOwn(): Promise<void> {
    const { ownership, tables, room } = this.#options
    const owned = await ownership.owned().catch(() => [])
    const idle = owned.filter((id) => !tables().runs(id))
    const long = idle.filter((id) => this.#idle.has(id))
    this.#idle = new Set(idle)
    if (room() > 0) await Promise.allSettled(long.slice(0, AT_ONCE).map((id) => tables().find(id)))
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
