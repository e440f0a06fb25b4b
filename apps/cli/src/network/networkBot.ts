import { randomBytes } from 'node:crypto'
import { BotPlayer, type TableClient } from '@jelly/client'
import { newSeed } from '@jelly/dice'
import { seededRandomness } from '@jelly/rules'
import { nodeClock } from './nodeClock.ts'

export interface NetworkBotOptions {
  /** How many times as fast as a person. */
  readonly speed: number
  readonly seed: number
  /** Whether it wants another game after each. */
  readonly again?: boolean
}

/** A bot that plays the seat of a client; its part of the dice nobody can guess. */
export const networkBot = (client: TableClient, { seed, ...options }: NetworkBotOptions): BotPlayer =>
  new BotPlayer(client, {
    ...options,
    clock: nodeClock,
    randomness: seededRandomness(seed),
    seed: newSeed((count) => randomBytes(count)),
  })
