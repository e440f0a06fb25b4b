import { EMOTES } from '@jelly/table'
import type { Randomness } from '@jelly/rules'

type Make = (random: Randomness) => string

const VALID = [
  { type: 'do', id: 1, request: { type: 'placeDie', die: 3, district: 1, effect: { kick: 4 } } },
  { type: 'do', id: 2, request: { type: 'rollDice' } },
  { type: 'do', id: 3, request: { type: 'answerChoice', answer: { kind: 'pay', order: [1, 2] } } },
  { type: 'do', id: 4, request: { type: 'changeSettings', settings: { players: 5, choiceSeconds: 15 } } },
  { type: 'do', id: 5, request: { type: 'seatBot', seat: 1, level: 'ace' } },
  { type: 'do', id: 6, request: { type: 'admit', newcomer: 1, admit: true } },
  { type: 'pong', n: 1, seq: 1 },
  { type: 'hello', protocol: 3, ticket: 'Abcdefghij-klmnop_qr12', since: 3 },
] as const

const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  '0',
  'table',
  [],
  {},
  [[]],
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  { type: 'do' },
  { __proto__: null },
  'x'.repeat(300),
  -0,
  'NaN',
  [1, 2, 3],
  { toString: 1 },
]

const pick = <T>(random: Randomness, things: readonly T[]): T => things[random(things.length)] as T

const noise: Make = (random) =>
  Array.from({ length: random(400) }, () =>
    String.fromCharCode(random(3) === 0 ? random(65_536) : 32 + random(95)),
  ).join('')

const jsonNoise: Make = (random) => JSON.stringify(value(random, 4))

function value(random: Randomness, depth: number): unknown {
  if (depth === 0 || random(3) > 0) return pick(random, NASTY)
  const members = Array.from({ length: random(4) }, () => value(random, depth - 1))
  const keys = ['type', 'id', 'request', 'seq', 'n', 'ticket', '__proto__', 'seat']
  return random(2) === 0 ? members : Object.fromEntries(members.map((member) => [pick(random, keys), member]))
}

/** A valid message with one value anywhere in it replaced, removed or joined by another. */
const spoilt: Make = (random) => {
  const message = structuredClone(pick(random, VALID)) as unknown as Record<string, unknown>
  const places = placesIn(message)
  const [holder, key] = pick(random, places)
  if (random(3) === 0) delete holder[key]
  else if (random(2) === 0) holder[key] = pick(random, NASTY)
  else holder[pick(random, ['seat', 'as', '__proto__', 'by'])] = pick(random, NASTY)
  return JSON.stringify(message)
}

function placesIn(holder: Record<string, unknown>): [Record<string, unknown>, string][] {
  return Object.entries(holder).flatMap(([key, inner]) => [
    [holder, key] as [Record<string, unknown>, string],
    ...(typeof inner === 'object' && inner !== null ? placesIn(inner as Record<string, unknown>) : []),
  ])
}

const cutOff: Make = (random) => {
  const text = JSON.stringify(pick(random, VALID))
  return text.slice(0, random(text.length))
}

const tooLong: Make = (random) => `{"type":"resync"${' '.repeat(1000 + random(3000))}}`
const deep: Make = (random) => '['.repeat(1 + random(1000)) + ']'.repeat(random(1000))

/** A correct message that asks for something a spectator must never get. */
const presumptuous: Make = (random) => {
  const requests = [
    { type: 'rollDice' },
    { type: 'flipTimer' },
    { type: 'skipEffect' },
    { type: 'startGame' },
    { type: 'rematch' },
    { type: 'skip' },
    { type: 'leaveSeat' },
    { type: 'takeSeat' },
    { type: 'takeSeat', seat: random(5) },
    { type: 'setReady', ready: true },
    { type: 'setName', name: 'Mallory' },
    { type: 'setLearning', learning: 'learning' },
    { type: 'giveSeed', seed: 'aa' },
    { type: 'planFinish', lock: random(7), flip: true },
    { type: 'placeDie', die: random(35), district: random(7) },
    { type: 'useEffect', effect: { slide: 2 } },
    { type: 'lockDistrict', district: random(16) },
    { type: 'freeSeat', seat: random(5) },
    { type: 'seatBot', seat: random(5), level: 'ace' },
    { type: 'changeSettings', settings: { open: true, approve: false } },
    { type: 'admit', newcomer: 1, admit: true },
    { type: 'answerChoice', answer: { kind: 'copy', from: 'cw' } },
    { type: 'emote', emote: pick(random, EMOTES) },
    { type: 'askPause', pause: true },
    { type: 'mute', seat: random(5), muted: true },
    { type: 'makeHost', seat: random(5) },
    { type: 'toLobby' },
  ]
  return JSON.stringify({ type: 'do', id: 1 + random(1_000_000), request: pick(random, requests) })
}

const KINDS: readonly Make[] = [
  noise,
  jsonNoise,
  spoilt,
  spoilt,
  cutOff,
  tooLong,
  deep,
  presumptuous,
  presumptuous,
  presumptuous,
]

/** Something that nobody should send; the same for the same seed. */
export const hostileText: Make = (random) => pick(random, KINDS)(random)
