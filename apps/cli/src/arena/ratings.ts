/** One line-up's outcome: how many seats and victories each bot had. */
export interface LineupOutcome {
  readonly games: number
  readonly seats: ReadonlyMap<string, number>
  readonly wins: ReadonlyMap<string, number>
}

const MIDDLE = 1000
/** As in chess: 400 points more are ten times the chance. */
const SCALE = 400 / Math.LN10
/** One drawn game against an average bot keeps the rating of a bot that always or never won finite. */
const PRIOR = 0.5

/** Ratings around 1000: a bot's chance to win is its strength out of all strengths at the table (Bradley and Terry). */
export function ratingsOf(bots: readonly string[], outcomes: readonly LineupOutcome[]): Map<string, number> {
  let strengths = new Map(bots.map((bot) => [bot, 1]))
  for (let step = 0; step < 200; step++)
    strengths = new Map(bots.map((bot) => [bot, improved(bot, strengths, outcomes)]))
  const logs = bots.map((bot) => Math.log(strengths.get(bot) ?? 1))
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length
  return new Map(bots.map((bot, n) => [bot, Math.round(MIDDLE + SCALE * ((logs[n] ?? 0) - mean))]))
}

function improved(bot: string, strengths: ReadonlyMap<string, number>, outcomes: readonly LineupOutcome[]): number {
  let wins = PRIOR
  let weight = (2 * PRIOR) / ((strengths.get(bot) ?? 1) + 1)
  for (const { games, seats, wins: won } of outcomes) {
    let all = 0
    for (const [other, count] of seats) all += count * (strengths.get(other) ?? 1)
    wins += won.get(bot) ?? 0
    weight += (games * (seats.get(bot) ?? 0)) / all
  }
  return wins / weight
}
