export interface Interval {
  readonly mean: number
  readonly low: number
  readonly high: number
}

const SIGMAS = 1.96

/** Sums over games whose seats are counted together: the number of seats, a quantity, and its square. */
export interface Sums {
  readonly games: number
  readonly seats: number
  readonly sum: number
  readonly squares: number
}

/** The mean of a quantity per seat with its 95 % interval, each line-up's games an independent sample. */
export function meanOf(lineups: readonly Sums[]): Interval {
  const { mean, error } = estimate(lineups)
  return { mean, low: mean - SIGMAS * error, high: mean + SIGMAS * error }
}

/** The same for a share: Wilson's interval, which stays between 0 and 1; the number of trials follows from the error. */
export function shareOf(lineups: readonly Sums[]): Interval {
  const { mean, error, seats } = estimate(lineups)
  const trials = error > 0 ? (mean * (1 - mean)) / error ** 2 : seats
  const square = SIGMAS ** 2 / trials
  const middle = (mean + square / 2) / (1 + square)
  const reach = (SIGMAS * Math.sqrt((mean * (1 - mean)) / trials + square / trials / 4)) / (1 + square)
  return { mean, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

function estimate(lineups: readonly Sums[]): { mean: number; error: number; seats: number } {
  const seats = lineups.reduce((total, one) => total + one.seats, 0)
  const sum = lineups.reduce((total, one) => total + one.sum, 0)
  const variance = lineups.reduce((total, one) => total + one.games * spread(one), 0)
  return { mean: sum / seats, error: Math.sqrt(variance) / seats, seats }
}

/** The variance of the quantity from game to game. */
const spread = ({ games, sum, squares }: Sums): number =>
  games < 2 ? 0 : Math.max(0, (squares - (sum * sum) / games) / (games - 1))
