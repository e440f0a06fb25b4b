import { expect, test } from 'vitest'
import type { TableView } from '@jelly/table'
import { VirtualClock } from '@jelly/table/testing'
import { TableFollower } from '../../src/follow/TableFollower.ts'
import { shareUnchanged } from '../../src/index.ts'
import { ServerClock } from '../../src/time/ServerClock.ts'
import { ShowQueue } from '../../src/time/ShowQueue.ts'

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
  expect(clock.roundTrip).toBe(20)
})

test('equal parts are the old ones, changed parts are new', () => {
  const old = { a: { x: 1 }, list: [{ y: 1 }, { y: 2 }] }
  const next = shareUnchanged(old, { a: { x: 1 }, list: [{ y: 1 }, { y: 3 }] })
  expect(next).toEqual({ a: { x: 1 }, list: [{ y: 1 }, { y: 3 }] })
  expect(next.a).toBe(old.a)
  expect(next.list[0]).toBe(old.list[0])
  expect(shareUnchanged(old, structuredClone(old))).toBe(old)
  expect(shareUnchanged([1, 2], [1])).toEqual([1])
  expect(Object.keys(shareUnchanged<object>({ a: 1 }, { b: undefined }))).toEqual(['b'])
})

test('a view that comes again after a reconnect is made of what was known', () => {
  const follower = new TableFollower()
  const view = { phase: 'lobby', seats: [{ name: 'Ann' }] } as unknown as TableView
  const told = { type: 'view', view, seq: 1, you: 0, now: 0 } as const
  follower.see(told)
  const known = follower.view
  follower.see({ ...told, view: structuredClone(view), seq: 2 })
  expect(follower.view).toBe(known)
  expect(follower.seq).toBe(2)
})

test('things are shown at their time and never out of order', async () => {
  const clock = new VirtualClock(0)
  const shown: string[] = []
  let isHidden = false
  const queue = new ShowQueue<string>({
    clock,
    serverClock: new ServerClock(() => clock.now()),
    show: (items) => shown.push(...items),
    isHidden: () => isHidden,
  })
  queue.add('later', 100)
  queue.add('answer', 0)
  await clock.advance(99)
  expect(shown).toEqual([])
  await clock.advance(1)
  expect(shown).toEqual(['later', 'answer'])
  queue.add('clock is wrong', 100_000)
  await clock.advance(400)
  expect(shown.at(-1)).toBe('clock is wrong')
  isHidden = true
  queue.add('nobody looks', clock.now() + 300)
  expect(shown.at(-1)).toBe('nobody looks')
})

test('a busy screen shows together what came meanwhile, and what has no time to wait at once', async () => {
  const clock = new VirtualClock(0)
  const shown: string[][] = []
  const asked: [items: readonly string[], late: number][] = []
  let isHidden = false
  let busyUntil = 0
  const queue = new ShowQueue<string>({
    clock,
    serverClock: new ServerClock(() => clock.now()),
    show: (items) => shown.push([...items]),
    isHidden: () => isHidden,
    makeWay: (items, late) => {
      asked.push([items, late])
      return busyUntil - clock.now()
    },
  })
  queue.add('a screen with time', 0)
  expect(shown).toEqual([['a screen with time']])
  busyUntil = 100
  queue.add('one', 20)
  queue.add('other', 60)
  expect(asked).toHaveLength(1)
  await clock.advance(99)
  expect(shown).toHaveLength(1)
  await clock.advance(1)
  expect(shown.at(-1)).toEqual(['one', 'other'])
  expect(asked.at(-1)).toEqual([['one', 'other'], 80])
  busyUntil = 1000
  queue.add('not yet', 100)
  isHidden = true
  queue.add('nobody looks', 100)
  expect(shown.at(-1)).toEqual(['not yet', 'nobody looks'])
})
