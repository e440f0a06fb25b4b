import { type Choice, parseReward, type Question, seededRandomness, type State } from '@jelly/rules'
import { describe, expect, test } from 'vitest'
import { BOT_LEVELS, botOf, type Thought } from '../../src/index.ts'
import { barren, freshRound, placed, seen, withZones } from '../support.ts'

function asked(state: State, question: Question, notation: string, answers: Choice<never>['answers']): State {
  const [icon] = parseReward(notation)
  if (!icon) throw new RangeError('no icon')
  state.phase = 'scoring'
  state.choice = { district: 1, step: { icon, path: [1], group: null }, rest: [], question, answers }
  return state
}

const think = (state: State, seat: number, level: (typeof BOT_LEVELS)[number] = 'veteran'): Thought | null =>
  botOf(level, 'greedy').think(seen(state, seat), seat, seededRandomness(1))

const answerOf = (thought: Thought | null) =>
  thought?.command.type === 'answerChoice' ? thought.command.answer : undefined

describe('[K1] copy-any', () => {
  const city = (): State => {
    const state = placed(barren(freshRound(3)), 0, 1, 6)
    withZones(state, 0, ['7', '0', '0'])
    return withZones(state, 2, ['2', '0', '0'])
  }

  test('the richer neighbour', () => {
    const state = asked(city(), { kind: 'copy', asked: [0] }, 'copy-any', [null])
    expect(answerOf(think(state, 0))).toEqual({ kind: 'copy', from: 'ccw' })
  })

  test('[W3] rather what a partner has voted for than nothing', () => {
    const vote = { kind: 'copy', from: 'cw' } as const
    const state = asked(city(), { kind: 'copy', asked: [0, 2] }, 'copy-any', [null, vote])
    expect(answerOf(think(state, 0))).toEqual(vote)
  })

  test('[K3] a vote that is cast stays', () => {
    const vote = { kind: 'copy', from: 'cw' } as const
    const state = asked(city(), { kind: 'copy', asked: [0, 2] }, 'copy-any', [vote, null])
    expect(think(state, 0)).toBeNull()
  })
})

test('[K1] the cheapest pod goes', () => {
  const state = asked(freshRound(3), { kind: 'pod', asked: [1] }, '-pod', [null])
  Object.assign(state.squads[1] ?? {}, { pods: [5, 'die', 4], podCount: 3 })
  expect(answerOf(think(state, 1))).toEqual({ kind: 'pod', pod: 'die' })
})

test('[W5] those who threaten least are paid first', () => {
  const question = { kind: 'pay', asked: [0], owed: [1, 2], amount: 2 } as const
  const state = asked(freshRound(3), question, 'give-2', [null])
  Object.assign(state.squads[1] ?? {}, { jelly: 30 })
  expect(answerOf(think(state, 0))).toEqual({ kind: 'pay', order: [2, 1] })
})

test.each(BOT_LEVELS)('a %s who is not asked says nothing', (level) => {
  const state = asked(freshRound(3), { kind: 'copy', asked: [0] }, 'copy-any', [null])
  expect(think(state, 1, level)).toBeNull()
  expect(answerOf(think(state, 0, level))?.kind).toBe('copy')
})
