import { type Bot, BOT_LEVELS, botOf, randomBot, simpleBot, TEMPERAMENTS } from '@jelly/bots'
import type { Setup } from '@jelly/rules'

/** What every worker must know to play its share of the games. */
export interface SimSetup {
  readonly setup: Setup
  /** The levels, by seat. */
  readonly levels: readonly string[]
  readonly seed: number
}

export const SIM_LEVELS: readonly string[] = ['random', 'simple', ...BOT_LEVELS]

/** The player of a seat; temperaments go round the table. */
export function playerOf(level: string, seat: number): Bot {
  if (level === 'random') return randomBot
  if (level === 'simple') return simpleBot
  const known = BOT_LEVELS.find((name) => name === level)
  if (known === undefined) throw new RangeError(`there is no bot called ${level}`)
  return botOf(known, TEMPERAMENTS[seat % TEMPERAMENTS.length] ?? 'greedy')
}
