import { describe, expect, test } from 'vitest'
import {
  evolve,
  parseEvents,
  parseState,
  RULES_VERSION,
  SerialError,
  serialiseEvents,
  serialiseState,
} from '../src/index.ts'
import { table } from './support/table.ts'

const game = () =>
  table('Gina', 'Sam', 'Charlie')
    .withStack(3, 'die')
    .withPods('Gina', 2, 'die')
    .withDistrict({ zones: ['copy-any 4', '0', '0'] })

describe('writing down', () => {
  test('a state, also with an open choice, is the same when read again', () => {
    const { state } = game().placed('Gina', 6).rolls('Sam', 1, 2, 3, 4, 5, 6, 6).scores()
    expect(state.choice).not.toBeNull()
    expect(parseState(serialiseState(state))).toEqual(state)
  })

  test('events that are read again lead to the same state', () => {
    const before = game()
    const copy = structuredClone(before.state)
    before.placed('Gina', 6).scores().answers('Gina', { copy: 'cw' })
    for (const event of parseEvents(serialiseEvents(before.events))) evolve(copy, event)
    expect(copy).toEqual(before.state)
  })

  test('the rules version is written with it', () => {
    expect(JSON.parse(serialiseState(game().state))).toMatchObject({ rules: RULES_VERSION })
    expect(JSON.parse(serialiseEvents([]))).toEqual({ rules: RULES_VERSION, events: [] })
  })

  test.each([
    ['{', 'not JSON'],
    ['3', 'expected an object with "rules" and "state"'],
    ['null', 'expected an object with "rules" and "state"'],
    ['{"rules":1,"events":[]}', 'expected an object with "rules" and "state"'],
    ['{"rules":0,"state":{}}', `written under rules version 0, these are version ${RULES_VERSION}`],
    ['{"state":{}}', `written under rules version undefined, these are version ${RULES_VERSION}`],
    ['{"rules":1,"state":null}', 'expected a state'],
    ['{"rules":1,"state":[]}', 'expected a state'],
  ])('%s is no state', (text, message) => {
    expect(() => parseState(text)).toThrow(new SerialError(message))
  })

  test.each([
    ['[]', 'expected an object with "rules" and "events"'],
    ['{"rules":1,"state":{}}', 'expected an object with "rules" and "events"'],
    ['{"rules":1,"events":{}}', 'expected a list of events'],
    ['{"rules":2,"events":[]}', `written under rules version 2, these are version ${RULES_VERSION}`],
  ])('%s is no list of events', (text, message) => {
    expect(() => parseEvents(text)).toThrow(new SerialError(message))
  })

  test('the error has a name of its own', () => {
    expect(new SerialError('x').name).toBe('SerialError')
  })
})
