import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { table } from '../support/table.ts'

const trio = () => table('Gina', 'Sam', 'Charlie')
const city = (...rewards: string[]) => {
  const game = trio()
  for (const reward of rewards) game.withDistrict({ zones: [reward, '0', '0'] })
  return game.at(0)
}
const REROLL = 'reroll podium(first: 2, second: 4, third: 7)'

describe('reroll podium', () => {
  rule('W2', 'a district’s own re-roll takes all its dice, before anything cancels', () => {
    const game = city(REROLL).placed('Gina', 6, 6, 5).placed('Sam', 1).scores(1, 1, 1, 6)
    expect(game.happened('districtScored')[0]).toEqual({
      type: 'districtScored',
      district: 0,
      cancelled: [],
      rerolled: [1, 1, 1, 6],
      totals: [3, 6, 0],
      controllers: [1],
    })
    expect(game.purses).toEqual([2 + 4, 2 + 2, 2])
    expect(game.district().dice.map(({ value }) => value)).toEqual([1, 1, 1, 6])
  })

  rule('W2', 'nothing cancels after it either, however often', () => {
    const game = city(REROLL).placed('Gina', 6, 5).placed('Sam', 4).placed('Charlie', 3).scores(2, 2, 3, 1)
    expect(game.happened('districtScored')[0]?.totals).toEqual([4, 3, 1])
    expect(game.purses).toEqual([2 + 2, 2 + 4, 2 + 7])
    expect(game.happened('diceRerolled')).toEqual([])
  })

  rule('W2', 'the dice fall seat by seat, each seat’s in the order they lie', () => {
    const game = city(REROLL).placed('Charlie', 6).placed('Gina', 5).placed('Charlie', 4).placed('Gina', 3)
    game.scores(1, 2, 3, 4)
    expect(game.district().dice).toEqual([
      { die: 14, value: 3 },
      { die: 0, value: 1 },
      { die: 15, value: 4 },
      { die: 1, value: 2 },
    ])
  })

  rule('W2', 'each die falls from its owner’s stream, at the next places', () => {
    const game = city(REROLL).placed('Gina', 6, 5).placed('Sam', 4)
    const before = [...game.state.drawn]
    game.scores(1, 2, 3)
    expect(game.state.drawn.map((place, n) => place - (before[n] ?? 0))).toEqual([2, 1, 0, 0])
  })

  rule('W2', 'with no dice there is nothing to roll', () => {
    const game = city(REROLL).scores()
    expect(game.happened('districtScored')[0]).toMatchObject({ rerolled: [], controllers: [] })
  })

  rule('W2', 'kicked dice are not rolled again', () => {
    const game = city(REROLL)
      .placed('Gina', 6)
      .placed('Sam', 1)
      .uses('Sam', { kick: ['Gina', 6] })
      .scores(5)
    expect(game.purses).toEqual([2, 4, 2])
  })

  rule('W2', 'a copied re-roll rolls the survivors of the copying district; what cancelled stays out', () => {
    const game = city('copy-cw', REROLL).placed('Gina', 6, 6, 5).placed('Sam', 4, 3).at(1).placed('Charlie', 6)
    game.scores(6, 1, 1, 2)
    expect(game.happened('districtScored')[0]).toMatchObject({ cancelled: [0, 1], rerolled: null, totals: [5, 7, 0] })
    expect(game.happened('diceRerolled')).toEqual([
      { type: 'diceRerolled', district: 0, values: [6, 1, 1], totals: [6, 2, 0] },
    ])
    expect(game.purses).toEqual([2 + 2, 2 + 4, 2 + 2])
  })

  rule('W2', 'nothing cancels anew after a copied re-roll', () => {
    const game = city('copy-cw', REROLL).placed('Gina', 6, 5).placed('Sam', 4).scores(3, 3, 5)
    expect(game.happened('diceRerolled')[0]?.totals).toEqual([6, 5, 0])
    expect(game.purses).toEqual([4, 6, 2])
  })

  rule('W2', 'icons after it go by the new totals', () => {
    const game = city('1 copy-cw 10', REROLL).placed('Gina', 6).placed('Sam', 5).scores(1, 2)
    expect(game.purses).toEqual([2 + 1 + 4, 2 + 2 + 10, 2])
  })

  rule('W2', 'a tie that the re-roll makes shares what comes after it', () => {
    const game = city('copy-cw take-1', REROLL).placed('Gina', 6).placed('Sam', 5).scores(3, 3)
    expect(game.purses).toEqual([2 + 2 + 1, 2 + 2 + 1, 0])
  })

  rule('W2', 'it is rolled again each time it is reached', () => {
    const game = city('copy-cw', REROLL, 'copy-ccw').placed('Gina', 6).at(2).placed('Sam', 5).at(1).placed('Charlie', 4)
    game.scores(1, 2, 3)
    expect(game.happened('diceRerolled').map(({ district, values }) => [district, values])).toEqual([
      [0, [1]],
      [2, [3]],
    ])
    expect(game.purses).toEqual([4, 4, 4])
  })

  rule('W2', 'a re-roll at the end of two copies', () => {
    const game = city('copy-cw 5', 'copy-cw 6', REROLL).placed('Gina', 6).placed('Sam', 5).scores(1, 6)
    expect(game.purses).toEqual([2 + 4, 2 + 2 + 5 + 6, 2])
  })
})
