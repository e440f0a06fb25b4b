// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { AtRest, isResting } from '../../src/offline/atRest.ts'

const press = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  history.replaceState(null, '', '/')
  document.body.innerHTML = ''
})

describe('a new version is taken', () => {
  it('on no screen where somebody is in the middle of something', () => {
    const resting = ['/', '/rules', '/districts', '/settings', '/games', '/fair-dice']
    const busy = ['/t/abc', '/watch/abc', '/practice', '/learn', '/learn/3', '/join/ABCDEF', '/here/abc', '/replay/x']
    expect([...resting, ...busy].filter(isResting)).toEqual(resting)
  })

  it('right after an arrival, else once nothing has been pressed for a while', () => {
    const rest = new AtRest()
    expect(rest.isNow()).toBe(true)
    vi.advanceTimersByTime(1)
    press()
    expect(rest.isNow()).toBe(false)
    rest.arrive()
    expect(rest.isNow()).toBe(true)
    vi.advanceTimersByTime(1)
    press()
    expect(rest.isNow()).toBe(false)
    vi.advanceTimersByTime(3000)
    expect(rest.isNow()).toBe(true)
  })

  it('not while somebody plays, types or reads a dialog', () => {
    const rest = new AtRest()
    history.replaceState(null, '', '/practice')
    expect(rest.isNow()).toBe(false)
    history.replaceState(null, '', '/')
    document.body.innerHTML = '<dialog open></dialog>'
    expect(rest.isNow()).toBe(false)
    document.body.innerHTML = '<input>'
    expect(rest.isNow()).toBe(true)
    document.querySelector('input')?.focus()
    expect(rest.isNow()).toBe(false)
    document.body.innerHTML = '<input type="radio">'
    document.querySelector('input')?.focus()
    expect(rest.isNow()).toBe(true)
  })

  it('at a table that says that it rests, but not in a lesson there', () => {
    const rest = new AtRest()
    history.replaceState(null, '', '/t/abc')
    expect(rest.isNow()).toBe(false)
    document.body.dataset['rest'] = ''
    onTestFinished(() => void delete document.body.dataset['rest'])
    expect(rest.isNow()).toBe(true)
    document.body.innerHTML = '<main data-phase="scramble"></main>'
    expect(rest.isNow()).toBe(false)
  })
})

describe('a page is kept for a time without network', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }))

  const asked = (rest: AtRest) => {
    const state = { isQuiet: false }
    void rest.quiet().then(() => (state.isQuiet = true))
    return state
  }

  it('a while after the arrival and the last press', async () => {
    const asking = asked(new AtRest())
    await vi.advanceTimersByTimeAsync(2500)
    press()
    await vi.advanceTimersByTimeAsync(2900)
    expect(asking.isQuiet).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
    expect(asking.isQuiet).toBe(true)
  })

  it('a longer while after the last press in a game: who is quiet there soon presses again', async () => {
    document.body.innerHTML = '<main data-phase="scramble"></main>'
    const asking = asked(new AtRest())
    for (let second = 0; second < 60; second += 10) {
      await vi.advanceTimersByTimeAsync(10_000)
      press()
    }
    await vi.advanceTimersByTimeAsync(12_000)
    expect(asking.isQuiet).toBe(false)
    await vi.advanceTimersByTimeAsync(3000)
    expect(asking.isQuiet).toBe(true)
  })
})
