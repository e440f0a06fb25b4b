import type { Hint } from '@jelly/bots'
import { describe, expect, test } from 'vitest'
import { isCoached } from '../../src/screens/table/coach/isCoached.ts'
import { HintPacer, isWanted } from '../../src/screens/table/coach/HintPacer.ts'

const flip: Hint = { kind: 'flip', command: { type: 'flipTimer' } }
const lock: Hint = { kind: 'lock', district: 2, command: { type: 'lockDistrict', district: 2 } }
const slide: Hint = {
  kind: 'slide',
  district: 1,
  value: 4,
  zone: 2,
  command: { type: 'placeDie', die: 3, district: 1, effect: { slide: 2 } },
}

describe('the coach in the first games', () => {
  test('speaks of a chance that has been in sight for 1.5 s, as long as it is there', () => {
    const pacer = new HintPacer()
    expect(pacer.at(0, lock)).toEqual({ shown: null, again: 1500 })
    expect(pacer.at(1499, lock).shown).toBeNull()
    expect(pacer.at(1500, lock).shown).toBe(lock)
    expect(pacer.at(9000, lock).shown).toBe(lock)
    expect(pacer.at(9001, null).shown).toBeNull()
  })

  test('a chance that came and went begins anew', () => {
    const pacer = new HintPacer()
    pacer.at(0, lock)
    pacer.at(1000, flip)
    expect(pacer.at(1600, flip)).toEqual({ shown: null, again: 2500 })
  })

  test('says at most one thing in 6 s', () => {
    const pacer = new HintPacer()
    pacer.at(0, lock)
    expect(pacer.at(1500, lock).shown).toBe(lock)
    pacer.at(2000, flip)
    expect(pacer.at(7499, flip)).toEqual({ shown: null, again: 7500 })
    expect(pacer.at(7500, flip).shown).toBe(flip)
  })

  test('is there for a beginner alone with bots, and silent as soon as a second person sits down', () => {
    const bots = [{ kind: 'bot' }, { kind: 'bot' }]
    const first = {
      coach: 'tactics',
      games: 0,
      mode: 'play',
      isSeated: true,
      seats: [{ kind: 'person' }, ...bots],
    } as const
    expect(isCoached(first)).toBe(true)
    expect(isCoached({ ...first, seats: [...first.seats, { kind: 'person' }] })).toBe(false)
    expect(isCoached({ ...first, isSeated: false })).toBe(false)
    expect(isCoached({ ...first, coach: 'off' })).toBe(false)
    expect([2, 3].map((games) => isCoached({ ...first, games }))).toEqual([true, false])
    expect(isCoached({ ...first, games: 40, mode: 'practice' })).toBe(true)
  })

  test('keeps to the rules where tactics are not wanted', () => {
    expect([flip, lock, slide].map((hint) => isWanted(hint, 'rules'))).toEqual([true, true, false])
    expect([flip, lock, slide].map((hint) => isWanted(hint, 'tactics'))).toEqual([true, true, true])
    expect([flip, lock, slide].some((hint) => isWanted(hint, 'off'))).toBe(false)
  })
})
