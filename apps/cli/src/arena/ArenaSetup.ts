import { BOT_LEVELS, type Bot, botOf, type Match, randomBot, simpleBot, TEMPERAMENTS } from '@jelly/bots'
import { frenzy, untimed } from '@jelly/tempo'

/** What every worker must know to play its share of the games. */
export interface ArenaSetup {
  readonly bots: readonly string[]
  readonly players: number
  readonly timed: boolean
  readonly seed: number
}

const OTHERS: readonly Bot[] = [simpleBot, randomBot]

export const ARENA_BOTS: readonly string[] = [...BOT_LEVELS, ...OTHERS.map(({ level }) => level)]

/** A bot by its name. Its temperament, if it has one, is drawn: a level must not depend on one style. */
export function arenaBot(name: string, taste: number): Bot {
  const other = OTHERS.find(({ level }) => level === name)
  const level = BOT_LEVELS.find((known) => known === name)
  const temperament = TEMPERAMENTS[taste % TEMPERAMENTS.length]
  if (other !== undefined) return other
  if (level === undefined || temperament === undefined) throw new RangeError(`there is no bot called ${name}`)
  return botOf(level, temperament)
}

/** Without a race everybody takes one second for everything. */
const THINKING_TIME = 1000

export const pacingOf = ({ timed }: ArenaSetup): Pick<Match, 'tempo' | 'thinkingTime'> =>
  timed ? { tempo: frenzy } : { tempo: untimed, thinkingTime: THINKING_TIME }
