// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeWay, watchHand } from '../../src/connection/makeWay.ts'

const left = new AbortController()

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  watchHand(left.signal)
})

beforeEach(() => void vi.advanceTimersByTime(1000))

afterAll(() => {
  left.abort()
  document.body.replaceChildren()
  vi.useRealTimers()
})

const hand = (type: string, target: EventTarget = window): void =>
  void target.dispatchEvent(new Event(type, { bubbles: true }))

test('what follows within a tenth of a second is shown with what comes then; an answer at once', () => {
  expect(makeWay(0, false)).toBe(0)
  vi.advanceTimersByTime(30)
  expect(makeWay(0, false)).toBe(70)
  expect(makeWay(0, true)).toBe(0)
  vi.advanceTimersByTime(100)
  expect(makeWay(0, false)).toBe(0)
})

test('a hand that presses comes first, but nobody waits for it longer than a quarter of a second', () => {
  hand('pointerdown')
  expect(makeWay(0, false)).toBe(150)
  expect(makeWay(200, false)).toBe(50)
  expect(makeWay(250, false)).toBe(0)
  vi.advanceTimersByTime(140)
  hand('pointerup')
  expect(makeWay(0, false)).toBe(70)
})

test('an answer waits until the press shows, not for a hand that goes on', () => {
  hand('pointerdown')
  expect(makeWay(0, true)).toBe(70)
  vi.advanceTimersByTime(70)
  expect(makeWay(0, true)).toBe(0)
})

test('a mouse aims only at what can be pressed now', () => {
  document.body.innerHTML = '<button aria-disabled="true"></button><button><i></i></button><p></p>'
  const [closed, open, text] = ['[aria-disabled]', 'i', 'p'].map((one) => document.querySelector(one) ?? document.body)
  for (const target of [closed, text]) {
    hand('pointermove', target)
    expect(makeWay(0, false)).toBe(0)
    vi.advanceTimersByTime(100)
  }
  hand('pointermove', open)
  expect(makeWay(0, false)).toBe(150)
  expect(makeWay(0, true)).toBe(0)
})
