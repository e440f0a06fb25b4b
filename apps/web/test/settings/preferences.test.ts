import { expect, test } from 'vitest'
import { keyCodeOf, DEFAULT_KEYS, withKey } from '../../src/settings/keyMap.ts'
import { guestName } from '../../src/settings/nickname.ts'
import { DEFAULT_PREFERENCES, preferencesFrom } from '../../src/settings/preferences.ts'

test('what was kept comes back', () => {
  const kept = { ...DEFAULT_PREFERENCES, volume: 0.3, numerals: true, keys: { ...DEFAULT_KEYS, roll: 'Enter' } }
  expect(preferencesFrom(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
})

test('a broken entry loses only what cannot be read', () => {
  const broken = { volume: 'loud', mute: true, motion: 'wild', keys: { roll: 7, lock: 'KeyP' }, nickname: 5 }
  expect(preferencesFrom(broken)).toEqual({
    ...DEFAULT_PREFERENCES,
    mute: true,
    keys: { ...DEFAULT_KEYS, lock: 'KeyP' },
  })
  expect(preferencesFrom(null)).toEqual(DEFAULT_PREFERENCES)
  expect(preferencesFrom('nonsense')).toEqual(DEFAULT_PREFERENCES)
})

test('no volume outside of what can be heard', () => {
  expect(preferencesFrom({ volume: 7 }).volume).toBe(1)
  expect(preferencesFrom({ volume: -1 }).volume).toBe(0)
})

test('a key that is taken changes places', () => {
  const keys = withKey(DEFAULT_KEYS, 'lock', DEFAULT_KEYS.flip)
  expect([keys.lock, keys.flip]).toEqual([DEFAULT_KEYS.flip, DEFAULT_KEYS.lock])
  expect(new Set(Object.values(keys)).size).toBe(Object.keys(DEFAULT_KEYS).length)
})

test('Shift is part of a key', () => {
  expect(keyCodeOf({ code: 'Slash', shiftKey: true })).toBe(DEFAULT_KEYS.help)
  expect(keyCodeOf({ code: 'Slash', shiftKey: false })).toBe(DEFAULT_KEYS.summary)
})

test('a guest always has a name that fits', () => {
  for (const random of [0, 0.25, 0.5, 0.999_999]) expect(guestName(random)).toMatch(/^[A-Z][a-z]+ \d\d$/)
})
