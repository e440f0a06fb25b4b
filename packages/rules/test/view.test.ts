import { describe, expect, test } from 'vitest'
import { type Choice, type Event, eventFor, evolve, newView, type State, type Viewer, viewOf } from '../src/index.ts'
import { startedWith } from './support/city.ts'
import { deepFreeze, playRandomly } from './support/randomGame.ts'
import { rule } from './support/rule.ts'
import { table } from './support/table.ts'

const source = { district: 0, shownAt: 1, icon: { kind: 'pod' } } as const
const viewers: Viewer[] = [0, 1, 2, 'spectator']

/** Gina rolls, Sam has an effect left, Charlie is finished and has locked; Gina and Sam hold pods. */
const midRound = () =>
  table('Gina', 'Sam', 'Charlie')
    .withStack(4, 'die')
    .withPods('Gina', 2, 'die')
    .withPods('Sam', 6)
    .finishes('Charlie', 3)
    .locks('Charlie', 2)
    .flips('Charlie')
    .placed('Sam', 6, 3)
    .withCenter('Sam', 1)
    .rolls('Gina', 1, 2, 3, 4, 5, 6, 6)

const podChoice = () => {
  const game = table('Gina', 'Sam', 'Charlie').withDistrict({ zones: ['-pod 1', '0', '0'] })
  game.withPods('Gina', 2, 5).withPods('Sam', 6, 3).placed('Gina', 6).placed('Sam', 6).scores()
  return game.answers('Gina', { pod: 5 })
}

describe('the view of a state', () => {
  test('has everything public as it is', () => {
    const { state } = midRound()
    for (const viewer of viewers) {
      const view = viewOf(state, viewer)
      const { squads, stack, ...publicPart } = view
      const { squads: allSquads, stack: _, ...known } = state
      expect(publicPart).toEqual(known)
      expect(stack).toBeNull()
      squads.forEach(({ pods: _pods, tray: _tray, ...squad }, seat) => expect(allSquads[seat]).toMatchObject(squad))
      expect(squads.map((squad) => Object.keys(squad))).toEqual(allSquads.map((squad) => Object.keys(squad)))
    }
  })

  rule('S5', 'shows pods to their owner alone, to all when the game is over', () => {
    const { state } = midRound()
    expect(viewOf(state, 0).squads.map(({ pods }) => pods)).toEqual([[2, 'die'], null, null])
    expect(viewOf(state, 1).squads.map(({ pods }) => pods)).toEqual([null, [6], null])
    expect(viewOf(state, 'spectator').squads.map(({ pods }) => pods)).toEqual([null, null, null])
    expect(viewOf(state, 2).squads.map(({ podCount }) => podCount)).toEqual([2, 1, 0])
    const over = table('Gina', 'Sam', 'Charlie').withRound(4).withPods('Sam', 6, 2).scores().opens().state
    expect(viewOf(over, 'spectator').squads.map(({ pods }) => pods)).toEqual([[], [6, 2], []])
    expect(viewOf(over, 0).result).toEqual({ scores: [2, 10, 2], winners: [1] })
  })

  rule('R2', 'shows a tray to its owner alone, to nobody else ever', () => {
    const { state } = midRound()
    expect(viewOf(state, 0).squads.map(({ tray }) => tray?.length)).toEqual([7, undefined, undefined])
    expect(viewOf(state, 'spectator').squads.map(({ tray }) => tray)).toEqual([null, null, null])
    expect(viewOf({ ...state, phase: 'over' }, 1).squads.map(({ tray }) => tray)).toEqual([
      null,
      state.squads[1]?.tray,
      null,
    ])
  })

  rule('K1', 'shows that a seat answered about its pods, and what only to itself', () => {
    const { state } = podChoice()
    expect(viewOf(state, 0).choice?.answers).toEqual([{ kind: 'pod', pod: 5 }, null])
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(viewOf(state, viewer).choice?.answers).toEqual([{ kind: 'pod', pod: null }, null])
    const { answers: _, ...asked } = state.choice as Choice<never>
    expect(viewOf(state, 2).choice).toMatchObject(asked)
  })

  rule('K3', 'shows votes to all', () => {
    const game = table('Gina', 'Sam', 'Charlie').withDistrict({ zones: ['copy-any', '0', '0'] })
    const { state } = game.placed('Gina', 6).placed('Sam', 6).scores().answers('Sam', { copy: 'ccw' })
    for (const viewer of viewers) expect(viewOf(state, viewer).choice).toEqual(state.choice)
  })

  test('passes on no field that nobody named', () => {
    const { state } = podChoice()
    const mark = <T extends object>(thing: T): T => Object.assign(thing, { secret: 'leak' })
    mark(state)
    for (const thing of [...state.districts, ...state.squads]) mark(thing)
    state.districts[0]?.dice.forEach(mark)
    state.center = [mark({ die: 9, value: 1 })]
    state.squads.forEach((squad) => (squad.effect = mark({ die: 1, value: 3, district: 0, earlier: [] })))
    state.result = mark({ scores: [1], winners: [0] })
    state.choice = mark({ ...(state.choice as Choice<never>) })
    for (const viewer of viewers) expect(JSON.stringify(viewOf(state, viewer))).not.toContain('leak')
  })

  test('shares nothing with the state that either of them writes', () => {
    for (const seed of [1, 4]) {
      playRandomly(seed, {
        decided(state, _, events) {
          const frozen = deepFreeze(structuredClone(state))
          for (const viewer of [0, 'spectator'] as const) {
            const view = viewOf(frozen, viewer)
            for (const event of events) evolve(view, eventFor(event, viewer))
          }
        },
      })
    }
    const { state } = midRound()
    const view = viewOf(state, 0)
    expect(view.squads[0]?.pods).not.toBe(state.squads[0]?.pods)
    expect(view.drawn).not.toBe(state.drawn)
  })
})

describe('an event in a viewer’s form', () => {
  const hidden: [Event, Viewer, unknown][] = [
    [{ type: 'diceRolled', seat: 1, values: [1, 2] }, 1, { type: 'diceRolled', seat: 1, values: [1, 2] }],
    [{ type: 'diceRolled', seat: 1, values: [1, 2] }, 0, { type: 'diceRolled', seat: 1, values: null }],
    [{ type: 'podTaken', seat: 1, pod: 4, source }, 1, { type: 'podTaken', seat: 1, pod: 4, source }],
    [{ type: 'podTaken', seat: 1, pod: 4, source }, 'spectator', { type: 'podTaken', seat: 1, pod: null, source }],
    [
      { type: 'podTaken', seat: 0, pod: 'die', source: null },
      2,
      { type: 'podTaken', seat: 0, pod: null, source: null },
    ],
    [{ type: 'podReturned', seat: 1, pod: 4, source }, 1, { type: 'podReturned', seat: 1, pod: 4, source }],
    [{ type: 'podReturned', seat: 1, pod: 4, source }, 2, { type: 'podReturned', seat: 1, pod: null, source }],
    [
      { type: 'choiceAnswered', seat: 1, answer: { kind: 'pod', pod: 4 }, byDefault: true },
      1,
      { type: 'choiceAnswered', seat: 1, answer: { kind: 'pod', pod: 4 }, byDefault: true },
    ],
    [
      { type: 'choiceAnswered', seat: 1, answer: { kind: 'pod', pod: 4 }, byDefault: true },
      0,
      { type: 'choiceAnswered', seat: 1, answer: { kind: 'pod', pod: null }, byDefault: true },
    ],
    [
      { type: 'choiceAnswered', seat: 1, answer: { kind: 'copy', from: 'cw' }, byDefault: false },
      0,
      { type: 'choiceAnswered', seat: 1, answer: { kind: 'copy', from: 'cw' }, byDefault: false },
    ],
    [
      { type: 'choiceAnswered', seat: 1, answer: { kind: 'pay', order: [2, 0] }, byDefault: false },
      'spectator',
      { type: 'choiceAnswered', seat: 1, answer: { kind: 'pay', order: [2, 0] }, byDefault: false },
    ],
  ]
  test.each(hidden)('%j as %s sees it', (event, viewer, form) => {
    expect(eventFor(event, viewer)).toEqual(form)
  })

  test('the start hides the stack from everyone, and nothing else', () => {
    const started = startedWith({
      seats: 3,
      districts: [],
      drone: 2,
      stack: [3, 'die'],
      jelly: new Map(),
      pods: new Map(),
      round: 1,
    })
    for (const viewer of viewers) expect(eventFor(started, viewer)).toEqual({ ...started, stack: null })
    const view = newView({ ...started, stack: null }, 1)
    expect(view.squads.map(({ tray, pods }) => [tray, pods])).toEqual([
      [null, null],
      [[], []],
      [null, null],
    ])
    expect(newView({ ...started, stack: null }, 'spectator').squads.map(({ tray }) => tray)).toEqual([null, null, null])
  })

  test('a choice that is asked has no answers yet to hide', () => {
    const game = podChoice()
    const asked = game.happened('choiceAsked')[0] as Event
    for (const viewer of viewers) expect(eventFor(asked, viewer)).toEqual(asked)
    const choice = game.state.choice as State['choice'] & object
    expect(eventFor({ type: 'choiceAsked', choice }, 1)).toMatchObject({
      choice: { answers: [{ kind: 'pod', pod: null }, null] },
    })
    expect(eventFor({ type: 'choiceAsked', choice }, 0)).toEqual({ type: 'choiceAsked', choice })
  })

  test('what is public is told as it is', () => {
    const events = midRound().events.filter(({ type }) => type !== 'diceRolled')
    for (const event of events) for (const viewer of viewers) expect(eventFor(event, viewer)).toBe(event)
  })
})
