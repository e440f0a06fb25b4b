// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { whenCalm } from '../../src/connection/whenCalm.ts'

const FRAME = 16

test('the last of several calls comes once, after the next frame and when it is calm', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const put = whenCalm()
  const called: string[] = []
  for (const name of ['first', 'second', 'third']) {
    put(() => called.push(name))
    vi.advanceTimersByTime(2 * FRAME)
  }
  expect(called).toEqual([])
  vi.advanceTimersByTime(100)
  expect(called).toEqual(['third'])
  vi.advanceTimersByTime(1000)
  expect(called).toEqual(['third'])
})

test('a page that nobody sees has no frames: it is called at once', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  onTestFinished(() => hidden.mockRestore())
  const called = vi.fn<() => void>()
  whenCalm()(called)
  expect(called).toHaveBeenCalledTimes(1)
})
