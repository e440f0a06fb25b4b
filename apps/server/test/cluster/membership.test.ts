import { VirtualClock } from '@jelly/table/testing'
import { describe, expect, it } from 'vitest'
import { Membership } from '../../src/cluster/Membership.ts'
import { noLog } from '../../src/health/log.ts'
import { SharedMemory } from '../support/SharedMemory.ts'
import { record } from '../store/storeContract.ts'

const status = { tables: 0, room: 10, draining: false, listing: '[]' }

/** Several processes over one store, under one clock, each of which can be stopped. */
class Processes {
  readonly clock = new VirtualClock()
  readonly shared = new SharedMemory()
  readonly log: string[] = []
  readonly all: { readonly membership: Membership; readonly process: { readonly stopped: boolean } }[] = []
  mayDepose = true

  async start(life: string, name = life) {
    const { store, ownership } = this.shared.open(life)
    const held: (() => void)[] = []
    const process = { stopped: false }
    const clock = {
      now: () => this.clock.now(),
      wakeAt: (time: number, wake: () => void) =>
        this.clock.wakeAt(time, () => (process.stopped ? held.push(wake) : wake())),
    }
    const membership = new Membership({
      ownership,
      name,
      clock,
      log: noLog,
      status: () => status,
      mayDepose: () => this.mayDepose,
      onOver: (lives) => this.log.push(`${life}: ${lives.join(' ')} over`),
      onDeposed: () => {
        for (const other of this.all)
          if (other.membership !== membership && !other.process.stopped) other.membership.look()
      },
      onConfirmed: async (owned) => void this.log.push(`${life}: owns ${[...owned].join(' ')}`),
      onBeat: () => undefined,
      onReplaced: () => this.log.push(`${life}: replaced`),
    })
    await membership.start()
    this.all.push({ membership, process })
    const go = () => {
      process.stopped = false
      for (const wake of held.splice(0)) wake()
    }
    return { membership, store, ownership, stop: () => (process.stopped = true), go }
  }
}

async function three() {
  const processes = new Processes()
  const [one, two, last] = await Promise.all(['one', 'two', 'three'].map((life) => processes.start(life)))
  if (!one || !two || !last) throw new Error('they do not start')
  await processes.clock.advance(2000)
  processes.log.length = 0
  return { processes, clock: processes.clock, log: processes.log, one, two, last }
}

describe('who is alive', () => {
  it('is whoever beats', async () => {
    const { clock, log, one } = await three()
    await clock.advance(60_000)
    expect(one.membership.nodes.map(({ life }) => life).toSorted()).toEqual(['one', 'three', 'two'])
    expect(log).toEqual([])
  })

  it('is not who has stood still for 2.5 s, nor before', async () => {
    const { clock, log, one, two } = await three()
    two.stop()
    await clock.advance(2400)
    expect(one.membership.nodes.map(({ life }) => life)).toContain('two')
    await clock.advance(1200)
    expect(one.membership.nodes.map(({ life }) => life)).not.toContain('two')
    expect(log.toSorted()).toEqual(['one: two over', 'three: two over'])
  })

  it('is not who has stood still for 0.7 s where nobody answers at its address, nor before', async () => {
    const { clock, log, one, two } = await three()
    two.stop()
    // The next look sees its last beat.
    await clock.advance(600)
    one.membership.suspect('two')
    await clock.advance(500)
    expect(one.membership.nodes.map(({ life }) => life)).toContain('two')
    await clock.advance(200)
    expect(one.membership.nodes.map(({ life }) => life)).not.toContain('two')
    expect(log).toContain('one: two over')
  })

  it('is not who has stood still for 0.2 s where its connection to the store is gone, too', async () => {
    const { processes, clock, log, one, two } = await three()
    two.stop()
    processes.shared.cut('two')
    await clock.advance(600)
    expect(log).toEqual([])
    one.membership.suspect('two')
    await clock.advance(250)
    expect(log).toContain('one: two over')
  })

  it('is not known from a new beat that was the last word over a connection that is gone', async () => {
    const { processes, clock, log, one, two } = await three()
    two.stop()
    await clock.advance(100)
    await two.ownership.beat(status)
    processes.shared.cut('two')
    one.membership.suspect('two')
    await clock.advance(350)
    expect(log).toContain('one: two over')
  })

  it('is still who beats again over another connection', async () => {
    const { processes, clock, log, one } = await three()
    for (let n = 0; n < 10; n++) {
      processes.shared.cut('two')
      one.membership.suspect('two')
      await clock.advance(500)
    }
    expect(log).toEqual([])
  })

  it('is still who is connected nowhere for a moment, while somebody is at its address', async () => {
    const { processes, clock, log, two } = await three()
    two.stop()
    processes.shared.cut('two')
    await clock.advance(1000)
    two.go()
    await clock.advance(2000)
    expect(log).toEqual([])
  })

  it('is still who stands still for a second and answers again at its address', async () => {
    const { clock, log, one, two } = await three()
    two.stop()
    await clock.advance(600)
    one.membership.suspect('two')
    await clock.advance(300)
    one.membership.answered('two')
    await clock.advance(1000)
    two.go()
    await clock.advance(5000)
    expect(log).toEqual([])
  })

  it('is known to all as soon as one has found it out', async () => {
    const { processes, clock, log, one, two, last } = await three()
    // They do not beat at the same time.
    last.stop()
    await clock.advance(250)
    last.go()
    await clock.advance(1000)
    two.stop()
    const times = new Map<string, number>()
    const push = log.push.bind(log)
    processes.log.push = (...lines) => {
      for (const line of lines) times.set(line, clock.now())
      return push(...lines)
    }
    for (let n = 0; n < 10; n++) {
      one.membership.suspect('two')
      last.membership.suspect('two')
      await clock.advance(250)
    }
    expect([...times.keys()].toSorted()).toEqual(['one: two over', 'three: two over'])
    expect(new Set(times.values()).size).toBe(1)
  })

  it('is still who beats, whatever the wires say', async () => {
    const { clock, log, one } = await three()
    for (let n = 0; n < 10; n++) {
      one.membership.suspect('two')
      await clock.advance(500)
    }
    expect(log).toEqual([])
  })

  it('stays as it was while the store is away, and after', async () => {
    const { processes, clock, log, one } = await three()
    processes.shared.down = true
    await clock.advance(20_000)
    expect(one.membership.inDoubt).toBe(true)
    processes.shared.down = false
    await clock.advance(5000)
    expect(one.membership.inDoubt).toBe(false)
    expect(log.filter((line) => line.includes('over'))).toEqual([])
  })

  it('is not changed by who may not depose', async () => {
    const { processes, clock, log, two } = await three()
    processes.mayDepose = false
    two.stop()
    await clock.advance(10_000)
    expect(log).toEqual([])
  })

  it('is not who says that it leaves', async () => {
    const { clock, log, two } = await three()
    await two.membership.stop()
    await clock.advance(600)
    expect(log.toSorted()).toEqual(['one: two over', 'three: two over'])
  })
})

describe('doubt', () => {
  it('begins 2 s after the last good beat was sent, and ends when the store says what is ours', async () => {
    const { clock, log, one, two } = await three()
    await two.store.addTable(record('a'))
    await two.store.addTable(record('b'))
    two.stop()
    await clock.advance(1900)
    expect(two.membership.inDoubt).toBe(false)
    await clock.advance(2500)
    expect(two.membership.inDoubt).toBe(true)
    await one.ownership.claim('a', 'two')
    const sure = two.membership.sure(10_000)
    two.go()
    await clock.settle()
    expect(await sure).toBe(true)
    expect(two.membership.inDoubt).toBe(false)
    expect(log.filter((line) => line.startsWith('two'))).toEqual(['two: owns b'])
    await clock.advance(2000)
    expect(one.membership.nodes.map(({ life }) => life)).toContain('two')
  })

  it('is over a moment after the store is back', async () => {
    const { processes, clock, one, two, last } = await three()
    processes.shared.down = true
    await clock.advance(7777)
    const all = [one, two, last].map(({ membership }) => membership)
    expect(all.map(({ inDoubt }) => inDoubt)).toEqual([true, true, true])
    processes.shared.down = false
    await clock.advance(100)
    expect(all.map(({ inDoubt }) => inDoubt)).toEqual([false, false, false])
  })

  it('is not waited for without end', async () => {
    const { processes, clock, one } = await three()
    processes.shared.down = true
    await clock.advance(3000)
    const sure = one.membership.sure(4000)
    await clock.advance(4000)
    expect(await sure).toBe(false)
  })
})

it('a life that is new to us lives, one that is off the list does not', async () => {
  const { one } = await three()
  const { membership } = one
  expect(membership.isTaken({ id: 'a', owner: 'new', listed: true })).toBe(true)
  expect(membership.isTaken({ id: 'a', owner: 'two', listed: false })).toBe(false)
  expect(membership.isTaken({ id: 'a', owner: 'one', listed: true })).toBe(false)
  expect(membership.isTaken({ id: 'a', owner: null, listed: false })).toBe(false)
})

it('a new start of the same name replaces the one before at once', async () => {
  const { processes, clock, log, two } = await three()
  const again = await processes.start('again', 'two')
  await clock.advance(600)
  expect(log).toContain('two: replaced')
  expect(again.membership.nodes.map(({ life }) => life)).not.toContain('two')
  await clock.advance(5000)
  expect(two.membership.inDoubt).toBe(true)
  expect(again.membership.nodes).toHaveLength(3)
})
