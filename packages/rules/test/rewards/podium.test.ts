import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { table } from '../support/table.ts'

const four = () => table('Ann', 'Bob', 'Cid', 'Dot')
const worth = (reward: string) => four().withDistrict({ zones: [reward, '0', '0'] })

describe('podium', () => {
  rule('W6', 'first and second are the highest and the second highest total', () => {
    const game = worth('podium(first: 5, second: 3)').placed('Ann', 4).placed('Bob', 6).placed('Cid', 2).scores()
    expect(game.purses).toEqual([2 + 3, 2 + 5, 2, 2])
  })

  rule('W6', 'the second total gains the second however many are first', () => {
    const game = worth('podium(first: 4, second: 6)')
      .placed('Ann', 6)
      .placed('Bob', 6)
      .placed('Cid', 2)
      .placed('Dot', 2)
    expect(game.scores().purses).toEqual([2 + 4, 2 + 4, 2 + 6, 2 + 6])
  })

  rule('W6', 'third is the third highest total, whoever ties above', () => {
    const reward = 'podium(first: 1, second: 2, third: 4)'
    const game = worth(reward).placed('Ann', 1).placed('Bob', 6).placed('Cid', 6).placed('Dot', 3).scores()
    expect(game.purses).toEqual([2 + 4, 2 + 1, 2 + 1, 2 + 2])
    const last = worth(reward).placed('Ann', 1).placed('Bob', 6).placed('Cid', 5).placed('Dot', 3).scores()
    expect(last.purses).toEqual([2, 2 + 1, 2 + 2, 2 + 4])
  })

  rule('W6', 'all equal are all first, and nobody is second', () => {
    const game = worth('podium(first: 4, second: 6)').placed('Ann', 6).placed('Bob', 6).scores()
    expect(game.purses).toEqual([6, 6, 2, 2])
  })

  rule('W6', 'others are all the rest with a surviving die', () => {
    const game = worth('podium(first: 5, others: 2)').placed('Ann', 4).placed('Bob', 6).placed('Cid', 3, 3)
    expect(game.scores().purses).toEqual([2 + 2, 2 + 5, 2, 2])
  })

  rule('W6', 'others is no rank below second: all totals under the first belong to it', () => {
    const game = worth('podium(first: 5, others: 2)')
      .placed('Ann', 4)
      .placed('Bob', 6)
      .placed('Cid', 1)
      .placed('Dot', 6)
    expect(game.scores().purses).toEqual([4, 7, 4, 7])
  })

  rule('W6', 'the ranks gain in their order', () => {
    const game = worth('podium(first: pod, second: pod, third: pod)').withStack(6, 5, 4)
    game.placed('Ann', 1).placed('Bob', 3).placed('Cid', 6).scores()
    expect(['Ann', 'Bob', 'Cid'].map((name) => game.pods(name))).toEqual([[4], [5], [6]])
  })

  rule('W6', 'a rank’s row is finished before the next rank', () => {
    const game = worth('podium(first: 1 take-1, others: take-2)').withJelly('Cid', 1).withJelly('Dot', 0)
    game.placed('Ann', 6).placed('Bob', 5).scores()
    expect(game.happened('jellyPaid').map(({ from, to, amount }) => [from, to, amount])).toEqual([
      [1, 0, 1],
      [2, 0, 1],
      [0, 1, 2],
    ])
    expect(game.purses).toEqual([2 + 1 + 1 + 1 - 2, 2 - 1 + 2, 0, 0])
  })

  rule('W6', 'take in a rank: seats of the same rank do not pay each other, all others do', () => {
    const game = worth('podium(first: 0, second: take-1)').placed('Ann', 6).placed('Bob', 4).placed('Cid', 4).scores()
    expect(game.purses).toEqual([0, 4, 4, 0])
  })

  rule('W6', 'give in a rank: the same', () => {
    const game = worth('podium(first: give-1, others: 1)').withJelly('Ann', 5).withJelly('Dot', 5)
    game.placed('Ann', 6).placed('Dot', 6).placed('Bob', 1).scores()
    expect(game.purses).toEqual([3, 2 + 2 + 1, 4, 3])
  })

  rule('W6', 'a podium is one icon among others; those are for controllers alone', () => {
    const game = worth('10 podium(first: 1, second: 2) 20').placed('Ann', 6).placed('Bob', 4).scores()
    expect(game.purses).toEqual([2 + 31, 2 + 2, 2, 2])
  })

  rule('W6', '-pod in a rank asks that rank', () => {
    const game = worth('podium(first: 3, others: -pod)').withPods('Bob', 2, 3).withPods('Cid', 5).withPods('Ann', 4, 4)
    game.placed('Ann', 6).placed('Bob', 4).placed('Cid', 2).scores()
    expect(game.asked).toEqual(['Bob'])
    game.answers('Bob', { pod: 3 })
    expect(['Ann', 'Bob', 'Cid'].map((name) => game.pods(name))).toEqual([[4, 4], [2], []])
  })
})
