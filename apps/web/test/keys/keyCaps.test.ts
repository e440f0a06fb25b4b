import { describe, expect, test } from 'vitest'
import { capOf } from '../../src/keys/keyCaps.ts'
import { actionOf } from '../../src/keys/useKeys.ts'
import { DEFAULT_KEYS } from '../../src/settings/keyMap.ts'

const AZERTY = new Map([
  ['KeyQ', 'a'],
  ['KeyW', 'z'],
  ['KeyA', 'q'],
  ['Digit1', '&'],
])

describe('caps of keys', () => {
  test('the browser’s layout tells, and digit keys keep their digit', () => {
    expect(['KeyQ', 'KeyW', 'KeyA', 'Digit1'].map((code) => capOf(code, AZERTY, 'fr-FR'))).toEqual(['A', 'Z', 'Q', '1'])
  })

  test('without a layout the language decides', () => {
    expect(capOf('KeyQ', null, 'fr')).toBe('A')
    expect(capOf('KeyQ', null, 'en-US')).toBe('Q')
    expect(capOf('KeyY', null, 'de')).toBe('Z')
  })

  test('other keys have a name of their own', () => {
    expect(['Space', 'ArrowUp', 'Shift+Slash', 'Escape'].map((code) => capOf(code, null, 'en'))).toEqual([
      'Space',
      '↑',
      '⇧/',
      'Esc',
    ])
  })

  test('a key is found by its place, with the keypad’s digits, and Shift only where it is part of one', () => {
    expect(actionOf(DEFAULT_KEYS, { code: 'KeyQ', shiftKey: false })).toBe('district1')
    expect(actionOf(DEFAULT_KEYS, { code: 'Numpad4', shiftKey: false })).toBe('die4')
    expect(actionOf(DEFAULT_KEYS, { code: 'Digit4', shiftKey: true })).toBe('die4')
    expect(actionOf(DEFAULT_KEYS, { code: 'Slash', shiftKey: true })).toBe('help')
    expect(actionOf(DEFAULT_KEYS, { code: 'KeyP', shiftKey: false })).toBeNull()
  })
})
