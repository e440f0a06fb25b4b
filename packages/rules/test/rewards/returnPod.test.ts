import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { table } from '../support/table.ts'

const trio = () => table('Gina', 'Sam', 'Charlie')
const worth = (reward: string) => trio().withDistrict({ zones: [reward, '0', '0'] })

describe('-pod', () => {
  rule('K1', 'without a pod nothing happens', () => {
    const game = worth('-pod').placed('Gina', 6).scores()
    expect(game.happened('podReturned')).toEqual([])
    expect(game.happened('choiceAsked')).toEqual([])
  })

  rule('K1', 'a single pod goes without a question, to the box and not to the stack', () => {
    const game = worth('-pod').withStack(4).withPods('Gina', 6).placed('Gina', 6).scores()
    expect(game.pods('Gina')).toEqual([])
    expect(game.squad('Gina').podCount).toBe(0)
    expect(game.state.stackSize).toBe(1)
    expect(game.happened('choiceAsked')).toEqual([])
  })

  rule('K1', 'with two or more the seat chooses, even when they are alike', () => {
    const alike = worth('-pod').withPods('Gina', 6, 6).placed('Gina', 6).scores()
    expect(alike.asked).toEqual(['Gina'])
    const game = worth('-pod 1').withPods('Gina', 2, 'die', 6, 'die').placed('Gina', 6).scores()
    expect(game.jelly('Gina')).toBe(2)
    game.answers('Gina', { pod: 'die' })
    expect(game.pods('Gina')).toEqual([2, 6, 'die'])
    expect(game.squad('Gina').podCount).toBe(3)
    expect(game.jelly('Gina')).toBe(3)
  })

  rule('K1', 'only a pod that is held can be returned', () => {
    const game = worth('-pod').withPods('Gina', 2, 5).withPods('Sam', 3, 3).placed('Gina', 6).scores()
    expect(game.refusal('Gina', game.answering({ pod: 3 }))).toBe('podNotHeld')
    expect(game.refusal('Gina', game.answering({ pod: 'die' }))).toBe('podNotHeld')
    expect(game.refusal('Gina', game.answering({ copy: 'cw' }))).toBe('wrongAnswer')
    expect(game.refusal('Gina', game.answering({ pay: ['Sam'] }))).toBe('wrongAnswer')
    expect(game.refusal('Sam', game.answering({ pod: 3 }))).toBe('notAsked')
  })

  rule('K1', 'tied controllers each return one; only who has two or more is asked', () => {
    const game = worth('-pod').withPods('Gina', 2, 5).withPods('Sam', 4).withPods('Charlie', 'die', 6)
    game.placed('Gina', 6).placed('Sam', 6).placed('Charlie', 6).scores()
    expect(game.asked).toEqual(['Gina', 'Charlie'])
    game.answers('Charlie', { pod: 6 })
    expect(game.pods('Charlie')).toEqual(['die', 6])
    game.answers('Gina', { pod: 2 })
    expect([game.pods('Gina'), game.pods('Sam'), game.pods('Charlie')]).toEqual([[5], [], ['die']])
    expect(game.happened('podReturned').map(({ seat, pod }) => [seat, pod])).toEqual([
      [0, 2],
      [1, 4],
      [2, 6],
    ])
  })

  rule('K1', 'two -pod in a row ask twice', () => {
    const game = worth('-pod -pod').withPods('Gina', 2, 5, 6).placed('Gina', 6).scores()
    game.answers('Gina', { pod: 6 })
    expect(game.asked).toEqual(['Gina'])
    expect(game.answers('Gina', { pod: 2 }).pods('Gina')).toEqual([5])
  })
})
