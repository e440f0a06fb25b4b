import { type Bot, BOT_LEVELS, type BotLevel, botOf, playMatch, TEMPERAMENTS } from '@jelly/bots'
import { legalCommands } from '@jelly/rules'

const GAMES = 3000
/** An ace is a hundred times as dear. */
const ACE_EVERY = 60
const LONGEST = 120

interface Count {
  thoughts: number
  illegal: number
  longest: number
}

function judged(bot: Bot, count: Count): Bot {
  return {
    level: bot.level,
    think(view, seat, random) {
      const thought = bot.think(view, seat, random)
      if (thought === null) return null
      const wanted = JSON.stringify(thought.command)
      count.thoughts++
      if (!legalCommands(view, seat).some((command) => JSON.stringify(command) === wanted)) count.illegal++
      return thought
    },
  }
}

/** Somebody who has left; bots must not wait for them. */
const absent: Bot = { level: 'absent', think: () => null }

function seats(game: number): Bot[] {
  const levels: readonly BotLevel[] =
    game % ACE_EVERY === 0 ? BOT_LEVELS : BOT_LEVELS.filter((level) => level !== 'ace')
  return Array.from({ length: 3 + (game % 3) }, (_, seat) => {
    if (game % 4 === 0 && seat === 0) return absent
    const level = levels[(game + seat * 5 + (game >> 3)) % levels.length] ?? 'regular'
    return botOf(level, TEMPERAMENTS[(game + seat) % TEMPERAMENTS.length] ?? 'greedy')
  })
}

export default {
  name: 'bots-manners',
  goal: `${GAMES.toLocaleString('en')} games of mixed bots, some with an absent person: every move legal, no round over ${LONGEST} s`,
  async run() {
    const count: Count = { thoughts: 0, illegal: 0, longest: 0 }
    for (let game = 0; game < GAMES; game++) {
      const bots = seats(game).map((bot) => judged(bot, count))
      const { rounds } = playMatch({ bots, seed: game, promo: game % 2 === 0, firstGame: game % 5 === 0 })
      count.longest = Math.max(count.longest, ...rounds)
    }
    const { thoughts, illegal, longest } = count
    return {
      figure: `${illegal} illegal of ${thoughts.toLocaleString('en')}, longest round ${(longest / 1000).toFixed(0)} s`,
      ok: illegal === 0 && longest <= LONGEST * 1000,
    }
  },
}
