import { seededRandomness } from '@jelly/rules'
import { describe, expect, test } from 'vitest'
import { BOT_LEVELS, type BotLevel, BOT_MARK, botName, botOf, TEMPERAMENTS } from '../../src/index.ts'
import { barren, freshRound, placed, rolled, seen, withZones } from '../support.ts'

const asked = new Map<BotLevel, readonly number[]>()

/** How long a bot takes over the same placement, again and again. */
function times(level: BotLevel): readonly number[] {
  const known = asked.get(level)
  if (known !== undefined) return known
  const state = rolled(freshRound(4), 0, 1, 2, 3, 4, 5, 6, 6)
  const bot = botOf(level, 'greedy')
  const list = Array.from({ length: 200 }, (_, seed) => bot.think(seen(state, 0), 0, seededRandomness(seed)))
    .flatMap((thought) => (thought?.command.type === 'placeDie' ? [thought.after] : []))
    .sort((one, other) => one - other)
  asked.set(level, list)
  return list
}

const middle = (list: readonly number[]): number => list[list.length >> 1] ?? 0

describe('time', () => {
  test.each(BOT_LEVELS)('a %s is never as regular as a clock', (level) => {
    const list = times(level)
    expect(new Set(list).size).toBeGreaterThan(list.length / 3)
    expect(list.at(-1)).toBeGreaterThan(1.5 * (list[0] ?? Infinity))
  })

  test('better players take less', () => {
    const medians = BOT_LEVELS.map((level) => middle(times(level)))
    expect(medians).toEqual([...medians].sort((one, other) => other - one))
  })
})

test('an ace that is first to the dice lets the others go first, more often than a veteran', () => {
  const state = rolled(freshRound(4), 0, 1, 2, 3, 4, 5, 6, 6)
  const passes = (level: BotLevel): number =>
    Array.from({ length: 100 }, (_, seed) =>
      botOf(level, 'greedy').think(seen(state, 0), 0, seededRandomness(seed)),
    ).filter((thought) => thought?.command.type === 'rollDice').length
  expect(passes('ace')).toBeGreaterThan(passes('veteran'))
  expect(passes('rookie')).toBe(0)
})

test('temperaments choose differently among equals', () => {
  const state = barren(freshRound(3))
  for (const id of [0, 2]) withZones(state, id, ['4', '4', '4'])
  placed(placed(placed(state, 1, 0, 5), 1, 2, 4), 0, 2, 1)
  rolled(state, 0, 2, 2, 6, 6)
  const choices = TEMPERAMENTS.map((temperament) =>
    Array.from({ length: 40 }, (_, seed) =>
      JSON.stringify(botOf('regular', temperament).think(seen(state, 0), 0, seededRandomness(seed))?.command),
    ).join(),
  )
  expect(new Set(choices).size).toBeGreaterThan(2)
})

test('names are many, and say that a bot bears them', () => {
  const random = seededRandomness(4)
  const names = Array.from({ length: 300 }, () => botName(random))
  expect(new Set(names).size).toBeGreaterThan(200)
  expect(names.every((name) => name.startsWith(`${BOT_MARK} `) && name.length <= 16)).toBe(true)
})
