import { fc, test as property } from '@fast-check/vitest'
import { type Event, loadEdition } from '@jelly/rules'
import { describe, expect, test } from 'vitest'
import { editionToJson, provableDice, type Replay, replayText, verifyReplay, verifyReplayText } from '../src/index.ts'
import { randomGame, type Wishes } from '../src/testing/randomGame.ts'
import { withNewDigest } from '../src/testing/withNewDigest.ts'
import { customEdition } from '../src/testing/customEdition.ts'

const eventsOf = ({ start, entries }: Replay): Event[] => [start, ...entries.flatMap(({ events }) => events)]

describe('an honest game verifies', () => {
  const kinds: [string, Wishes][] = [
    ['3 seats', { seats: 3 }],
    ['4 seats', { seats: 4 }],
    ['5 seats', { seats: 5 }],
    ['with the promo board', { seats: 5, promo: true }],
    ['a first game', { seats: 4, firstGame: true }],
    ['a city that is not drawn', { seats: 3, edition: { ...customEdition, inOrder: true } }],
    ['an edition of our own', { seats: 3, edition: customEdition, promo: true }],
  ]
  test.each(kinds)('%s', (_, wishes) => {
    for (const seed of [1, 2, 3, 4]) {
      const replay = randomGame(seed, wishes)
      const verdict = verifyReplayText(replayText(replay))
      expect(verdict).toMatchObject({ ok: true, events: eventsOf(replay).length, remarks: [] })
      expect(verifyReplay(replay)).toEqual(verdict)
    }
  })

  test('its dice are the streams from their first place on, without a gap', () => {
    const replay = randomGame(5, { seats: 3 })
    const dice = provableDice(replay.key, replay.gameId, replay.seeds)
    for (const seat of [0, 1, 2]) {
      const rolled = eventsOf(replay).flatMap((event) =>
        event.type === 'diceRolled' && event.seat === seat ? event.values : [],
      )
      expect(rolled.length).toBeGreaterThan(50)
      expect(rolled).toEqual(rolled.map((_, place) => dice(seat, place, 6)))
    }
  })

  test('as many dice were derived again as fell', () => {
    const replay = randomGame(6, { seats: 3 })
    const fell = eventsOf(replay).reduce((sum, event) => {
      if (event.type === 'gameStarted') return sum + event.drawn
      if (event.type === 'diceRolled') return sum + event.values.length
      return event.type === 'podsOpened' ? sum + event.squads.flatMap(({ rolls }) => rolls).length : sum
    }, 0)
    expect(verifyReplay(replay)).toMatchObject({ ok: true, dice: fell })
  })

  test('also one that was broken off', () => {
    const whole = randomGame(7)
    const broken = withNewDigest({ ...whole, entries: whole.entries.slice(0, 40), result: null })
    expect(verifyReplay(broken)).toMatchObject({ ok: true })
    expect(verifyReplay(withNewDigest({ ...whole, entries: whole.entries.slice(0, 40) }))).toMatchObject({
      where: 'result',
    })
  })

  test('an edition of our own comes back from its replay as it went in', () => {
    for (const edition of [customEdition, { ...customEdition, inOrder: true as const }])
      expect(loadEdition(editionToJson(edition))).toEqual(edition)
  })
})

describe('what somebody noted before the game must be in the replay', () => {
  const replay = randomGame(8)
  const { gameId, commitment, digest, seeds } = replay
  const seed = seeds[1] ?? ''

  test('it verifies with all of it', () => {
    const witness = { gameId, commitment, digest, seeds: [{ seat: 1, seed }] }
    expect(verifyReplay(replay, witness)).toMatchObject({ ok: true })
  })

  test.each([
    ['gameId', { gameId: 'game-9' }],
    ['commitment', { commitment: digest }],
    ['digest', { digest: commitment }],
    ['seeds[0]', { seeds: [{ seat: 0, seed }] }],
    ['seeds[9]', { seeds: [{ seat: 9, seed }] }],
  ])('another %s', (where, witness) => expect(verifyReplay(replay, witness)).toMatchObject({ ok: false, where }))
})

test('what speaks against it has a name', () => {
  const replay = randomGame(8)
  const { entries, key, commitment } = replay
  const doubt = (forged: unknown, witness = {}): unknown => {
    const verdict = verifyReplay(forged, witness)
    return verdict.ok ? null : verdict.doubt
  }
  expect(doubt({})).toBe('damaged')
  expect(doubt({ ...replay, startedAt: 1 })).toBe('changed')
  expect(doubt(withNewDigest({ ...replay, commitment: key }))).toBe('promise')
  expect(doubt(replay, { commitment: key })).toBe('anotherGame')
  expect(doubt(replay, { seeds: [{ seat: 0, seed: commitment }] })).toBe('seed')
  expect(doubt(withNewDigest({ ...replay, rules: 999 }))).toBe('rules')
  expect(doubt(withNewDigest({ ...replay, gameId: 'game-9' }))).toBe('city')
  expect(doubt(withNewDigest({ ...replay, entries: entries.slice(1) }))).toBe('refused')
  expect(doubt(withNewDigest({ ...replay, entries: entries.map((entry) => ({ ...entry, events: [] })) }))).toBe('event')
  expect(doubt(withNewDigest({ ...replay, entries: entries.slice(0, 40) }))).toBe('result')
})

describe('remarks on what proves less', () => {
  test('no player had a part in the dice', () => {
    expect(verifyReplay(randomGame(9, { seeds: ['', '', '', ''] }))).toMatchObject({ remarks: [{ kind: 'noSeeds' }] })
  })

  test('a bot had a seed', () => {
    const replay = randomGame(10)
    const players = replay.players.map(({ name }, seat) => (seat === 1 ? { name, bot: 'ace' } : { name }))
    expect(verifyReplay(withNewDigest({ ...replay, players }))).toMatchObject({
      remarks: [{ kind: 'botSeed', seat: 1 }],
    })
  })
})

describe('whatever it is given, it answers', () => {
  const replay = randomGame(11, { seats: 3 })

  property.prop([fc.anything()])('anything', (thing) => {
    expect(verifyReplay(thing).ok).toBe(false)
  })

  property.prop([fc.string()])('any text', (text) => {
    expect(verifyReplayText(text).ok).toBe(false)
  })

  property.prop([fc.constantFrom(...Object.keys(replay)), fc.jsonValue()])('any value in its place', (key, value) => {
    fc.pre(JSON.stringify(value) !== JSON.stringify(replay[key as keyof Replay]))
    expect(verifyReplay({ ...replay, [key]: value }).ok).toBe(false)
  })

  const command = fc.record(
    {
      type: fc.constantFrom(...new Set(replay.entries.map((entry) => entry.command.type)), 'answerChoice', 'useEffect'),
      die: fc.jsonValue(),
      district: fc.jsonValue(),
      effect: fc.oneof(fc.jsonValue(), fc.record({ kick: fc.jsonValue() }), fc.record({ slide: fc.jsonValue() })),
      answer: fc.oneof(
        fc.jsonValue(),
        fc.record({ kind: fc.constantFrom('pod', 'pay', 'copy'), order: fc.jsonValue() }),
      ),
    },
    { requiredKeys: ['type'] },
  )
  property.prop([fc.nat(replay.entries.length - 1), command, fc.jsonValue()])('any command', (at, command, events) => {
    const entries: unknown[] = replay.entries.map((entry, n) => (n === at ? { ...entry, command, events } : entry))
    const forged = { ...replay, entries } as Replay
    expect(verifyReplay(withNewDigest(forged)).ok).toBe(false)
  })

  test.each([
    ['circles', circle()],
    ['very deep nesting', deep(100_000)],
    [
      'getters that throw',
      {
        get format() {
          throw new Error('boo')
        },
      },
    ],
    ['a key that is not checked', { ...replay, note: 'trust me' }],
    ['a prototype for a key', JSON.parse(replayText(replay).replace('{', '{"__proto__":{},'))],
  ])('%s', (_, thing) => expect(verifyReplay(thing).ok).toBe(false))

  test('deep nesting as text', () => expect(verifyReplayText('['.repeat(200_000)).ok).toBe(false))
})

function circle(): unknown {
  const round: Record<string, unknown> = {}
  round['again'] = round
  return round
}

function deep(levels: number): unknown {
  let nest: unknown = null
  for (let n = 0; n < levels; n++) nest = [nest]
  return nest
}
