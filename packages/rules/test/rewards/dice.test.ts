import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { table } from '../support/table.ts'

const trio = () => table('Gina', 'Sam', 'Charlie')
const worth = (reward: string) => trio().withDistrict({ zones: [reward, '0', '0'] })
const CASINO = 'dice(1-2: 7, 3+: pod)'

describe('dice(...)', () => {
  rule('W6', 'it depends on how many surviving dice the controlling seat has there', () => {
    const reward = 'dice(1: 1, 2: 2, 3-5: 30, 6: 60, 7: 70)'
    const hands = [[6], [6, 5], [6, 5, 4], [6, 5, 4, 3], [6, 5, 4, 3, 2], [6, 5, 4, 3, 2, 1]]
    expect(
      hands.map(
        (values) =>
          worth(reward)
            .placed('Gina', ...values)
            .scores()
            .jelly('Gina') - 2,
      ),
    ).toEqual([1, 2, 30, 30, 30, 60])
  })

  rule('W6', 'cancelled dice do not count', () => {
    const game = worth(CASINO).withStack(4).placed('Gina', 6, 1, 1, 1).scores()
    expect([game.jelly('Gina'), game.pods('Gina')]).toEqual([9, []])
  })

  rule('W6', 'dice elsewhere and dice of others do not count', () => {
    const game = worth(CASINO).withStack(4).placed('Gina', 6, 5).placed('Sam', 1, 2).at(1).placed('Gina', 4).scores()
    expect([game.jelly('Gina'), game.pods('Gina')]).toEqual([9, []])
  })

  rule('W6', 'who does not control gains nothing', () => {
    expect(worth(CASINO).withStack(4).placed('Gina', 6).placed('Sam', 1, 2).scores().purses).toEqual([9, 2, 2])
  })

  rule('W6', 'of seven dice at most five survive: two of them share a value', () => {
    const game = worth('dice(1-4: 1, 5: 50, 6+: 2)').placed('Gina', 6, 5, 4, 3, 2, 1, 1).scores()
    expect(game.jelly('Gina')).toBe(2 + 50)
  })

  rule('W6', 'tied controllers may fall in different branches, granted in the order written', () => {
    const game = worth('dice(1: pod 1, 2: pod 2, 3+: pod 3)').withStack(4, 5, 6)
    game.placed('Gina', 3, 2, 1).placed('Sam', 6).placed('Charlie', 5, 1).scores()
    expect([game.pods('Gina'), game.pods('Sam'), game.pods('Charlie')]).toEqual([[6], [4], [5]])
    expect(game.purses).toEqual([5, 3, 4])
    expect(game.happened('jellyGained').map(({ seat }) => seat)).toEqual([1, 2, 0])
  })

  rule('W6', 'tied controllers in different branches still do not pay each other', () => {
    const game = worth('dice(1: take-1, 2+: take-2)')
      .withJelly('Charlie', 5)
      .placed('Gina', 6)
      .placed('Sam', 5, 1)
      .scores()
    expect(game.purses).toEqual([2 + 1, 2 + 2, 2])
    const give = worth('dice(1: give-1, 2+: give-2)').placed('Gina', 6).placed('Sam', 5, 1).scores()
    expect(give.purses).toEqual([1, 0, 2 + 3])
  })

  rule('W6', 'a payer short in an earlier branch has less for the next', () => {
    const game = worth('dice(1: take-1, 2+: take-2)').placed('Gina', 6).placed('Sam', 5, 1).scores()
    expect(game.purses).toEqual([3, 3, 0])
  })

  rule('W6', 'it is counted when its turn comes', () => {
    const game = worth('5 dice(1: 1, 2+: 2)').placed('Gina', 6, 5).scores()
    expect(game.jelly('Gina')).toBe(2 + 5 + 2)
  })
})
