import { describe, expect, test, vi } from 'vitest'
import { backoff } from '../../src/connection/backoff.ts'
import { reuse } from '../../src/connection/reuse.ts'
import { ServerClock } from '../../src/connection/ServerClock.ts'
import { ShowQueue } from '../../src/connection/ShowQueue.ts'

describe('the parts of a line', () => {
  test('the server’s clock is read from the quickest round trip', () => {
    let now = 1000
    const clock = new ServerClock(() => now)
    clock.hear(5000)
    expect(clock.now()).toBe(5000)
    now = 1200
    clock.measure(1000, 5400)
    expect(clock.offset).toBe(5400 + 100 - 1200)
    now = 1300
    clock.measure(1280, 5310)
    expect(clock.offset).toBe(5310 + 10 - 1300)
    now = 2000
    clock.measure(1000, 9000)
    expect(clock.offset).toBe(4020)
  })

  test('attempts grow apart, up to eight seconds', () => {
    expect([0, 1, 2, 3].map((n) => backoff(n, 1))).toEqual([250, 500, 1000, 2000])
    expect(backoff(30, 1)).toBe(8000)
    expect(backoff(0, 0)).toBe(150)
  })

  test('equal parts are the old ones, changed parts are new', () => {
    const old = { a: { x: 1 }, list: [{ y: 1 }, { y: 2 }] }
    const next = reuse(old, { a: { x: 1 }, list: [{ y: 1 }, { y: 3 }] })
    expect(next).toEqual({ a: { x: 1 }, list: [{ y: 1 }, { y: 3 }] })
    expect(next.a).toBe(old.a)
    expect(next.list[0]).toBe(old.list[0])
    expect(reuse(old, structuredClone(old))).toBe(old)
    expect(reuse([1, 2], [1])).toEqual([1])
  })

  test('things are shown at their time and never out of order', async () => {
    vi.useFakeTimers()
    let now = 0
    const shown: string[] = []
    const queue = new ShowQueue<string>(
      () => now,
      (items) => shown.push(...items),
    )
    queue.add('later', 100)
    queue.add('answer', 0)
    expect(shown).toEqual([])
    now = 100
    await vi.advanceTimersByTimeAsync(100)
    expect(shown).toEqual(['later', 'answer'])
    queue.add('clock is wrong', 100_000)
    now = 600
    await vi.advanceTimersByTimeAsync(400)
    expect(shown.at(-1)).toBe('clock is wrong')
    vi.useRealTimers()
  })
})
