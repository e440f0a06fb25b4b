import { squadOf } from '@jelly/rules'
import type { Bot, Thought } from '../model/Bot.ts'
import type { Hint } from './Hint.ts'
import { hintFor } from './hintFor.ts'

/** A chance must have been in sight for so long before a word is said about it. */
export const SEEN_FOR = 1500
/** At most one word in this time. */
export const ONE_WORD_IN = 6000
/** How long somebody takes to read a hint and to do it. */
const READING = 800

/**
 * A player who follows each hint that there is time for. `now` is the time of the round; `shown` hears each hint that was
 * shown, with the view it was shown for.
 */
export function coached(
  bot: Bot,
  now: () => number,
  shown: (hint: Hint, view: Parameters<Bot['think']>[0]) => void = () => {},
): Bot {
  let [last, lastRound] = [-Infinity, 0]
  return {
    level: bot.level,
    think(view, seat, random): Thought | null {
      const own = bot.think(view, seat, random)
      if (view.phase !== 'scramble') return own
      if (view.round !== lastRound) [last, lastRound] = [-Infinity, view.round]
      const isFinished = squadOf(view, seat).hand.length === 0
      // Who has finished has all the time to read.
      if (!isFinished && (own === null || own.after < SEEN_FOR)) return own
      const at = now() + SEEN_FOR
      const hint = at < last + ONE_WORD_IN ? null : hintFor(view, seat)
      if (hint === null) return own
      last = at
      shown(hint, view)
      return { command: hint.command, after: Math.max(own?.after ?? 0, SEEN_FOR + READING) }
    },
  }
}
