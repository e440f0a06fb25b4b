import { createHash, createHmac } from 'node:crypto'
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { chiSquareAbove, chiSquareOf, commit, newKey, newSeed, provableDice } from '../src/index.ts'

const KEY = '5f'.repeat(32)
const SEEDS = ['one', '', 'three', 'four', 'five']
const game = () => provableDice(KEY, 'table-1', SEEDS)

const stream = fc.oneof(fc.constant('pods' as const), fc.nat(4))
const place = fc.oneof(fc.nat(100), fc.nat(), fc.constant(Number.MAX_SAFE_INTEGER))
const faces = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 65_536 }))
const asked = fc.tuple(stream, place, faces)

describe('a die depends on its stream, place and faces alone', () => {
  property.prop([fc.array(asked, { maxLength: 30 }), asked])('whatever was asked before', (before, [from, at, f]) => {
    const used = game()
    for (const one of before) used(...one)
    expect(used(from, at, f)).toBe(game()(from, at, f))
  })

  property.prop([asked])('as another implementation of the page works it out', ([from, at, f]) => {
    expect(game()(from, at, f)).toBe(byThePage(from === 'pods' ? from : `seat/${from}`, at, f))
  })

  property.prop([asked])('and is a whole number from 1 to its faces', ([from, at, f]) => {
    const value = game()(from, at, f)
    expect(Number.isInteger(value) && value >= 1 && value <= f).toBe(true)
  })
})

describe('everything that goes in changes the dice', () => {
  const first = (key: string, id: string, seeds: readonly string[]) => {
    const dice = provableDice(key, id, seeds)
    return Array.from({ length: 40 }, (_, n) => dice(0, n, 6)).join('')
  }
  const usual = first(KEY, 'table-1', SEEDS)

  test.each([
    ['the key', first(`5e${KEY.slice(2)}`, 'table-1', SEEDS)],
    ['the game', first(KEY, 'table-2', SEEDS)],
    ['a seed', first(KEY, 'table-1', ['one', 'x', 'three', 'four', 'five'])],
    ['the order of seeds', first(KEY, 'table-1', ['', 'one', 'three', 'four', 'five'])],
    ['the number of seats', first(KEY, 'table-1', [...SEEDS, ''])],
    ['where one seed ends', first(KEY, 'table-1', ['onet', '', 'hree', 'four', 'five'])],
  ])('%s', (_, dice) => expect(dice).not.toBe(usual))

  test('each seat has a stream of its own, and so have the pods', () => {
    const dice = game()
    const rows = ([0, 1, 2, 3, 4, 'pods'] as const).map((from) =>
      Array.from({ length: 40 }, (_, n) => dice(from, n, 6)).join(''),
    )
    expect(new Set(rows).size).toBe(6)
  })
})

describe('all faces fall evenly', () => {
  test.each([0, 1, 2, 3, 4])('200,000 dice of seat %i', (seat) => {
    const dice = game()
    const counts = [0, 0, 0, 0, 0, 0]
    for (let n = 0; n < 200_000; n++) counts[dice(seat, n, 6) - 1]!++
    expect(chiSquareAbove(chiSquareOf(counts))).toBeGreaterThan(0.001)
  })

  test('and a die says nothing about the next one, nor about another seat', () => {
    const dice = game()
    const next = Array.from({ length: 36 }, () => 0)
    const beside = next.slice()
    for (let n = 0; n < 50_000; n++) {
      next[6 * dice(0, 2 * n, 6) + dice(0, 2 * n + 1, 6) - 7]!++
      beside[6 * dice(1, n, 6) + dice(2, n, 6) - 7]!++
    }
    // 35 degrees of freedom: 66.6 is passed once in a thousand.
    expect(chiSquareOf(next)).toBeLessThan(66.6)
    expect(chiSquareOf(beside)).toBeLessThan(66.6)
  })

  test('also where the number of faces changes from place to place: 120 orders of five things', () => {
    const dice = game()
    const counts = new Map<string, number>()
    for (let place = 0; place < 4 * 24_000; place += 4) {
      const order = [2, 3, 4, 5].map((left, n) => dice('pods', place + n, left)).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(120)
    // 119 degrees of freedom: 173.6 is passed once in a thousand.
    expect(chiSquareOf([...counts.values()])).toBeLessThan(173.6)
  })
})

describe('what is no key, game, seed or die is refused', () => {
  test.each(['', 'ab', KEY.toUpperCase(), `${KEY}00`, `${KEY.slice(2)}zz`])('key %j', (key) => {
    expect(() => commit(key)).toThrow(RangeError)
    expect(() => provableDice(key, 'g', ['a'])).toThrow(RangeError)
  })

  test.each(['', 'a\nb', 'a b', 'é', 'x'.repeat(65)])('game id %j', (id) => {
    expect(() => provableDice(KEY, id, ['a'])).toThrow(RangeError)
  })

  test.each(['a\nb', 'a b', 'é', 'x'.repeat(65)])('seed %j', (seed) => {
    expect(() => provableDice(KEY, 'g', [seed])).toThrow(RangeError)
  })

  test.each([
    [5, 0, 6],
    [-1, 0, 6],
    [0, -1, 6],
    [0, 0.5, 6],
    [0, 2 ** 53, 6],
    [0, 0, 0],
    [0, 0, 65_537],
    [0, 0, 2.5],
    [0, 0, Number.NaN],
  ])('die %j', (seat, at, f) => expect(() => game()(seat, at, f)).toThrow(RangeError))

  test('a source of randomness that gives too few bytes', () => {
    expect(() => newKey(() => new Uint8Array(31))).toThrow('31')
    expect(newKey((count) => new Uint8Array(count).fill(7))).toBe('07'.repeat(32))
    expect(newSeed((count) => new Uint8Array(count).fill(7))).toBe('07'.repeat(16))
  })
})

function byThePage(label: string, at: number, f: number): number {
  const hash = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest()
  const secret = hash(Buffer.from(KEY, 'hex'), `jelly-rush/dice/1/game\ntable-1\n5\n${SEEDS.join('\n')}`)
  const words = function* () {
    yield hash(secret, `jelly-rush/dice/1/${label}/block/${Math.floor(at / 16)}`).readUInt16BE((at % 16) * 2)
    for (let retry = 0; ; retry++) {
      const block = hash(secret, `jelly-rush/dice/1/${label}/place/${at}/retry/${retry}`)
      for (let n = 0; n < 32; n += 2) yield block.readUInt16BE(n)
    }
  }
  for (const word of words()) if (word < f * Math.floor(65_536 / f)) return (word % f) + 1
  return 0
}

test('the commitment is the plain SHA-256 of the key', () => {
  expect(commit(KEY)).toBe(createHash('sha256').update(Buffer.from(KEY, 'hex')).digest('hex'))
})
