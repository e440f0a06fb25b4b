import { type SeatTally, type SimTally, VICTORY } from './SimTally.ts'

/** What a simulation found, for people and programs. */
export interface Summary {
  readonly games: number
  readonly players: number
  readonly seed: number
  readonly seats: readonly SeatSummary[]
  readonly districts: readonly DistrictSummary[]
  /** How often each final score fell, over all seats. */
  readonly scores: readonly { readonly score: number; readonly count: number }[]
}

interface SeatSummary {
  readonly seat: number
  readonly bot: string
  readonly wins: number
  readonly shared: number
  /** A victory shared by two counts half for each. */
  readonly winRate: number
  readonly meanScore: number
  readonly deviation: number
  readonly lowest: number
  readonly highest: number
  readonly meanPods: number
}

interface DistrictSummary {
  readonly face: string
  readonly scored: number
  readonly controlled: number
  readonly tied: number
  /** Per time scored. */
  readonly gained: number
  readonly paid: number
  readonly pods: number
}

export function simSummaryOf(
  { games, seats, faces, scores }: SimTally,
  levels: readonly string[],
  seed: number,
): Summary {
  return {
    games,
    players: levels.length,
    seed,
    seats: seats.map((seat, n) => seatSummary(seat, n, levels[n] ?? '', games)),
    districts: Object.entries(faces)
      .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
      .map(([face, { scored, controlled, tied, gained, paid, pods }]) => ({
        face,
        scored,
        controlled: rounded(controlled / scored),
        tied: rounded(tied / scored),
        gained: rounded(gained / scored),
        paid: rounded(paid / scored),
        pods: rounded(pods / scored),
      })),
    scores: Object.entries(scores)
      .map(([score, count]) => ({ score: Number(score), count }))
      .toSorted((one, other) => one.score - other.score),
  }
}

function seatSummary(seat: SeatTally, n: number, bot: string, games: number): SeatSummary {
  const mean = seat.score / games
  return {
    seat: n,
    bot,
    wins: seat.wins,
    shared: seat.shared,
    winRate: rounded(seat.parts / VICTORY / games),
    meanScore: rounded(mean),
    deviation: rounded(Math.sqrt(Math.max(0, seat.scoreSquared / games - mean * mean))),
    lowest: seat.lowest,
    highest: seat.highest,
    meanPods: rounded(seat.pods / games),
  }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
