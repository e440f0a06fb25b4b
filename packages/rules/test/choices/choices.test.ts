import { describe, expect } from 'vitest'
import { type Choice, defaultAnswer, isDisputed, joinsOthers, podWorth } from '../../src/index.ts'
import { rule } from '../support/rule.ts'
import { table } from '../support/table.ts'

const trio = () => table('Gina', 'Sam', 'Charlie')
const worth = (reward: string) => trio().withDistrict({ zones: [reward, '0', '0'] })
const tower = () =>
  worth('copy-any')
    .withDistrict({ zones: ['7', '0', '0'] })
    .at(0)

describe('choices', () => {
  rule('K1', 'a choice is plain data in the state: district, icon, question and answers', () => {
    const game = worth('copy-any 4').placed('Gina', 6).placed('Sam', 6).scores()
    expect(game.state.choice).toEqual({
      district: 0,
      step: { icon: { kind: 'copy', from: 'any' }, path: [0], group: null },
      rest: [{ icon: { kind: 'jelly', amount: 4 }, path: [0], group: null }],
      question: { kind: 'copy', asked: [0, 1] },
      answers: [null, null],
    })
    expect(game.happened('choiceAsked')).toEqual([{ type: 'choiceAsked', choice: game.state.choice }])
  })

  rule('K1', 'a choice survives being written down and read again', () => {
    const game = worth('copy-any 4')
      .withDistrict({ zones: ['7', '0', '0'] })
      .at(0)
      .placed('Gina', 6)
      .scores()
    Object.assign(game.state, JSON.parse(JSON.stringify(game.state)))
    expect(game.answers('Gina', { copy: 'cw' }).jelly('Gina')).toBe(2 + 7 + 4)
  })

  rule('K1', 'an answer that settles it is told, then what follows', () => {
    const game = tower().placed('Gina', 6).scores()
    game.does('Gina', game.answering({ copy: 'cw' }))
    expect(game.events.slice(-4).map(({ type }) => type)).toEqual([
      'choiceAnswered',
      'choiceSettled',
      'rewardCopied',
      'jellyGained',
    ])
    expect(game.state.choice).toBeNull()
  })

  rule('K1', 'nobody answers when nothing is asked, nor who is not asked', () => {
    const game = tower().placed('Gina', 6)
    expect(game.refusal('Gina', game.answering({ copy: 'cw' }))).toBe('notNow')
    expect(game.refusal('table', { type: 'answerByDefault' })).toBe('notNow')
    game.scores()
    expect(game.refusal('Sam', game.answering({ copy: 'cw' }))).toBe('notAsked')
    expect(game.refusal('Gina', game.answering({ pod: 2 }))).toBe('wrongAnswer')
    const north = { type: 'answerChoice', answer: { kind: 'copy', from: 'north' as 'cw' } } as const
    expect(game.refusal('Gina', north)).toBe('wrongAnswer')
  })

  rule('K2', 'the default of copy-any is clockwise', () => {
    expect(tower().placed('Gina', 6).scores().byDefault().purses).toEqual([9, 2, 2])
    expect(tower().placed('Gina', 6).placed('Sam', 6).scores().byDefault().purses).toEqual([9, 9, 2])
  })

  rule('K2', 'only who has not answered gets the default', () => {
    const game = tower().placed('Gina', 6).placed('Sam', 6).scores().answers('Sam', { copy: 'cw' }).byDefault()
    expect(game.happened('choiceAnswered').map(({ seat, byDefault }) => [seat, byDefault])).toEqual([
      [1, false],
      [0, true],
    ])
  })

  rule('K2', 'the default of -pod is the lowest, where a die-pod counts 3.5', () => {
    const left = (...pods: (number | 'die')[]) =>
      worth('-pod')
        .withPods('Gina', ...pods)
        .placed('Gina', 6)
        .scores()
        .byDefault()
        .pods('Gina')
    expect(left(5, 2, 6)).toEqual([5, 6])
    expect(left('die', 3)).toEqual(['die'])
    expect(left(4, 'die', 5)).toEqual([4, 5])
    expect(left(3, 'die', 3)).toEqual(['die', 3])
    expect([podWorth('die'), podWorth(4)]).toEqual([3.5, 4])
  })

  rule('K2', 'the default of a payment is the next seats in seat order after the payer', () => {
    const five = () => table('A', 'B', 'C', 'D', 'E').withDistrict({ zones: ['give-1', '0', '0'] })
    expect(five().placed('D', 6).scores().byDefault().purses).toEqual([3, 2, 2, 0, 3])
    expect(five().withJelly('A', 1).placed('A', 6).scores().byDefault().purses).toEqual([0, 3, 2, 2, 2])
    const game = five().placed('D', 6).scores()
    const { choice } = game.state
    expect(choice && defaultAnswer(game.state, 3, choice)).toEqual({ kind: 'pay', order: [4, 0, 1, 2] })
  })

  rule('K2', 'a default order names only who is owed', () => {
    const game = table('A', 'B', 'C', 'D')
      .withDistrict({ zones: ['take-2', '0', '0'] })
      .withJelly('C', 3)
    game.placed('A', 6).placed('B', 6).scores()
    const { choice } = game.state
    expect(choice && defaultAnswer(game.state, 2, choice)).toEqual({ kind: 'pay', order: [0, 1] })
    expect(game.asked).toEqual(['C', 'D'])
    expect(game.byDefault().purses).toEqual([2 + 2 + 2, 2 + 1, 0, 0])
  })

  rule('K3', 'votes are shown as they are cast and may change until all have voted', () => {
    const game = tower().placed('Gina', 6).placed('Sam', 6).scores().answers('Gina', { copy: 'ccw' })
    expect(game.state.choice?.answers).toEqual([{ kind: 'copy', from: 'ccw' }, null])
    game.answers('Gina', { copy: 'cw' })
    expect(game.state.choice?.answers).toEqual([{ kind: 'copy', from: 'cw' }, null])
    expect(game.answers('Sam', { copy: 'cw' }).purses).toEqual([9, 9, 2])
  })

  rule('K3', 'once all have voted for the same side it is settled', () => {
    const game = tower().placed('Gina', 6).scores()
    game.does('Gina', game.answering({ copy: 'ccw' }))
    expect(game.refusal('Gina', game.answering({ copy: 'cw' }))).toBe('notNow')
  })

  const tied = () => tower().placed('Gina', 6).placed('Sam', 6).placed('Charlie', 6).scores()

  rule('K3', 'a last vote that disagrees leaves the question open, and votes may change', () => {
    const game = tied()
      .answers('Gina', { copy: 'cw' })
      .answers('Sam', { copy: 'cw' })
      .answers('Charlie', { copy: 'ccw' })
    expect(game.state.choice?.answers.map((answer) => answer?.kind === 'copy' && answer.from)).toEqual([
      'cw',
      'cw',
      'ccw',
    ])
    expect(game.state.choice && isDisputed(game.state.choice)).toBe(true)
    expect(game.happened('choiceSettled')).toEqual([])
    expect(game.answers('Charlie', { copy: 'cw' }).purses).toEqual([9, 9, 9])
  })

  rule('K3', 'a disagreement that lasts gains nothing', () => {
    const game = tied()
      .answers('Gina', { copy: 'cw' })
      .answers('Sam', { copy: 'ccw' })
      .answers('Charlie', { copy: 'cw' })
    game.byDefault()
    expect(game.happened('copyFailed').map(({ why }) => why)).toEqual(['noAgreement'])
    expect(game.happened('choiceAnswered').filter(({ byDefault }) => byDefault)).toEqual([])
    expect(game.purses).toEqual([2, 2, 2])
  })

  rule('K3', 'who never voted joins the side that all who did vote chose', () => {
    for (const from of ['cw', 'ccw'] as const) {
      const game = worth('copy-any')
        .withDistrict({ zones: ['7', '0', '0'] })
        .at(0)
        .placed('Gina', 6)
        .placed('Sam', 6)
        .scores()
      game.answers('Sam', { copy: from }).byDefault()
      expect(game.happened('copyFailed')).toEqual([])
      expect(game.happened('choiceAnswered').at(-1)).toEqual({
        type: 'choiceAnswered',
        seat: 0,
        answer: { kind: 'copy', from },
        byDefault: true,
      })
    }
  })

  rule('K3', 'where those who voted disagree, who never voted cannot mend it', () => {
    const game = tied().answers('Gina', { copy: 'cw' }).answers('Sam', { copy: 'ccw' }).byDefault()
    expect(game.happened('copyFailed').map(({ why }) => why)).toEqual(['noAgreement'])
  })

  rule('K3', 'to agree is to join the side that more of the others are on', () => {
    const choice = (...votes: ('cw' | 'ccw' | null)[]): Choice<never> => ({
      district: 0,
      step: { icon: { kind: 'copy', from: 'any' }, path: [0], group: null },
      rest: [],
      question: { kind: 'copy', asked: votes.map((_, seat) => seat) },
      answers: votes.map((from) => from && { kind: 'copy', from }),
    })
    const joins = (from: 'cw' | 'ccw', ...votes: ('cw' | 'ccw')[]): boolean =>
      joinsOthers(choice(...votes), 0, { kind: 'copy', from })
    expect([joins('ccw', 'cw', 'ccw'), joins('cw', 'cw', 'ccw')]).toEqual([true, true])
    expect([joins('ccw', 'cw', 'cw', 'ccw'), joins('cw', 'ccw', 'cw', 'cw')]).toEqual([false, true])
    expect([joins('ccw', 'cw', 'cw', 'ccw', 'ccw'), joins('ccw', 'cw', 'cw', 'cw', 'ccw')]).toEqual([true, false])
    expect(joinsOthers(choice('cw'), 0, { kind: 'pod', pod: 2 })).toBe(true)
    expect([isDisputed(choice('cw', null)), isDisputed(choice('cw', 'cw')), isDisputed(choice('cw', 'ccw'))]).toEqual([
      false,
      false,
      true,
    ])
  })

  rule('K3', 'time up settles it with the votes cast', () => {
    const game = tower().placed('Gina', 6).placed('Sam', 6).placed('Charlie', 6).scores()
    game.answers('Charlie', { copy: 'cw' }).answers('Gina', { copy: 'cw' }).byDefault()
    expect(game.purses).toEqual([9, 9, 9])
  })
})
