import { describe, expect } from 'vitest'
import { ROUNDS } from '../../src/index.ts'
import { rule } from '../support/rule.ts'
import { table } from '../support/table.ts'

const trio = () => table('Gina', 'Sam', 'Charlie')
const start = { type: 'startRound' } as const

describe('from round to round', () => {
  rule('C8', 'all seven dice return, the entrances and the center are empty', () => {
    const game = trio().placed('Gina', 5, 1, 3).withCenter('Sam', 2).scores().does('table', start)
    expect(game.state.squads.map(({ hand }) => hand.length)).toEqual([7, 7, 7])
    expect(game.state.squads.map(({ tray, rolled, effect }) => [tray, rolled, effect])).toEqual(
      Array.from({ length: 3 }, () => [[], false, null]),
    )
    expect(game.state.districts.flatMap(({ dice }) => dice)).toEqual([])
    expect(game.state.center).toEqual([])
  })

  rule('C8', 'targets go back to zone 1', () => {
    const game = trio().at(2).placed('Gina', 3).uses('Gina', { slide: 2 }).scores()
    expect(game.district(2).target).toBe(2)
    game.does('table', start)
    expect(game.state.districts.map(({ target }) => target)).toEqual([1, 1, 1, 1, 1])
  })

  rule('C8', 'the round counts one up; what is scored starts anew', () => {
    const game = trio().scores()
    expect(game.state).toMatchObject({ round: 1, scored: 6 })
    game.does('table', start)
    expect(game.state).toMatchObject({ round: 2, scored: 0, phase: 'scramble' })
    expect(game.happened('roundStarted')).toEqual([{ type: 'roundStarted', round: 2 }])
  })

  rule('C8', 'the order of the districts and the one scored first stay', () => {
    const game = trio().withDrone(4).scores().does('table', start).scores()
    const order = game.happened('districtScored').map(({ district }) => district)
    expect(order).toEqual([4, 0, 1, 2, 3, 4, 0, 1, 2, 3])
  })

  rule('C8', 'Jelly, pods and the stack stay', () => {
    const game = trio().withStack(4, 5).withJelly('Gina', 9).withPods('Sam', 3).scores().does('table', start)
    expect(game.purses).toEqual([9, 2, 2])
    expect(game.pods('Sam')).toEqual([3])
    expect(game.state.stackSize).toBe(2)
  })

  rule('C8', 'a round starts only between two rounds', () => {
    const game = trio()
    expect(game.refusal('table', start)).toBe('notNow')
    game.timeIsUp()
    expect(game.refusal('table', start)).toBe('notNow')
    expect(game.scores().refusal('table', start)).toBeNull()
  })

  rule('C8', 'there are four rounds', () => {
    const game = trio()
    for (let round = 2; round <= ROUNDS; round++) game.scores().does('table', start)
    expect(ROUNDS).toBe(4)
    expect(game.scores().state).toMatchObject({ round: 4, phase: 'opening' })
    expect(game.refusal('table', start)).toBe('notNow')
  })
})

describe('the end of the game', () => {
  const last = () => trio().withRound(4)

  rule('C9', 'pods are added to the Jelly, and the most wins', () => {
    const game = last().withPods('Gina', 3, 4).withJelly('Sam', 8).scores().opens()
    expect(game.state.result).toEqual({ scores: [9, 8, 2], winners: [0] })
    expect(game.state.phase).toBe('over')
    expect(game.purses).toEqual([2, 8, 2])
  })

  rule('C9', 'each die-pod is rolled, seat by seat, in the order held', () => {
    const game = last().withPods('Gina', 'die', 3, 'die').withPods('Charlie', 'die').scores().opens(6, 1, 4)
    expect(game.happened('podsOpened')[0]?.squads).toEqual([
      { pods: ['die', 3, 'die'], rolls: [6, 1], score: 2 + 6 + 3 + 1 },
      { pods: [], rolls: [], score: 2 },
      { pods: ['die'], rolls: [4], score: 2 + 4 },
    ])
    expect(game.state.drawn).toEqual([2, 0, 1, 0])
    expect(game.happened('gameEnded')).toEqual([{ type: 'gameEnded', scores: [12, 2, 6], winners: [0] }])
  })

  rule('C9', 'the die-pods fall from each seat’s own stream, where it was left', () => {
    const game = last().withPods('Sam', 'die').placed('Sam', 6).scores()
    game.opens(5)
    expect(game.state.drawn[1]).toBe(8)
  })

  rule('C9', 'equals share the victory', () => {
    expect(last().withPods('Charlie', 4).withJelly('Gina', 6).scores().opens().state.result?.winners).toEqual([0, 2])
    expect(last().scores().opens().state.result?.winners).toEqual([0, 1, 2])
  })

  rule('C9', 'with nothing at all, all are equal', () => {
    const game = last().withJelly('Gina', 0).withJelly('Sam', 0).withJelly('Charlie', 0).scores().opens()
    expect(game.state.result).toEqual({ scores: [0, 0, 0], winners: [0, 1, 2] })
  })

  rule('C9', 'who has nothing wins nothing while another has something', () => {
    expect(last().withJelly('Gina', 0).withJelly('Sam', 3).scores().opens().state.result?.winners).toEqual([1])
  })

  rule('C9', 'pods are opened once, after the last center only', () => {
    expect(trio().scores().refusal('table', { type: 'openPods' })).toBe('notNow')
    const game = last()
    expect(game.refusal('table', { type: 'openPods' })).toBe('notNow')
    game.timeIsUp()
    expect(game.refusal('table', { type: 'openPods' })).toBe('notNow')
    game.scores().opens()
    expect(game.refusal('table', { type: 'openPods' })).toBe('notNow')
    expect(game.refusal('table', { type: 'scoreNext' })).toBe('notNow')
    expect(game.refusal('table', start)).toBe('notNow')
    expect(game.refusal('Gina', { type: 'rollDice' })).toBe('notNow')
  })

  rule('C9', 'the pod of the last center counts too', () => {
    const game = last().withStack(6).withCenter('Sam', 1).scores().opens()
    expect(game.state.result?.scores).toEqual([2, 8, 2])
  })
})
