import { VirtualClock } from '@jelly/table/testing'
import { describe, expect, it } from 'vitest'
import { DataLimit } from '../../src/store/DataLimit.ts'
import { forgetOldTables } from '../../src/store/forgetOldTables.ts'
import type { Log } from '../../src/health/log.ts'
import { MemoryStore } from '../../src/store/MemoryStore.ts'
import type { PurgeLimits } from '../../src/store/Store.ts'
import { StoreError } from '../../src/store/StoreError.ts'
import { TestServer } from '../../src/testing/TestServer.ts'

/** A disk with so many bytes in closed tables, ten each, and in others. */
class Disk {
  closed = 0
  others = 0
  isBroken = false
  readonly asked: (PurgeLimits | undefined)[] = []

  bytes = async () => this.closed * 10 + this.others
  purge = async (_before: number, limits?: PurgeLimits) => {
    if (this.isBroken) throw new StoreError('failed', 'no disk')
    this.asked.push(limits)
    const gone = Math.min(this.closed, limits?.most ?? Infinity)
    this.closed -= gone
    return gone
  }
}

function watched(maxBytes = 1000) {
  const said: string[] = []
  const note = (level: string) => (_about: object, message: string) => void said.push(`${level}: ${message}`)
  const log: Log = { info: note('info'), warn: note('warn'), error: note('error') }
  const disk = new Disk()
  const clock = new VirtualClock()
  const limit = new DataLimit({ store: disk, clock, log, maxBytes })
  return { disk, clock, limit, said, log }
}

describe('the limit of the data', () => {
  it('does nothing while there is room', async () => {
    const { disk, limit, said } = watched()
    disk.closed = 89
    await limit.start()
    expect([limit.isReached, disk.asked, said]).toEqual([false, [], []])
  })

  it('first lets old closed tables go, a few at a time', async () => {
    const { disk, limit, said } = watched()
    disk.closed = 100
    await limit.start()
    expect(limit.isReached).toBe(false)
    expect(await disk.bytes()).toBeLessThan(800)
    expect(disk.asked).toEqual(disk.asked.map(() => ({ most: 5, closed: true })))
    expect(said).toEqual(['info: old tables forgotten to make room'])
  })

  it('then takes no new tables until there is room again', async () => {
    const { disk, clock, limit, said } = watched()
    disk.others = 1000
    disk.closed = 3
    await limit.start()
    expect([limit.isReached, disk.closed]).toEqual([true, 0])
    disk.others = 700
    await clock.advance(5000)
    expect(limit.isReached).toBe(false)
    expect(said.filter((line) => line.startsWith('warn'))).toEqual([
      'warn: no new tables: the limit of the data is reached',
      'warn: new tables again',
    ])
    limit.stop()
    disk.others = 2000
    await clock.advance(50_000)
    expect(limit.isReached).toBe(false)
  })

  it('says as an error that old tables could not be forgotten, and looks again', async () => {
    const { disk, clock, limit, said } = watched()
    disk.closed = 100
    disk.isBroken = true
    await limit.start()
    expect(said).toEqual(['error: old tables could not be forgotten'])
    disk.isBroken = false
    await clock.advance(5000)
    expect(await disk.bytes()).toBeLessThan(800)
  })
})

it('a server without room for data makes no tables, and those that run go on', async () => {
  const room = { isFull: false }
  const server = new TestServer({ isDataFull: () => room.isFull })
  const made = await server.make()
  const call = await server.call(made)
  room.isFull = true
  expect(await server.ask('POST', '/api/tables', { name: 'Sam' })).toMatchObject({
    status: 503,
    body: {
      error: 'dataFull',
      message: 'This server has no room for the data of another table. Tables that are open go on.',
    },
  })
  call.say({ type: 'do', id: 1, request: { type: 'setName', name: 'Goes on' } })
  await server.clock.settle()
  expect(call.socket.all('done')).toEqual([{ type: 'done', id: 1, refusal: null }])
  expect(await server.post('/api/join', { name: 'Sam', code: made.invite.code })).toMatchObject({ seat: 1 })
})

it('forgetting that fails is an error in the log', async () => {
  class Unwilling extends MemoryStore {
    override purge(): Promise<number> {
      return Promise.reject(new StoreError('failed', 'no disk'))
    }
  }
  const { log, said, clock } = watched()
  const stop = forgetOldTables(new Unwilling(), clock, log)
  await clock.settle()
  stop()
  expect(said).toEqual(['error: old tables could not be forgotten'])
})
