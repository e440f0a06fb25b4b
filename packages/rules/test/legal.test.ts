import { describe, expect, test } from 'vitest'
import { answersTo, effectsAt, legal, legalCommands, viewOf } from '../src/index.ts'
import { rule } from './support/rule.ts'
import { table } from './support/table.ts'

const trio = () => table('Gina', 'Sam', 'Charlie')
const seven = [1, 2, 3, 4, 5, 6, 6]
const legalFor = (game: ReturnType<typeof trio>, name: string) => {
  const seat = game.seat(name)
  return legal(viewOf(game.state, seat), seat)
}
const NOTHING = {
  roll: false,
  dice: [],
  districts: [],
  effects: [],
  skipEffect: false,
  lock: [],
  flip: false,
  question: null,
}

describe('what a seat may do', () => {
  rule('R2', 'before the first roll: only roll', () => {
    expect(legalFor(trio(), 'Gina')).toEqual({ ...NOTHING, roll: true })
  })

  rule('R3', 'with dice rolled: roll again, or place any of them where no screen stands', () => {
    const game = trio()
      .finishes('Sam')
      .locks('Sam', 1)
      .rolls('Gina', ...seven)
    expect(legalFor(game, 'Gina')).toEqual({
      ...NOTHING,
      roll: true,
      dice: seven.map((value, die) => ({ die, value })),
      districts: [0, 2, 3, 4],
    })
  })

  rule('R4', 'after a placement: its effect, or skip it, or roll', () => {
    const game = trio().placed('Sam', 6).placed('Gina', 5, 1)
    expect(legalFor(game, 'Gina')).toEqual({
      ...NOTHING,
      roll: true,
      effects: [{ kick: 7 }, { kick: 0 }],
      skipEffect: true,
    })
    expect(legalFor(game.placed('Gina', 3), 'Gina').effects).toEqual([{ slide: 2 }])
    expect(legalFor(game.uses('Gina', { slide: 2 }).placed('Gina', 4), 'Gina').effects).toEqual([
      { slide: 1 },
      { slide: 3 },
    ])
  })

  rule('R6', 'finished: lock an open district, flip', () => {
    const game = trio().finishes('Sam').locks('Sam', 1).finishes('Gina')
    expect(legalFor(game, 'Gina')).toEqual({ ...NOTHING, lock: [0, 2, 3, 4], flip: true })
    expect(legalFor(game, 'Sam')).toEqual({ ...NOTHING, flip: true })
    expect(legalFor(game.flips('Sam'), 'Gina')).toEqual({ ...NOTHING, lock: [0, 2, 3, 4] })
  })

  rule('R8', 'when the round is over: nothing', () => {
    expect(
      legalFor(
        trio()
          .placed('Gina', 3)
          .rolls('Sam', ...seven)
          .timeIsUp(),
        'Gina',
      ),
    ).toEqual(NOTHING)
  })

  rule('K1', 'when asked: answer, and only who is asked', () => {
    const game = trio()
      .withDistrict({ zones: ['-pod', '0', '0'] })
      .withPods('Gina', 2, 'die', 2)
    game.placed('Gina', 6).scores()
    expect(legalFor(game, 'Gina')).toEqual({ ...NOTHING, question: { kind: 'pod', asked: [0] } })
    expect(legalFor(game, 'Sam')).toEqual(NOTHING)
    expect(legalCommands(viewOf(game.state, 0), 0)).toEqual([
      { type: 'answerChoice', answer: { kind: 'pod', pod: 2 } },
      { type: 'answerChoice', answer: { kind: 'pod', pod: 'die' } },
    ])
  })

  test('a rival’s view tells less: no dice to place, no pods to return', () => {
    const game = trio().rolls('Gina', ...seven)
    expect(legal(viewOf(game.state, 1), 0)).toEqual({ ...NOTHING, roll: true, districts: [0, 1, 2, 3, 4] })
    expect(answersTo({ kind: 'pod', asked: [0] }, viewOf(game.state, 1), 0)).toEqual([])
  })
})

describe('single commands', () => {
  test('each placement alone and with each effect', () => {
    const game = trio().placed('Sam', 6).placed('Gina', 5, 6, 5, 6, 5).rolls('Gina', 1, 3)
    const commands = legalCommands(viewOf(game.state, 0), 0)
    expect(commands.slice(0, 4)).toEqual([
      { type: 'rollDice' },
      { type: 'placeDie', die: 5, district: 0 },
      { type: 'placeDie', die: 5, district: 0, effect: { kick: 7 } },
      { type: 'placeDie', die: 5, district: 0, effect: { kick: 0 } },
    ])
    expect(commands).toHaveLength(1 + (5 + 6) + 5 * 2)
    expect(commands.at(-1)).toEqual({ type: 'placeDie', die: 6, district: 4, effect: { slide: 2 } })
  })

  test('effects, skipping, locks and the flip', () => {
    const game = trio().placed('Gina', 5, 6, 5, 6, 5, 6, 3)
    expect(legalCommands(viewOf(game.state, 0), 0)).toEqual([
      { type: 'useEffect', effect: { slide: 2 } },
      { type: 'skipEffect' },
      ...[0, 1, 2, 3, 4].map((district) => ({ type: 'lockDistrict', district })),
      { type: 'flipTimer' },
    ])
  })

  test('answers: both directions, every order', () => {
    const view = viewOf(trio().state, 0)
    expect(answersTo({ kind: 'copy', asked: [0] }, view, 0)).toEqual([
      { kind: 'copy', from: 'cw' },
      { kind: 'copy', from: 'ccw' },
    ])
    const orders = answersTo({ kind: 'pay', asked: [0], owed: [1, 2, 3], amount: 1 }, view, 0)
    expect(orders.map((answer) => answer.kind === 'pay' && answer.order.join(''))).toEqual([
      '123',
      '132',
      '213',
      '231',
      '312',
      '321',
    ])
  })

  test('what a die could do is known before it is placed', () => {
    const { state } = trio().placed('Sam', 6).placed('Gina', 4)
    expect(effectsAt(state, 2, 0, 99)).toEqual([{ kick: 7 }, { kick: 0 }])
    expect(effectsAt(state, 2, 0, 7)).toEqual([{ kick: 0 }])
    expect(effectsAt(state, 3, 1, 99)).toEqual([{ slide: 2 }])
    expect(effectsAt(state, 5, 0, 99)).toEqual([])
  })
})
