import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { table } from '../support/table.ts'

const trio = () => table('Gina', 'Sam', 'Charlie')
const worth = (reward: string) => trio().withDistrict({ zones: [reward, '0', '0'] })

describe('Jelly from the supply', () => {
  rule('C4', 'a number is that many Jelly', () => {
    for (const amount of [1, 7, 250])
      expect(worth(`${amount}`).placed('Gina', 2).scores().jelly('Gina')).toBe(2 + amount)
  })

  rule('C4', 'nothing is told about 0 Jelly', () => {
    const game = worth('0').placed('Gina', 6).scores()
    expect(game.purses).toEqual([2, 2, 2])
    expect(game.happened('jellyGained')).toEqual([])
  })
})

describe('pods', () => {
  rule('C5', 'pod takes the top one, and it is held in the order taken', () => {
    const game = worth('pod pod pod').withStack('die', 6, 2, 3).withPods('Gina', 5).placed('Gina', 6).scores()
    expect(game.pods('Gina')).toEqual([5, 'die', 6, 2])
    expect(game.squad('Gina').podCount).toBe(4)
    expect(game.state.stackSize).toBe(1)
  })

  rule('C5', 'n/pod pays for each pod held now', () => {
    const game = worth('3/pod').withPods('Gina', 2, 'die').placed('Gina', 6).placed('Sam', 6).scores()
    expect(game.purses).toEqual([2 + 6, 2, 2])
  })

  rule('C5', 'a returned pod is not paid for any more', () => {
    expect(worth('-pod 2/pod').withPods('Gina', 5).placed('Gina', 6).scores().jelly('Gina')).toBe(2)
  })
})

describe('odd and even', () => {
  rule('C4', 'odd*n pays for each surviving die of one’s own with an odd value', () => {
    const game = worth('odd*4').placed('Gina', 1, 3, 6, 2, 2).placed('Sam', 5, 3).scores()
    expect(game.purses).toEqual([2 + 8, 2, 2])
  })

  rule('C4', 'even*n pays for each with an even value, cancelled ones not', () => {
    const game = worth('even*3').placed('Gina', 2, 4, 6, 1, 1).placed('Sam', 6, 5, 1).scores()
    expect(game.happened('districtScored')[0]?.totals).toEqual([12, 12, 0])
    expect(game.purses).toEqual([2 + 9, 2 + 3, 2])
  })

  rule('W1', 'copied, it counts the dice of the copying district', () => {
    const game = worth('copy-cw')
      .withDistrict({ zones: ['odd*4', '0', '0'] })
      .placed('Sam', 1, 3)
      .at(0)
      .placed('Gina', 5, 2)
    expect(game.scores().purses).toEqual([2 + 4, 2 + 8, 2])
  })
})
