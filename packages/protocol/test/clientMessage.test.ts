import type { ClientMessage } from '@jelly/table'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type * as z from 'zod/mini'
import { type clientMessage, decodeClientMessage, encode, MAX_MESSAGE_BYTES } from '../src/index.ts'
import { clientMessages, TICKET } from './samples.ts'

const decoded = (value: unknown) => decodeClientMessage(JSON.stringify(value))
const asks = (request: unknown) => decoded({ type: 'do', id: 1, request })
const BAD = { problem: 'badMessage' }

describe('what a browser may send', () => {
  it('has a schema for every type and no others', () => {
    type Parsed = z.infer<typeof clientMessage>
    expectTypeOf<Parsed['type']>().toEqualTypeOf<ClientMessage['type']>()
    expectTypeOf<Extract<Parsed, { type: 'do' }>['request']['type']>().toEqualTypeOf<
      Extract<ClientMessage, { type: 'do' }>['request']['type']
    >()
  })

  it.each(clientMessages.map((message) => [encode(message), message] as const))('reads %s', (text, message) => {
    expect(decodeClientMessage(text)).toEqual({ message })
  })

  it('refuses an unknown key at any depth', () => {
    for (const message of clientMessages) {
      expect(decoded({ ...message, seat: 2 })).toEqual(BAD)
      if (message.type === 'do') expect(decoded({ ...message, request: { ...message.request, by: 0 } })).toEqual(BAD)
    }
    expect(asks({ type: 'placeDie', die: 0, district: 0, effect: { kick: 1, slide: 2 } })).toEqual(BAD)
    expect(asks({ type: 'changeSettings', settings: { cheat: true } })).toEqual(BAD)
  })

  it('refuses keys that reach for a prototype', () => {
    expect(decodeClientMessage('{"type":"resync","__proto__":{"x":1}}')).toEqual(BAD)
    expect(decodeClientMessage('{"type":"resync","constructor":1}')).toEqual(BAD)
    expect(decodeClientMessage('{"__proto__":{"type":"resync"}}')).toEqual(BAD)
  })

  it('refuses a message with any field missing', () => {
    for (const message of clientMessages) {
      for (const key of Object.keys(message).filter((name) => name !== 'since')) {
        expect(decoded({ ...message, [key]: undefined })).toEqual(BAD)
      }
    }
  })

  it.each([
    ['a die that nobody has', { type: 'placeDie', die: 35, district: 0 }],
    ['half a die', { type: 'placeDie', die: 0.5, district: 0 }],
    ['a negative district', { type: 'lockDistrict', district: -1 }],
    ['a number as text', { type: 'lockDistrict', district: '1' }],
    ['a fourth zone', { type: 'useEffect', effect: { slide: 4 } }],
    ['an empty effect', { type: 'useEffect', effect: {} }],
    ['a sixth seat', { type: 'freeSeat', seat: 5 }],
    ['too many payments', { type: 'answerChoice', answer: { kind: 'pay', order: [0, 1, 2, 3, 4, 0] } }],
    ['a hidden pod', { type: 'answerChoice', answer: { kind: 'pod', pod: null } }],
    ['an empty name', { type: 'setName', name: '  ' }],
    ['a long name', { type: 'setName', name: 'x'.repeat(25) }],
    ['a seed with a line break', { type: 'giveSeed', seed: 'a\nb' }],
    ['an empty seed', { type: 'giveSeed', seed: '' }],
    ['a custom edition over the socket', { type: 'changeSettings', settings: { edition: {} } }],
    ['an unknown emote', { type: 'emote', emote: 'insult' }],
    ['a command of the table', { type: 'sandRunsOut' }],
    ['nothing', null],
  ])('refuses %s', (_, request) => expect(asks(request)).toEqual(BAD))

  it('refuses minus zero, which no journal keeps', () => {
    expect(decodeClientMessage('{"type":"do","id":1,"request":{"type":"lockDistrict","district":-0}}')).toEqual(BAD)
  })

  it('refuses message numbers that do not count', () => {
    for (const id of [0, -1, 1.5, 2 ** 53, 1e300, '1', null]) {
      expect(decoded({ type: 'do', id, request: { type: 'skip' } })).toEqual(BAD)
    }
  })

  it('refuses a ticket of another length', () => {
    expect(decoded({ type: 'hello', protocol: 3, ticket: TICKET.slice(1) })).toEqual(BAD)
  })

  it('trims a name', () => {
    expect(asks({ type: 'setName', name: ' Gina ' })).toMatchObject({ message: { request: { name: 'Gina' } } })
  })
})

describe('the length of a message', () => {
  it('counts bytes, not letters', () => {
    const padded = (filler: string, count: number) => `{"type":"resync"${filler.repeat(count)}}`
    const spaces = MAX_MESSAGE_BYTES - padded('', 0).length
    expect(decodeClientMessage(padded(' ', spaces))).toEqual({ message: { type: 'resync' } })
    expect(decodeClientMessage(padded(' ', spaces + 1))).toEqual({ problem: 'tooLong' })
    expect(decodeClientMessage('é'.repeat(513))).toEqual({ problem: 'tooLong' })
    expect(decodeClientMessage('€'.repeat(342))).toEqual({ problem: 'tooLong' })
    expect(decodeClientMessage('😀'.repeat(257))).toEqual({ problem: 'tooLong' })
    expect(decodeClientMessage('😀'.repeat(256))).toEqual({ problem: 'notJson' })
  })
})
