import { type Bot, BOT_LEVELS, type BotLevel, botOf, playMatch, TEMPERAMENTS } from '@jelly/bots'

/** Milliseconds of one core for an average decision. */
const MOST: Readonly<Record<BotLevel, number>> = { rookie: 0.2, regular: 0.2, veteran: 0.2, ace: 3 }
const GAMES: Readonly<Record<BotLevel, number>> = { rookie: 150, regular: 150, veteran: 150, ace: 20 }

interface Meter {
  thoughts: number
  cpu: number
}

function metered(bot: Bot, meter: Meter): Bot {
  return {
    level: bot.level,
    think(view, seat, random) {
      const before = process.threadCpuUsage()
      const thought = bot.think(view, seat, random)
      const { user, system } = process.threadCpuUsage(before)
      meter.thoughts++
      meter.cpu += (user + system) / 1000
      return thought
    },
  }
}

/** Plays games of one level; returns how long their rounds took on the virtual clock, in ms. */
function play(level: BotLevel, games: number, meter: Meter): number {
  let rounds = 0
  for (let game = 0; game < games; game++) {
    const bots = TEMPERAMENTS.map((temperament) => metered(botOf(level, temperament), meter))
    rounds += playMatch({ bots, seed: game }).rounds.reduce((sum, round) => sum + round, 0)
  }
  return rounds
}

function measure(level: BotLevel) {
  play(level, 3, { thoughts: 0, cpu: 0 })
  const meter = { thoughts: 0, cpu: 0 }
  const rounds = play(level, GAMES[level], meter)
  const each = meter.cpu / meter.thoughts
  // Three of the four seats, at 250 tables that never pause.
  const load = (250 * 0.75 * meter.cpu) / rounds
  return { level, each, load, thoughts: meter.thoughts, ok: each <= MOST[level] }
}

export default {
  name: 'bots-cost',
  goal: 'an average decision: rookie to veteran ≤ 0.2 ms, ace ≤ 3 ms of one core',
  async run({ note }: { note: (text: string) => void }) {
    const found = BOT_LEVELS.map((level) => {
      const result = measure(level)
      const { each, load, thoughts } = result
      note(
        `${level}: ${each.toFixed(3)} ms over ${thoughts.toLocaleString('en')} decisions; 250 tables with three of them keep ${(100 * load).toFixed(1)} % of a core busy`,
      )
      return result
    })
    return {
      figure: found.map(({ level, each }) => `${level} ${each.toFixed(3)} ms`).join(', '),
      ok: found.every(({ ok }) => ok),
    }
  },
}
