import type { ServerMessage } from '@jelly/table'
import { expect, it } from 'vitest'
import { decodeServerMessage, encode, PROTOCOL_VERSION } from '../src/index.ts'

const samples: readonly ServerMessage[] = [
  { type: 'welcome', protocol: PROTOCOL_VERSION, table: 't', you: 2, lastId: 41, now: 1_700_000_000_000 },
  { type: 'welcome', protocol: PROTOCOL_VERSION, table: 't', you: null, lastId: 0, now: 1_700_000_000_000 },
  {
    type: 'events',
    seq: 7,
    at: 1_700_000_000_100,
    events: [
      { type: 'game', event: { type: 'diceRolled', seat: 1, values: null } },
      { type: 'deadlinesChanged', deadlines: { sand: 1_700_000_010_000 } },
      { type: 'hostChanged', seat: null },
    ],
  },
  { type: 'done', id: 3, refusal: null },
  { type: 'done', id: 4, refusal: { refused: 'districtLocked', by: 2, district: 3, late: 80 } },
  { type: 'emote', seat: 0, emote: 'wow' },
  { type: 'ping', n: 1, now: 1 },
  { type: 'pong', n: 1, now: 1 },
  { type: 'bye', reason: 'moved' },
]

it.each(samples.map((message) => [message.type, message] as const))('brings %s across unchanged', (_, message) => {
  expect(decodeServerMessage(encode(message))).toEqual({ message })
})

it.each(['', '{', 'null', '7', '[]', '{}', '{"type":1}'])('takes %s for no message', (text) => {
  expect(decodeServerMessage(text)).toHaveProperty('problem')
})
