import { describe, expect } from 'vitest'
import { rule } from './support/rule.ts'
import { table } from './support/table.ts'

const trio = () => table('Gina', 'Sam', 'Charlie')
const worth = (reward: string) => trio().withDistrict({ zones: [reward, '0', '0'] })

describe('the booklet’s examples', () => {
  rule('C3', 'Gina 7, Sam 4, Charlie 3: Gina controls', () => {
    const game = worth('7').placed('Gina', 5, 2).placed('Sam', 4).placed('Charlie', 3).scores()
    expect(game.happened('districtScored')[0]).toMatchObject({ totals: [7, 4, 3], controllers: [0] })
  })

  rule('C2', 'Charlie’s two 6s cancel; Sam 4, Charlie 3, Gina 1: Sam takes 6', () => {
    const game = worth('6').placed('Charlie', 6, 6, 3).placed('Sam', 4).placed('Gina', 1).scores()
    expect(game.happened('districtScored')[0]).toMatchObject({ totals: [1, 4, 3], controllers: [1] })
    expect(game.purses).toEqual([2, 2 + 6, 2])
  })

  rule('R4', 'Sam places a 1 and sends Gina’s 5 to the center', () => {
    const game = trio()
      .placed('Gina', 5)
      .rolls('Sam', 1, 3, 3, 3, 3, 3, 3)
      .places('Sam', 1, { kick: ['Gina', 5] })
    expect(game.state.center).toEqual([{ die: 0, value: 5 }])
    expect(game.district().dice).toEqual([{ die: 7, value: 1 }])
  })

  rule('R4', 'Gina places a 4 and moves the target one zone', () => {
    const game = trio().rolls('Gina', 4, 5, 5, 5, 5, 5, 5).places('Gina', 4, { slide: 2 })
    expect(game.district().target).toBe(2)
  })

  rule('C6', 'Gina three dice on the center, Charlie two: Gina takes the top pod', () => {
    const game = trio().withStack(5, 2).withCenter('Gina', 3).withCenter('Charlie', 2).scores()
    expect([game.pods('Gina'), game.pods('Charlie')]).toEqual([[5], []])
  })

  rule('W1', 'copy-cw with a neighbour worth 6: the controller takes 6', () => {
    const game = worth('copy-cw')
      .withDistrict({ zones: ['6', '0', '0'] })
      .at(0)
      .placed('Gina', 2)
      .scores()
    expect(game.purses).toEqual([8, 2, 2])
  })

  rule('W6', 'one or two dice 7 Jelly, three or more a pod', () => {
    const casino = () => worth('dice(1-2: 7, 3+: pod)').withStack(4)
    expect(
      [[6], [6, 1], [6, 1, 2], [6, 1, 2, 3]].map((dice) =>
        casino()
          .placed('Sam', ...dice)
          .scores()
          .jelly('Sam'),
      ),
    ).toEqual([9, 9, 2, 2])
    expect(casino().placed('Sam', 6, 1, 2).scores().pods('Sam')).toEqual([4])
  })
})
