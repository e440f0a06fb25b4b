import { TOTAL } from '../position/pile.ts'
import type { WeighedRank } from '../position/spoils.ts'

const PLACES = { first: 0, second: 1, third: 2 }

/** [W6] What a podium brings if everything stays: ranks are different totals. */
export function rankWorth(ranks: readonly WeighedRank[], piles: Int16Array, first: number, seats: number): number {
  let worth = 0
  for (let seat = 0; seat < seats; seat++) {
    const place = placeOf(piles, first, seats, TOTAL[piles[first + seat] as number] as number)
    for (const { rank, worth: bySeat } of ranks) {
      const fits = rank === 'others' ? place > 0 : place === PLACES[rank]
      if (fits) worth += bySeat[seat] as number
    }
  }
  return worth
}

/** How many different totals are higher; -1 for no surviving die. */
function placeOf(piles: Int16Array, first: number, seats: number, total: number): number {
  if (total === 0) return -1
  let higher = 0
  for (let seat = 0; seat < seats; seat++) {
    const other = TOTAL[piles[first + seat] as number] as number
    if (other <= total) continue
    let seen = false
    for (let before = 0; before < seat; before++) seen ||= TOTAL[piles[first + before] as number] === other
    if (!seen) higher++
  }
  return higher
}

/** What a podium is likely to bring: who is second comes by chance out of those who are not first. */
export function softRankWorth(
  ranks: readonly WeighedRank[],
  chance: Float64Array,
  piles: Int16Array,
  first: number,
): number {
  let worth = 0
  for (const { rank, worth: bySeat } of ranks) {
    for (let seat = 0; seat < chance.length; seat++) {
      const present = (TOTAL[piles[first + seat] as number] as number) > 0
      worth += chanceOf(rank, seat, chance, present) * (bySeat[seat] as number)
    }
  }
  return worth
}

function chanceOf(rank: WeighedRank['rank'], seat: number, chance: Float64Array, present: boolean): number {
  const own = chance[seat] as number
  if (rank === 'first') return own
  if (rank === 'others') return present ? 1 - own : 0
  const second = secondChance(seat, chance)
  return rank === 'second' ? second : Math.max(0, 1 - own - second) / 2
}

function secondChance(seat: number, chance: Float64Array): number {
  let sum = 0
  for (let other = 0; other < chance.length; other++) {
    const before = chance[other] as number
    if (other !== seat && before < 1) sum += (before * (chance[seat] as number)) / (1 - before)
  }
  return sum
}
