import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { table } from '../support/table.ts'

const trio = () => table('Gina', 'Sam', 'Charlie')

describe('the city center', () => {
  rule('C6', 'the most dice take the top pod, whatever they show', () => {
    const game = trio().withStack(4, 5).placed('Gina', 1, 1, 6).placed('Charlie', 1)
    game
      .uses('Charlie', { kick: ['Gina', 1] })
      .placed('Charlie', 2)
      .uses('Charlie', { kick: ['Gina', 1] })
    game
      .placed('Sam', 2)
      .uses('Sam', { kick: ['Gina', 6] })
      .placed('Sam', 1)
      .uses('Sam', { kick: ['Charlie', 2] })
    game.scores()
    expect(game.happened('centerScored')).toEqual([{ type: 'centerScored', counts: [3, 0, 1], winners: [0] }])
    expect(game.pods('Gina')).toEqual([4])
    expect(game.squad('Gina').podCount).toBe(1)
    expect(game.state.stackSize).toBe(1)
    expect(game.happened('podTaken')).toEqual([{ type: 'podTaken', seat: 0, pod: 4, source: null }])
  })

  rule('C6', 'one’s own dice, kicked by oneself, count too', () => {
    const game = trio()
      .withStack(4)
      .placed('Gina', 6, 1)
      .uses('Gina', { kick: ['Gina', 6] })
      .scores()
    expect(game.pods('Gina')).toEqual([4])
  })

  rule('C6', 'tied seats take one each, in seat order', () => {
    const game = trio()
      .withStack(4, 'die', 6)
      .withCenter('Charlie', 2)
      .withCenter('Gina', 2)
      .withCenter('Sam', 1)
      .scores()
    expect([game.pods('Gina'), game.pods('Sam'), game.pods('Charlie')]).toEqual([[4], [], ['die']])
    expect(game.state.stackSize).toBe(1)
  })

  rule('C6', 'no dice there: nobody', () => {
    const game = trio().withStack(4).placed('Gina', 6).scores()
    expect(game.happened('centerScored')).toEqual([{ type: 'centerScored', counts: [0, 0, 0], winners: [] }])
    expect(game.happened('podTaken')).toEqual([])
    expect(game.happened('podsRanOut')).toEqual([])
  })

  rule('C6', 'it comes after all districts', () => {
    const game = trio()
      .withStack(4, 5)
      .withDistrict({ zones: ['pod', '0', '0'] })
      .placed('Sam', 6)
      .withCenter('Gina', 1)
    expect([game.scores().pods('Sam'), game.pods('Gina')]).toEqual([[4], [5]])
  })

  rule('C7', 'with too few pods for the seats on the center none of them takes any', () => {
    const game = trio().withStack(4).withCenter('Gina', 1).withCenter('Sam', 1).scores()
    expect([game.pods('Gina'), game.pods('Sam')]).toEqual([[], []])
    expect(game.state.stackSize).toBe(1)
    expect(game.happened('podsRanOut')).toEqual([{ type: 'podsRanOut', seats: [0, 1], source: null }])
  })

  rule('C7', 'the same for tied controllers', () => {
    const game = trio()
      .withStack(4)
      .withDistrict({ zones: ['pod 1', '0', '0'] })
    game.placed('Gina', 6).placed('Sam', 6).scores()
    expect([game.pods('Gina'), game.pods('Sam'), game.state.stackSize]).toEqual([[], [], 1])
    expect(game.purses).toEqual([3, 3, 2])
  })

  rule('C7', 'just enough is enough', () => {
    const game = trio()
      .withStack(4, 5)
      .withDistrict({ zones: ['pod', '0', '0'] })
      .placed('Gina', 6)
      .placed('Sam', 6)
      .scores()
    expect([game.pods('Gina'), game.pods('Sam'), game.state.stackSize]).toEqual([[4], [5], 0])
  })

  rule('C7', 'each rank of a podium is a group of its own', () => {
    const zones = ['podium(first: pod, others: pod)', '0', '0'] as const
    const game = table('A', 'B', 'C', 'D').withStack(4, 5).withDistrict({ zones })
    game.placed('A', 3).placed('B', 6).placed('C', 2).scores()
    expect(['A', 'B', 'C', 'D'].map((name) => game.pods(name))).toEqual([[], [4], [], []])
    expect(game.happened('podsRanOut')[0]?.seats).toEqual([0, 2])
  })

  rule('C7', 'a group that goes without leaves the pods to the next group', () => {
    const zones = ['podium(first: pod, second: pod)', '0', '0'] as const
    const game = trio()
      .withStack(4)
      .withDistrict({ zones })
      .placed('Gina', 6)
      .placed('Sam', 6)
      .placed('Charlie', 2)
      .scores()
    expect([game.pods('Gina'), game.pods('Sam'), game.pods('Charlie')]).toEqual([[], [], [4]])
  })

  rule('C7', 'each branch of dice(...) is a group of its own', () => {
    const zones = ['dice(1: pod, 2+: pod)', '0', '0'] as const
    const game = trio().withStack(4, 5).withDistrict({ zones })
    game.placed('Gina', 6).placed('Sam', 6).placed('Charlie', 5, 1).scores()
    expect([game.pods('Gina'), game.pods('Sam'), game.pods('Charlie')]).toEqual([[4], [5], []])
    const short = trio().withStack(4).withDistrict({ zones })
    short.placed('Gina', 6).placed('Sam', 6).placed('Charlie', 5, 1).scores()
    expect([short.pods('Gina'), short.pods('Sam'), short.pods('Charlie')]).toEqual([[], [], [4]])
  })

  rule('C7', 'an empty stack gives nothing', () => {
    const game = trio()
      .withDistrict({ zones: ['pod', '0', '0'] })
      .placed('Gina', 6)
      .scores()
    expect(game.pods('Gina')).toEqual([])
    expect(game.happened('podsRanOut')).toHaveLength(1)
  })
})
