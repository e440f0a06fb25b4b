import { legalCommands, type Seat } from '@jelly/rules'
import { botOf } from '../levels/botOf.ts'
import { TEMPERAMENTS } from '../levels/temperaments.ts'
import type { Bot } from '../model/Bot.ts'
import { playMatch } from '../timed/playMatch.ts'
import { coached } from './coached.ts'
import type { HintKind } from './Hint.ts'

const SEATS = 4

export interface CoachFigures {
  readonly games: number
  /** Jelly a game, and victories (shared ones in parts), of a Rookie among Rookies: alone, and with each hint followed. */
  readonly alone: { readonly jelly: number; readonly wins: number }
  readonly coached: { readonly jelly: number; readonly wins: number }
  readonly hints: Readonly<Partial<Record<HintKind, number>>>
  /** Hints whose command was not legal when it was shown. */
  readonly illegal: number
}

/** Plays each game twice, with the same dice: once without the coach, once with it. */
export function measureCoach(games: number, firstSeed = 1): CoachFigures {
  const sums = { alone: { jelly: 0, wins: 0 }, coached: { jelly: 0, wins: 0 } }
  const hints: Partial<Record<HintKind, number>> = {}
  let illegal = 0
  const note = (sum: { jelly: number; wins: number }, seat: Seat, bots: readonly Bot[], seed: number, clock: Clock) => {
    const { scores, winners } = playMatch({ bots, seed, firstGame: true, watch: (_, __, at) => (clock.now = at) })
    sum.jelly += (scores[seat] ?? 0) / games
    sum.wins += winners.includes(seat) ? 1 / winners.length / games : 0
  }
  for (let n = 0; n < games; n++) {
    const seat = n % SEATS
    const clock: Clock = { now: 0 }
    const rookies = Array.from({ length: SEATS }, (_, at) => botOf('rookie', TEMPERAMENTS[(n + at) % 4] ?? 'cautious'))
    const learner = coached(
      rookies[seat] as Bot,
      () => clock.now,
      (hint, view) => {
        hints[hint.kind] = (hints[hint.kind] ?? 0) + 1
        const wanted = JSON.stringify(hint.command)
        if (!legalCommands(view, seat).some((command) => JSON.stringify(command) === wanted)) illegal += 1
      },
    )
    note(sums.alone, seat, rookies, firstSeed + n, clock)
    note(
      sums.coached,
      seat,
      rookies.map((rookie, at) => (at === seat ? learner : rookie)),
      firstSeed + n,
      clock,
    )
  }
  return { games, ...sums, hints, illegal }
}

interface Clock {
  now: number
}
