import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle, whileIdle } from '../../src/parts/whenIdle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('later work is done one after another, and a mishap holds up nothing', async () => {
  const done: string[] = []
  const { promise: city, resolve: arrive } = Promise.withResolvers<void>()
  whenIdle(() => (done.push('city'), city))
  whenIdle(() => (done.push('table'), Promise.reject(new Error('no network'))))
  whenIdle(() => done.push('copy'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(done).toEqual(['city'])
  arrive()
  await vi.advanceTimersByTimeAsync(2000)
  expect(done).toEqual(['city', 'table', 'copy'])
})

test('what is taken back is left out; what never ends is waited for only a while', async () => {
  const done: string[] = []
  whenIdle(() => (done.push('endless'), new Promise(() => undefined)))
  const takeBack = whenIdle(() => done.push('unwanted'))
  whenIdle(() => done.push('next'))
  takeBack()
  await vi.advanceTimersByTimeAsync(2000)
  expect(done).toEqual(['endless'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(done).toEqual(['endless', 'next'])
})

test('long work goes on in short slices, until it is done or taken back', async () => {
  const done: string[] = []
  const step = (name: string, last: number) => (): boolean => {
    vi.advanceTimersByTime(4)
    return done.push(name) < last
  }
  whileIdle(step('drawing', 5))
  await vi.advanceTimersByTimeAsync(300)
  expect(done).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(5000)
  expect(done).toHaveLength(5)
  const takeBack = whileIdle(step('unwanted', 100))
  await vi.advanceTimersByTimeAsync(300)
  takeBack()
  await vi.advanceTimersByTimeAsync(5000)
  expect(done).toHaveLength(7)
})
