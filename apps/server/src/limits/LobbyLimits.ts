import type { Clock } from '@jelly/table'
import { Attempts } from './Attempts.ts'
import { WrongCodes } from './WrongCodes.ts'

/** What an address may not do as often as it likes. */
export const COUNTED = ['made', 'joined', 'wrongCode'] as const
export type Counted = (typeof COUNTED)[number]

export interface LobbyLimitsOptions {
  readonly clock: Clock
  readonly tablesPerMinute: number
  readonly speed: number
  /** Told of each attempt here, for other processes that count it too. */
  readonly onCount?: (counted: Counted, address: string) => void
}

/** Every guest is remembered, so an address may join only so many times as often as it may make tables. */
const JOINS = 10

/** Counts what strangers do before they sit, at this process and at the others. */
export class LobbyLimits {
  readonly #options: LobbyLimitsOptions
  readonly #made: Attempts
  readonly #joined: Attempts
  readonly #wrongCode: WrongCodes

  constructor(options: LobbyLimitsOptions) {
    const { clock, tablesPerMinute, speed } = options
    this.#options = options
    this.#made = new Attempts(tablesPerMinute)
    this.#joined = new Attempts(tablesPerMinute * JOINS)
    this.#wrongCode = new WrongCodes(clock.now(), Math.max(1, speed))
  }

  isBlocked(counted: Counted, address: string): boolean {
    return this.#counter(counted).isBlocked(address, this.#options.clock.now())
  }

  /** Whether codes are being guessed, from wherever. */
  get areCodesGuessed(): boolean {
    return this.#wrongCode.areTooMany(this.#options.clock.now())
  }

  count(counted: Counted, address: string): void {
    this.countFar(counted, address)
    this.#options.onCount?.(counted, address)
  }

  /** What another process has counted. */
  countFar(counted: Counted, address: string): void {
    this.#counter(counted).count(address, this.#options.clock.now())
  }

  #counter(counted: Counted): Attempts | WrongCodes {
    switch (counted) {
      case 'made':
        return this.#made
      case 'joined':
        return this.#joined
      case 'wrongCode':
        return this.#wrongCode
    }
  }
}
