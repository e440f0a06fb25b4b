// @vitest-environment happy-dom
import type { TableSnapshot, TableStore } from '@jelly/client'
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { TableContext } from '../../src/connection/TableContext.ts'
import { useTimeLeft } from '../../src/screens/table/time/useTimeLeft.ts'
import { render } from '../support/render.tsx'

const Left = ({ until }: { until: number }) => <output>{useTimeLeft(until, 100)}</output>

/** A table whose clock goes or stands as the test wants, and how often it was looked at. */
async function tableWithClock() {
  let now = 0
  const looked = vi.fn<() => number>(() => now)
  const snapshot: Pick<TableSnapshot, 'view'> = { view: null }
  const store = { get: () => snapshot, subscribe: () => () => undefined, clock: { now: looked } }
  const page = await render(
    <TableContext value={store as unknown as TableStore}>
      <Left until={950} />
    </TableContext>,
  )
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  await page.show(
    <TableContext value={store as unknown as TableStore}>
      <Left until={940} />
    </TableContext>,
  )
  const wait = (duration: number, isGoing: boolean) =>
    act(async () => {
      for (let n = 0; n < duration; n += 10) {
        if (isGoing) now += 10
        await vi.advanceTimersByTimeAsync(10)
      }
    })
  return { left: () => page.find('output').textContent, looked, wait }
}

test('time that passes is told in whole steps', async () => {
  const { left, wait } = await tableWithClock()
  await wait(10, true)
  expect(left()).toBe('1000')
  await wait(100, true)
  expect(left()).toBe('900')
  await wait(900, true)
  expect(left()).toBe('0')
})

test('a clock that stands still is hardly looked at, and is followed once it goes on', async () => {
  const { left, looked, wait } = await tableWithClock()
  await wait(330, true)
  expect(left()).toBe('700')
  looked.mockClear()
  await wait(2000, false)
  expect(left()).toBe('700')
  expect(looked.mock.calls.length).toBeLessThan(12)
  await wait(400, true)
  expect(left()).toBe('300')
})
