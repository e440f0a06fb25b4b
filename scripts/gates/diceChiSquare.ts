import { chiSquareAbove, chiSquareOf, provableDice } from '@jelly/dice'

const DICE = 10_000_000
const LEAST = 0.001
const seeds = ['gina', 'sam', 'charlie', 'noor', '']

/** Faces of each seat, and pairs of neighbours in its stream (35 degrees of freedom, as z by Wilson and Hilferty). */
function measure(seat: number): { evenness: number; pairs: number } {
  const dice = provableDice('c0ffee'.padEnd(64, '0'), 'gate', seeds)
  const faces = Array.from({ length: 6 }, () => 0)
  const pairs = Array.from({ length: 36 }, () => 0)
  for (let place = 0; place < DICE; place += 2) {
    const one = dice(seat, place, 6) - 1
    const two = dice(seat, place + 1, 6) - 1
    faces[one]! += 1
    faces[two]! += 1
    pairs[6 * one + two]! += 1
  }
  const spread = 2 / (9 * 35)
  return {
    evenness: chiSquareAbove(chiSquareOf(faces)),
    pairs: (Math.cbrt(chiSquareOf(pairs) / 35) - (1 - spread)) / Math.sqrt(spread),
  }
}

export default {
  name: 'dice-chi-square',
  goal: `${DICE.toLocaleString('en')} dice of each seat: p ≥ ${LEAST}, pairs within 3 standard deviations`,
  async run({ note }: { note: (text: string) => void }) {
    const seats = seeds.map((_, seat) => {
      const found = measure(seat)
      note(`seat ${seat}: p ${found.evenness.toFixed(4)}, pairs z ${found.pairs.toFixed(2)}`)
      return found
    })
    const lowest = Math.min(...seats.map(({ evenness }) => evenness))
    const widest = Math.max(...seats.map(({ pairs }) => Math.abs(pairs)))
    return {
      figure: `lowest p ${lowest.toFixed(4)} of ${seats.length} seats, pairs at most ${widest.toFixed(2)} off`,
      ok: lowest >= LEAST && widest <= 3,
    }
  },
}
