import { describe, expect } from 'vitest'
import { neighbour } from '../../src/index.ts'
import { rule } from '../support/rule.ts'
import { table } from '../support/table.ts'

const trio = () => table('Gina', 'Sam', 'Charlie')
/** A city whose districts show these rewards; the focus is on the first one. */
const city = (...rewards: string[]) => {
  const game = trio()
  for (const reward of rewards) game.withDistrict({ zones: [reward, '0', '0'] })
  return game.at(0)
}
const pathsIn = (game: ReturnType<typeof trio>) => game.happened('rewardCopied').map(({ at, from }) => [at, from])
const failures = (game: ReturnType<typeof trio>) => game.happened('copyFailed').map(({ at, why }) => [at, why])

describe('copies', () => {
  rule('W1', 'copy-cw and copy-ccw gain the neighbour’s reward, around the ring', () => {
    expect(city('copy-cw', '7', '0', '0', '9').placed('Gina', 6).scores().jelly('Gina')).toBe(2 + 7)
    expect(city('copy-ccw', '7', '0', '0', '9').placed('Gina', 6).scores().jelly('Gina')).toBe(2 + 9)
    expect(city('7', '0', '0', '0', 'copy-cw').at(4).placed('Gina', 6).scores().jelly('Gina')).toBe(2 + 7)
    expect([neighbour(0, 'ccw', 5), neighbour(4, 'cw', 5), neighbour(2, 'cw', 7), neighbour(2, 'ccw', 7)]).toEqual([
      4, 0, 3, 1,
    ])
  })

  rule('W1', 'the neighbour’s target is copied as it stands', () => {
    const game = trio()
      .withDistrict({ zones: ['copy-cw', '0', '0'] })
      .withDistrict({ zones: ['1', '8', '3'], target: 2 })
    expect(game.at(0).placed('Gina', 6).scores().jelly('Gina')).toBe(2 + 8)
  })

  rule('W1', 'it goes to the controllers of the copying district, not of the copied one', () => {
    const game = city('copy-cw', '7').placed('Gina', 3).placed('Sam', 3).at(1).placed('Charlie', 6).scores()
    expect(game.purses).toEqual([2 + 7, 2 + 7, 2 + 7])
    expect(pathsIn(game)).toEqual([[0, 1]])
  })

  rule('W1', 'a copied podium ranks the dice of the copying district', () => {
    const game = city('copy-cw', 'podium(first: 5, second: 3)').placed('Gina', 3).placed('Sam', 6).scores()
    expect(game.purses).toEqual([2 + 3, 2 + 5, 2])
  })

  rule('W1', 'a copied dice(...) counts the dice of the copying district', () => {
    const game = city('copy-cw', 'dice(1-2: 7, 3+: 1)').placed('Gina', 1, 2, 3).at(1).placed('Sam', 6).scores()
    expect(game.purses).toEqual([2 + 1, 2 + 7, 2])
  })

  rule('W1', 'a district without dice is copied all the same, and one scored before too', () => {
    expect(city('5', 'copy-ccw').at(1).placed('Gina', 2).scores().jelly('Gina')).toBe(2 + 5)
  })

  rule('W2', 'a copy of a copy goes on from there, in its own direction', () => {
    const game = city('copy-cw', 'copy-cw', '7').placed('Gina', 6).scores()
    expect(game.jelly('Gina')).toBe(2 + 7)
    expect(pathsIn(game)).toEqual([
      [0, 1],
      [1, 2],
    ])
  })

  rule('W2', 'round the whole ring, until it would come back to its own path', () => {
    const game = city('copy-ccw 1', 'copy-ccw 2', 'copy-ccw 4', 'copy-ccw 8', 'copy-ccw 16').placed('Gina', 6).scores()
    expect(pathsIn(game)).toEqual([
      [0, 4],
      [4, 3],
      [3, 2],
      [2, 1],
    ])
    expect(failures(game)).toEqual([[1, 'loop']])
    expect(game.jelly('Gina')).toBe(2 + 31)
    const order = game.happened('jellyGained').map(({ amount, source }) => [amount, source.shownAt])
    expect(order).toEqual([
      [2, 1],
      [4, 2],
      [8, 3],
      [16, 4],
      [1, 0],
    ])
  })

  rule('W2', 'two copies that face each other are worth 0, while other icons count', () => {
    const game = city('copy-cw', '1 copy-ccw 2').placed('Gina', 6).scores()
    expect(game.jelly('Gina')).toBe(2 + 3)
    expect(failures(game)).toEqual([[1, 'loop']])
  })

  rule('W2', 'a path may not come back to a later district of its own either', () => {
    const game = city('copy-cw', 'copy-cw', '4 copy-ccw').placed('Gina', 6).scores()
    expect(game.jelly('Gina')).toBe(2 + 4)
    expect(failures(game)).toEqual([[2, 'loop']])
  })

  rule('W2', 'each district scored starts a path of its own', () => {
    const game = city('copy-cw', 'copy-ccw 3').placed('Gina', 6).at(1).placed('Sam', 6).scores()
    expect(failures(game)).toEqual([
      [1, 'loop'],
      [0, 'loop'],
    ])
    expect(game.purses).toEqual([2 + 3, 2 + 3, 2])
  })

  rule('W2', 'icons before and after a copy count in their order', () => {
    const game = city('pod copy-cw 2/pod', 'pod 5').withStack(2, 3).placed('Gina', 6).scores()
    expect(game.pods('Gina')).toEqual([2, 3])
    expect(game.jelly('Gina')).toBe(2 + 5 + 4)
  })

  rule('W2', 'a copy-any met on the way is chosen by the controllers of the district being scored', () => {
    const game = city('copy-cw', 'copy-any', '7').placed('Gina', 6).placed('Sam', 6).at(1).placed('Charlie', 1)
    expect(game.scores().asked).toEqual(['Gina', 'Sam'])
    game.answers('Gina', { copy: 'cw' }).answers('Sam', { copy: 'cw' })
    expect(game.purses).toEqual([2 + 7, 2 + 7, 2])
    expect(game.asked).toEqual(['Charlie'])
    expect(game.answers('Charlie', { copy: 'ccw' }).purses).toEqual([9, 9, 2])
    expect(failures(game)).toEqual([[0, 'loop']])
  })

  rule('W2', 'a copy-any on the way may be sent back into the path: then it is worth 0', () => {
    const game = city('copy-cw 1', '2 copy-any', '7').placed('Gina', 6).scores().answers('Gina', { copy: 'ccw' })
    expect(failures(game)).toEqual([[1, 'loop']])
    expect(game.jelly('Gina')).toBe(2 + 2 + 1)
  })

  rule('W2', 'two copy-any on one path are two choices', () => {
    const game = city('copy-any', 'copy-any', '7').placed('Gina', 6).scores().answers('Gina', { copy: 'cw' })
    expect(game.asked).toEqual(['Gina'])
    expect(game.state.choice).toMatchObject({ district: 0, step: { path: [0, 1] } })
    expect(game.answers('Gina', { copy: 'cw' }).jelly('Gina')).toBe(2 + 7)
  })

  rule('W3', 'copy-any goes where the controlling seat says', () => {
    expect(
      city('copy-any', '7', '0', '0', '9').placed('Gina', 6).scores().answers('Gina', { copy: 'cw' }).purses,
    ).toEqual([9, 2, 2])
    expect(
      city('copy-any', '7', '0', '0', '9').placed('Gina', 6).scores().answers('Gina', { copy: 'ccw' }).purses,
    ).toEqual([11, 2, 2])
  })

  rule('W3', 'tied controllers gain it when they all choose the same', () => {
    const game = city('copy-any', '7').placed('Gina', 6).placed('Sam', 6).placed('Charlie', 6).scores()
    expect(game.asked).toEqual(['Gina', 'Sam', 'Charlie'])
    game.answers('Sam', { copy: 'cw' }).answers('Charlie', { copy: 'cw' }).answers('Gina', { copy: 'cw' })
    expect(game.purses).toEqual([9, 9, 9])
  })

  rule('W3', 'if they do not, that copy is worth 0, and the icons beside it count', () => {
    for (const odd of ['Gina', 'Sam', 'Charlie']) {
      const game = city('copy-any 1', '7', '0', '0', '7')
        .placed('Gina', 6)
        .placed('Sam', 6)
        .placed('Charlie', 6)
        .scores()
      for (const name of ['Gina', 'Sam', 'Charlie']) game.answers(name, { copy: name === odd ? 'cw' : 'ccw' })
      game.byDefault()
      expect(game.purses).toEqual([3, 3, 3])
      expect(failures(game)).toEqual([[0, 'noAgreement']])
      expect(pathsIn(game)).toEqual([])
    }
  })

  rule('W3', 'tied voters on the way choose together too', () => {
    const game = city('copy-cw', 'copy-any 2', '7').placed('Gina', 6).placed('Sam', 6).scores()
    game.answers('Gina', { copy: 'cw' }).answers('Sam', { copy: 'ccw' }).byDefault()
    expect(game.purses).toEqual([4, 4, 2])
    expect(failures(game)).toEqual([[1, 'noAgreement']])
  })
})
