import type { DieValue } from '@jelly/rules'

/** One seat's dice at one entrance: two bits for each value say how many lie there (3: three or more). */
export type Pile = number

const PILES = 4 ** 6

const countOf = (pile: Pile, value: DieValue): number => (pile >> (2 * (value - 1))) & 3

export const has = (pile: Pile, value: DieValue): boolean => countOf(pile, value) > 0

export const withDie = (pile: Pile, value: DieValue): Pile =>
  countOf(pile, value) === 3 ? pile : pile + (1 << (2 * (value - 1)))

export const withoutDie = (pile: Pile, value: DieValue): Pile =>
  countOf(pile, value) === 0 ? pile : pile - (1 << (2 * (value - 1)))

function table(of: (pile: Pile, value: DieValue) => number): Uint8Array {
  return Uint8Array.from({ length: PILES }, (_, pile) => {
    let sum = 0
    for (let value = 1; value <= 6; value++) sum += of(pile, value)
    return sum
  })
}

const alone = (pile: Pile, value: DieValue): boolean => countOf(pile, value) === 1

/** [C2] [C3] By pile: the sum of what survives, how many survive, how many of those are odd, how many lie there. */
export const TOTAL = table((pile, value) => (alone(pile, value) ? value : 0))
export const SURVIVORS = table((pile, value) => (alone(pile, value) ? 1 : 0))
export const ODD = table((pile, value) => (alone(pile, value) && value % 2 === 1 ? 1 : 0))
export const DICE = table(countOf)
