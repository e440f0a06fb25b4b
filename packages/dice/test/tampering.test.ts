import { seededRandomness } from '@jelly/rules'
import { describe, expect, test } from 'vitest'
import { editionToJson, newKey, type Replay, replayText, verifyReplay, verifyReplayText } from '../src/index.ts'
import { customEdition } from '../src/testing/customEdition.ts'
import { randomGame } from '../src/testing/randomGame.ts'
import { withNewDigest } from '../src/testing/withNewDigest.ts'
import { flippedBit, verifyBytes } from '../src/testing/tamper.ts'

/** `npm run check` flips fewer. */
const isQuick = process.env['JELLY_QUICK'] !== undefined
const FLIPS = isQuick ? 40 : 250
const STEP = isQuick ? 7 : 1

describe('a single flipped bit is caught', () => {
  test.each([
    ['of three', randomGame(21, { seats: 3, promo: true })],
    ['of five', randomGame(22, { seats: 5 })],
    ['of our own edition', randomGame(23, { seats: 4, edition: customEdition })],
    ['for beginners', randomGame(24, { seats: 4, firstGame: true })],
  ])(`${FLIPS} anywhere in the text of a game %s`, { timeout: 60_000 }, (_, replay) => {
    const bytes = Buffer.from(replayText(replay))
    const random = seededRandomness(24)
    const bits = Array.from({ length: FLIPS }, () => random(8 * bytes.length))
    expect(bits.filter((bit) => verifyBytes(flippedBit(bytes, bit)).ok)).toEqual([])
  })

  test(`${isQuick ? 'some bits' : 'every bit'} of the digest, the key and the names`, { timeout: 60_000 }, () => {
    const text = replayText(randomGame(21, { seats: 3, promo: true }))
    const bytes = Buffer.from(text)
    for (const field of ['"digest":"', '"key":"', '"name":"Gina']) {
      const at = Buffer.from(text.slice(0, text.indexOf(field))).length
      for (let bit = 8 * at; bit < 8 * (at + 20); bit += STEP)
        expect(verifyBytes(flippedBit(bytes, bit)).ok).toBe(false)
    }
  })

  test('and so are other ways to write the same', () => {
    const text = replayText(randomGame(21, { seats: 3 }))
    const others = [` ${text}`, `${text}\n`, `\uFEFF${text}`, JSON.stringify(JSON.parse(text), null, 1)]
    others.push(text.replace('"version":1', '"version":1.0'), text.replace('"version":1', '"version":1e0'))
    others.push(text.replace('Gina', '\\u0047ina'), text.replace('"version":1', '"version":2,"version":1'))
    for (const other of others) {
      expect(other).not.toBe(text)
      expect(verifyReplayText(other)).toMatchObject({ ok: false, where: 'text' })
    }
    expect(verifyReplayText(text).ok).toBe(true)
  })
})

describe('a forger who makes the digest anew is caught by the dice and the rules', () => {
  const replay = randomGame(25, { seats: 4 })
  const { entries, start } = replay
  const at = (type: string): number => entries.findIndex(({ command }) => command.type === type)
  const entry = (n: number) => entries[n] ?? never()
  const withEntry = (n: number, change: object): Replay => ({
    ...replay,
    entries: entries.map((old, m) => (m === n ? { ...old, ...change } : old)),
  })
  const rolled = at('rollDice')
  const values = entry(rolled).events.flatMap((event) => (event.type === 'diceRolled' ? event.values : []))
  const better = [{ type: 'diceRolled', seat: entry(rolled).seat, values: values.map((value) => (value % 6) + 1) }]
  const otherKey = newKey((count) => new Uint8Array(count).fill(9))

  test.each<[string, string | RegExp, Replay]>([
    ['a better roll', /^entries\[\d+\]\.events\[0\]$/, withEntry(rolled, { events: better })],
    ['an event too many', /\.events\[1\]$/, withEntry(rolled, { events: [...entry(rolled).events, ...better] })],
    ['an event too few', /\.events\[0\]$/, withEntry(rolled, { events: [] })],
    ['another seat', /^entries/, withEntry(rolled, { seat: (Number(entry(rolled).seat) + 1) % 4 })],
    ['a seat that is not there', /\.command$/, withEntry(rolled, { seat: 4 })],
    ['a command left out', /^entries/, { ...replay, entries: entries.filter((_, n) => n !== rolled) }],
    [
      'a command twice',
      /^entries/,
      { ...replay, entries: [...entries.slice(0, rolled + 1), ...entries.slice(rolled)] },
    ],
    ['entries out of order', /\.seq$/, { ...replay, entries: entries.toReversed() }],
    ['another key', 'commitment', { ...replay, key: otherKey }],
    ['another commitment', 'commitment', { ...replay, commitment: otherKey }],
    ['another seed', 'start', { ...replay, seeds: replay.seeds.with(0, 'mine') }],
    ['a seat without a seed', 'seeds', { ...replay, seeds: replay.seeds.slice(1) }],
    ['another game id', 'start', { ...replay, gameId: 'game-26' }],
    ['another drone', 'start', { ...replay, start: { ...start, drone: (start.drone + 1) % 6 } }],
    ['another order of pods', 'start', { ...replay, start: { ...start, stack: start.stack.toReversed() } }],
    ['a first game', 'start', { ...replay, setup: { ...replay.setup, firstGame: true } }],
    ['the promo board', 'start', { ...replay, setup: { ...replay.setup, promo: true } }],
    ['an unknown edition', 'setup.edition', { ...replay, setup: { ...replay.setup, edition: 'home' as 'house' } }],
    ['another winner', 'result', { ...replay, result: { scores: replay.result?.scores ?? [], winners: [9] } }],
    ['no result', 'result', { ...replay, result: null }],
    ['other rules', 'rules', { ...replay, rules: replay.rules + 1 }],
    ['one player too few', 'players', { ...replay, players: replay.players.slice(1) }],
    ['a time after all dates', 'startedAt', { ...replay, startedAt: 8_640_000_000_000_001 }],
    ['a nameless player', 'players[0].name', { ...replay, players: replay.players.with(0, { name: '' }) }],
    ['too many seats', 'setup.seats', { ...replay, setup: { ...replay.setup, seats: 6 } }],
  ])('%s', (_, where, forged) => {
    expect(verifyReplay(withNewDigest(forged))).toEqual({
      ok: false,
      doubt: expect.any(String),
      where: typeof where === 'string' ? where : expect.stringMatching(where),
      problem: expect.any(String),
    })
  })

  test('an edition with too few boards for the seats', () => {
    const five = randomGame(26, { seats: 5 })
    const setup = { ...five.setup, edition: editionToJson(customEdition) }
    const verdict = verifyReplay(withNewDigest({ ...five, setup }))
    expect(verdict).toMatchObject({
      ok: false,
      doubt: 'damaged',
      where: 'setup',
      problem: expect.stringContaining('7 boards'),
    })
  })
})

function never(): never {
  throw new Error('there is no such entry')
}
