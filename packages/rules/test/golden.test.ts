import { describe, expect, test } from 'vitest'
import { decide, type District, evolve, namesOf, newState, RULES_VERSION, type State } from '../src/index.ts'
import { goldenDice, goldenNames, readGolden } from './support/goldenGame.ts'

const games = goldenNames().map((name) => [name, readGolden(name)] as const)

/** The games of rules version 1 were recorded with `name: { en, fr }` in each district. */
const inTodaysForm = (end: State): State => ({
  ...end,
  districts: end.districts.map((district) => {
    const { name: _, ...rest } = district as District & { name?: unknown }
    return { ...rest, names: namesOf(district) }
  }),
})

describe('golden games', () => {
  test.each(games)('%s: its events lead to the same end for ever', (_, { started, moves, end }) => {
    const state = newState(started)
    for (const event of moves.flatMap(([, , events]) => events)) evolve(state, event)
    expect(state).toEqual(inTodaysForm(end))
  })

  const ofToday = games.filter(([, { rules }]) => rules === RULES_VERSION)
  test.each(ofToday)('%s: its commands and dice make the same events', (_, game) => {
    const state = newState(game.started)
    const dice = goldenDice(game)
    for (const [seat, command, events] of game.moves) {
      expect(decide(state, seat, command, dice)).toEqual(events)
      for (const event of events) evolve(state, event)
    }
  })

  test('the corpus is rich: all seat counts, every event, every kind of choice', () => {
    const events = ofToday.flatMap(([, { moves }]) => moves.flatMap(([, , made]) => made))
    expect(new Set(ofToday.map(([, { started }]) => started.seats))).toEqual(new Set([3, 4, 5]))
    expect(new Set(events.map(({ type }) => type)).size).toBe(24)
    const kinds = events.flatMap((event) => (event.type === 'choiceAsked' ? [event.choice.question.kind] : []))
    expect(new Set(kinds)).toEqual(new Set(['copy', 'pod', 'pay']))
    expect(ofToday.length).toBeGreaterThanOrEqual(12)
  })
})
