import type { Clock } from '@jelly/table'
import type { Log } from '../health/log.ts'
import type { Store } from './Store.ts'

const LOOK_EVERY = 5000
/** From this share of the limit on old tables go, until it is below the second. */
const CROWDED = 0.9
const ROOMY = 0.8
/** In ms: who has just finished a game may still look at it. */
const LEFT_ALONE = 3600_000
/** So many tables go before it looks again. */
const AT_ONCE = 5

export interface DataLimitOptions {
  readonly store: Pick<Store, 'purge'> & { bytes(): Promise<number> }
  readonly clock: Clock
  readonly log: Log
  readonly maxBytes: number
}

/**
 * Keeps what is stored below a size: first the oldest tables that are closed go, then no new table is made. Those that run go on: they may
 * go beyond the limit.
 */
export class DataLimit {
  readonly #options: DataLimitOptions
  #isReached = false
  #callOff: () => void = () => undefined

  constructor(options: DataLimitOptions) {
    this.#options = options
  }

  /** Whether another table would be too much. */
  get isReached(): boolean {
    return this.#isReached
  }

  /** Looks now, and then every few seconds. */
  async start(): Promise<void> {
    await this.#look()
    const { clock } = this.#options
    this.#callOff = clock.wakeAt(clock.now() + LOOK_EVERY, () => void this.start())
  }

  stop(): void {
    this.#callOff()
  }

  async #look(): Promise<void> {
    const { log, maxBytes } = this.#options
    try {
      const bytes = await this.#makeRoom()
      const isReached = bytes >= maxBytes
      if (isReached !== this.#isReached)
        log.warn(
          { bytes, maxBytes },
          isReached ? 'no new tables: the limit of the data is reached' : 'new tables again',
        )
      this.#isReached = isReached
    } catch (error) {
      log.error({ error: String(error) }, 'old tables could not be forgotten')
    }
  }

  /** Resolves with the bytes that are left. */
  async #makeRoom(): Promise<number> {
    const { store, clock, maxBytes, log } = this.#options
    let bytes = await store.bytes()
    if (bytes < maxBytes * CROWDED) return bytes
    let forgotten = 0
    while (bytes >= maxBytes * ROOMY) {
      const gone = await store.purge(clock.now() - LEFT_ALONE, { most: AT_ONCE, closed: true })
      if (gone === 0) break
      forgotten += gone
      bytes = await store.bytes()
    }
    if (forgotten > 0) log.info({ forgotten, bytes }, 'old tables forgotten to make room')
    return bytes
  }
}
