import { type Bot, randomBot, simpleBot } from '@jelly/bots'
import type { Setup } from '@jelly/rules'

/** What every worker must know to play its share of the games. */
export interface SimSetup {
  readonly setup: Setup
  /** The levels, by seat. */
  readonly levels: readonly string[]
  readonly seed: number
}

const BOTS: ReadonlyMap<string, Bot> = new Map([randomBot, simpleBot].map((bot) => [bot.level, bot]))

export const LEVELS: readonly string[] = [...BOTS.keys()]

export function botOf(level: string): Bot {
  const bot = BOTS.get(level)
  if (bot === undefined) throw new RangeError(`there is no bot called ${level}`)
  return bot
}
