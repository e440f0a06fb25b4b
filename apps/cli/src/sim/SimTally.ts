import type { Event, State } from '@jelly/rules'

/** Each victory is 60 parts, split among its winners: whole numbers add up the same in any order. */
export const VICTORY = 60

export interface SeatTally {
  wins: number
  /** Victories that were shared. */
  shared: number
  /** Each victory is 60 parts, split among its winners: whole numbers add up the same in any order. */
  parts: number
  score: number
  scoreSquared: number
  lowest: number
  highest: number
  pods: number
}

export interface FaceTally {
  scored: number
  controlled: number
  /** By two or more. */
  tied: number
  /** Jelly from the supply. */
  gained: number
  /** Jelly from one seat to another. */
  paid: number
  pods: number
}

/** Sums over games: two of them add up, in whatever order the games were played. */
export interface SimTally {
  games: number
  events: number
  seats: SeatTally[]
  faces: Record<string, FaceTally>
  /** How often each final score fell. */
  scores: Record<number, number>
}

export const newTally = (seats: number): SimTally => ({
  games: 0,
  events: 0,
  seats: Array.from({ length: seats }, newSeat),
  faces: {},
  scores: {},
})

const newSeat = (): SeatTally => ({
  wins: 0,
  shared: 0,
  parts: 0,
  score: 0,
  scoreSquared: 0,
  lowest: Number.POSITIVE_INFINITY,
  highest: 0,
  pods: 0,
})

export function countEvent(tally: SimTally, state: State, event: Event): void {
  tally.events++
  if (event.type === 'districtScored') {
    const face = faceOf(tally, state, event.district)
    face.scored++
    if (event.controllers.length > 0) face.controlled++
    if (event.controllers.length > 1) face.tied++
  } else if (event.type === 'jellyGained') faceOf(tally, state, event.source.district).gained += event.amount
  else if (event.type === 'jellyPaid') faceOf(tally, state, event.source.district).paid += event.amount
  else if (event.type === 'podTaken' && event.source) faceOf(tally, state, event.source.district).pods++
}

function faceOf(tally: SimTally, { districts }: State, id: number): FaceTally {
  const face = districts[id]?.face ?? ''
  return (tally.faces[face] ??= { scored: 0, controlled: 0, tied: 0, gained: 0, paid: 0, pods: 0 })
}

export function countSimGame(tally: SimTally, { squads, result }: State): void {
  tally.games++
  tally.seats.forEach((seat, n) => {
    const score = result?.scores[n] ?? 0
    seat.score += score
    seat.scoreSquared += score * score
    seat.lowest = Math.min(seat.lowest, score)
    seat.highest = Math.max(seat.highest, score)
    seat.pods += squads[n]?.podCount ?? 0
    tally.scores[score] = (tally.scores[score] ?? 0) + 1
    if (!result?.winners.includes(n)) return
    seat.parts += VICTORY / result.winners.length
    if (result.winners.length === 1) seat.wins++
    else seat.shared++
  })
}

export function addSimTally(sum: SimTally, { games, events, seats, faces, scores }: SimTally): void {
  sum.games += games
  sum.events += events
  seats.forEach((seat, n) => addSeat(sum.seats[n], seat))
  for (const [id, face] of Object.entries(faces)) sum.faces[id] = addedFaces(sum.faces[id], face)
  for (const [score, count] of Object.entries(scores))
    sum.scores[Number(score)] = (sum.scores[Number(score)] ?? 0) + count
}

function addSeat(sum: SeatTally | undefined, seat: SeatTally): void {
  if (sum === undefined) return
  for (const key of ['wins', 'shared', 'parts', 'score', 'scoreSquared', 'pods'] as const) sum[key] += seat[key]
  sum.lowest = Math.min(sum.lowest, seat.lowest)
  sum.highest = Math.max(sum.highest, seat.highest)
}

function addedFaces(sum: FaceTally | undefined, face: FaceTally): FaceTally {
  if (sum === undefined) return { ...face }
  for (const key of ['scored', 'controlled', 'tied', 'gained', 'paid', 'pods'] as const) sum[key] += face[key]
  return sum
}
