import { describe, expect, test } from 'vitest'
import {
  cloneGame,
  diceOf,
  districtOf,
  evolve,
  isTwin,
  ownerOf,
  seededDice,
  seededRandomness,
  squadOf,
  targetReward,
  viewOf,
} from '../src/index.ts'
import { table } from './support/table.ts'

const trio = () => table('Gina', 'Sam', 'Charlie')

describe('parts', () => {
  test('a squad or district that is not there is a mistake of the caller', () => {
    const { state } = trio()
    expect(() => squadOf(state, 3)).toThrow(new RangeError('there is no seat 3'))
    expect(() => districtOf(state, -1)).toThrow(new RangeError('there is no district -1'))
    expect(squadOf(state, 2)).toBe(state.squads[2])
    expect(districtOf(state, 4)).toBe(state.districts[4])
  })

  test('dice are numbered seat by seat', () => {
    expect(diceOf(2)).toEqual([14, 15, 16, 17, 18, 19, 20])
    expect([0, 6, 7, 13, 14, 34].map(ownerOf)).toEqual([0, 0, 1, 1, 2, 4])
  })

  test('a twin has the colour and the value of another die', () => {
    const five = table('A', 'B', 'C', 'D', 'E').placed('E', 6, 6, 1).placed('D', 6).placed('A', 1)
    const { dice } = five.district()
    expect(dice.map((die) => isTwin(dice, die))).toEqual([true, true, false, false, false])
  })

  test('a copy of a view keeps what is hidden hidden', () => {
    const { state } = trio().rolls('Gina', 1, 2, 3, 4, 5, 6, 6)
    const copy = cloneGame(viewOf(state, 1))
    expect(copy).toEqual(viewOf(state, 1))
    expect(copy.squads[0]?.tray).toBeNull()
  })

  test('an event about what is not there changes nothing else', () => {
    const game = trio().placed('Gina', 5)
    const before = structuredClone(game.state)
    evolve(game.state, { type: 'dieKicked', seat: 0, die: 20, district: 0 })
    evolve(game.state, { type: 'choiceAnswered', seat: 0, answer: { kind: 'copy', from: 'cw' }, byDefault: false })
    expect(game.state).toEqual(before)
  })

  test('the target reward follows the target', () => {
    const game = trio().withDistrict({ zones: ['1', '2', '3'], target: 3 })
    expect(targetReward(game.state, 0)).toEqual([{ kind: 'jelly', amount: 3 }])
  })
})

describe('seeded dice', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    const row = (seed: number): number[] => {
      const random = seededRandomness(seed)
      return Array.from({ length: 12 }, () => random(1000))
    }
    expect(row(1)).toEqual(row(1))
    expect(new Set([1, 2, 3, 4, 1001, -5].map((seed) => row(seed).join())).size).toBe(6)
  })

  test('numbers from 0 to count - 1, all about equally often', () => {
    for (const count of [2, 6, 30]) {
      const random = seededRandomness(count)
      const times = Array.from({ length: count }, () => 0)
      for (let n = 0; n < 600 * count; n++) {
        const number = random(count)
        times[number] = (times[number] ?? 0) + 1
      }
      expect(times).toHaveLength(count)
      for (const time of times) expect(Math.abs(time - 600)).toBeLessThan(120)
    }
  })

  test('neighbouring numbers do not depend on each other', () => {
    const random = seededRandomness(11)
    const pairs = new Map<number, number>()
    for (let n = 0; n < 36 * 200; n++) {
      const pair = random(6) * 6 + random(6)
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
    }
    expect(pairs.size).toBe(36)
    for (const times of pairs.values()) expect(Math.abs(times - 200)).toBeLessThan(70)
  })

  test('dice fall from 1 to the number of faces', () => {
    const dice = seededDice(5)
    const fallen = new Set(Array.from({ length: 200 }, () => dice(0, 0, 6)))
    expect(fallen).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })

  test('a game recorded with a seed is that game for ever', () => {
    const random = seededRandomness(2026)
    expect(Array.from({ length: 8 }, () => random(100))).toEqual([27, 47, 93, 79, 56, 66, 31, 1])
  })
})
