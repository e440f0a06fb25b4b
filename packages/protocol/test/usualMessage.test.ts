import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clientMessage } from '../src/index.ts'
import { usualMessage } from '../src/usualMessage.ts'
import { clientMessages } from './samples.ts'
import { spoilt } from './spoilt.ts'

it('accepts only what zod accepts too, and as the same', () => {
  let accepted = 0
  fc.assert(
    fc.property(spoilt, (json) => {
      const message = usualMessage(json)
      if (message === undefined) return
      accepted++
      expect(clientMessage.safeParse(json).data).toEqual(message)
    }),
    { numRuns: 5000 },
  )
  expect(accepted).toBeGreaterThan(50)
})

it('knows the messages of a round, and a new name', () => {
  const known = clientMessages.filter((message) => usualMessage(message) !== undefined)
  const types = known.map((message) => (message.type === 'do' ? message.request.type : message.type))
  expect([...new Set(types)].toSorted()).toEqual([
    'flipTimer',
    'lockDistrict',
    'placeDie',
    'pong',
    'rollDice',
    'setName',
    'setReady',
    'skip',
    'skipEffect',
  ])
})

it.each([' Zoe', 'Zo\u200be', 'Zoe  Z'])('leaves the name %j to zod, which mends it', (name) => {
  const message = { type: 'do', id: 1, request: { type: 'setName', name } }
  expect(usualMessage(message)).toBeUndefined()
  expect(clientMessage.safeParse(message).data).not.toEqual(message)
})

it.each([
  '{"type":"do","id":1,"request":{"type":"setName","name":""}}',
  '{"type":"do","id":1,"request":{"type":"setName","name":"Zoe","seat":1}}',
  '{"type":"do","id":0,"request":{"type":"rollDice"}}',
  '{"type":"do","id":1,"request":{"type":"rollDice"},"more":1}',
  '{"type":"do","id":1,"request":{"type":"rollDice","seat":2}}',
  '{"type":"do","id":1,"request":{"type":"placeDie","die":35,"district":0}}',
  '{"type":"do","id":1,"request":{"type":"placeDie","die":1,"district":16}}',
  '{"type":"do","id":1,"request":{"type":"placeDie","die":-0,"district":1}}',
  '{"type":"do","id":1,"request":{"type":"placeDie","die":1.5,"district":1}}',
  '{"type":"do","id":1,"request":{"type":"lockDistrict","__proto__":{"district":1}}}',
  '{"type":"do","id":1,"request":["rollDice"]}',
  '{"type":"pong","n":2147483649,"seq":0}',
  '{"type":"pong","n":1}',
  '[]',
  'null',
  '"do"',
])('leaves %s to zod', (text) => {
  expect(usualMessage(JSON.parse(text))).toBeUndefined()
  expect(clientMessage.safeParse(JSON.parse(text)).success).toBe(false)
})
