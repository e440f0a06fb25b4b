import { describe, expect, it } from 'vitest'
import { TestCluster, type TestNode } from './TestCluster.ts'

/** So many tables at a process that was alone until then. */
async function crowded(tables: number, about: object = {}) {
  const cluster = new TestCluster()
  const one = await cluster.start('one')
  const made = []
  for (let n = 0; n < tables; n++) made.push(await cluster.make(one, about))
  return { cluster, clock: cluster.clock, one, made }
}

/** The same, with a round under way at each table. */
async function inARound(tables: number) {
  const settings = { players: 3, briefing: false }
  const { cluster, clock, one, made } = await crowded(tables, { quick: true, settings })
  for (const table of made) await cluster.call(one, table)
  expect(await clock.advanceUntil(() => allScramble(one), 60_000)).toBe(true)
  return { cluster, clock, one }
}

const allScramble = ({ service }: TestNode) => service.tables.summaries().every(({ phase }) => phase === 'scramble')

const sizes = (...nodes: TestNode[]) => nodes.map(({ service }) => service.tables.size)

describe('tables', () => {
  it('go to a process that has just started, a few at a time, until both have as many', async () => {
    const { cluster, clock, one } = await crowded(30)
    const other = await cluster.start('other')
    await clock.advance(1200)
    expect(other.service.tables.size).toBeGreaterThan(0)
    expect(other.service.tables.size).toBeLessThan(15)
    await clock.advance(5000)
    expect(sizes(one, other)).toEqual([15, 15])
    const figures = one.service.cluster?.figures() ?? []
    expect(figures.find(({ name }) => name === 'jelly_cluster_evened_total')?.value).toBe(15)
  })

  it('stay where they are while a few more here or there make no difference', async () => {
    const { cluster, clock, one } = await crowded(4)
    const other = await cluster.start('other')
    const gifts: unknown[] = []
    cluster.shared.onGive = (gift) => gifts.push(gift)
    await clock.advance(60_000)
    expect(sizes(one, other)).toEqual([4, 0])
    expect(gifts).toEqual([])
  })

  it('stay where they were made, however quickly all get more', async () => {
    const cluster = new TestCluster()
    const one = await cluster.start('one')
    await cluster.clock.advance(250)
    const other = await cluster.start('other')
    const gifts: unknown[] = []
    cluster.shared.onGive = (gift) => gifts.push(gift)
    for (let n = 0; n < 80; n++) {
      const node = n % 2 === 0 ? one : other
      const { table } = await cluster.make(node)
      expect(node.service.tables.runs(table)).toBe(true)
      await cluster.clock.advance(20)
    }
    await cluster.clock.advance(5000)
    expect(gifts).toEqual([])
  })

  it('come to rest: none is given twice', async () => {
    const { cluster, clock, one } = await crowded(50)
    const gifts: string[] = []
    cluster.shared.onGive = ({ table }) => gifts.push(table)
    const [other, third] = [await cluster.start('other'), await cluster.start('third')]
    await clock.advance(60_000)
    expect(Math.max(...sizes(one, other, third)) - Math.min(...sizes(one, other, third))).toBeLessThanOrEqual(5)
    expect(new Set(gifts).size).toBe(gifts.length)
  })

  it('stay for a while where they were given, though others have fewer by then', async () => {
    const { cluster, clock, one } = await crowded(12)
    const other = await cluster.start('other')
    await clock.advance(5000)
    expect(sizes(one, other)).toEqual([6, 6])
    const gifts: string[] = []
    cluster.shared.onGive = ({ table }) => gifts.push(table)
    // Nobody has these any more: the other process has clearly more tables than the first.
    for (const { id } of one.service.tables.summaries()) {
      await one.service.tables.letGo(id)
      await cluster.shared.base.quarantine(id, 'gone')
      const owned = cluster.shared.tables.get(id)
      if (owned) owned.open = false
    }
    await clock.advance(10_000)
    expect(sizes(one, other)).toEqual([0, 6])
    expect(gifts).toEqual([])
    await clock.advance(30_000)
    expect(sizes(one, other)).toEqual([3, 3])
  })

  it('that are given away are found at once by who sits there', async () => {
    const { cluster, clock, one, made } = await crowded(20)
    const [first] = made
    if (first === undefined) throw new Error('there is no table')
    const gina = await cluster.call(one, first)
    const other = await cluster.start('other')
    await clock.advance(5000)
    expect(gina.socket.closed?.reason).toBe('moved')
    expect(other.service.tables.runs(first.table)).toBe(true)
    expect((await cluster.call(one, first)).socket.all('view')).toHaveLength(1)
  })

  it('take in who was about to sit down when they were given away', async () => {
    const cluster = new TestCluster()
    const open = cluster.shared.open.bind(cluster.shared)
    let giveAway: (() => Promise<void>) | null = null
    cluster.shared.open = (life) => {
      const { store, ownership } = open(life)
      const addGuest = store.addGuest.bind(store)
      store.addGuest = async (guest) => {
        const give = giveAway
        giveAway = null
        await give?.()
        await addGuest(guest)
      }
      return { store, ownership }
    }
    const [one, other] = [await cluster.start('one'), await cluster.start('other')]
    await cluster.clock.advance(1000)
    const { table, invite } = await cluster.make(one)
    giveAway = async () => {
      await one.service.tables.letGo(table)
      await open('one').ownership.give(table, 'other')
    }
    const joined = await cluster.ask(one, 'POST', '/api/join', { code: invite.code, name: 'Sam' })
    expect(joined).toMatchObject({ status: 200, body: { table, seat: 1 } })
    expect(other.service.tables.runs(table)).toBe(true)
  })

  it('stay where a round is under way', async () => {
    const { cluster, clock, one } = await inARound(10)
    const other = await cluster.start('other')
    await clock.advance(3000)
    expect(allScramble(one)).toBe(true)
    expect(sizes(one, other)).toEqual([10, 0])
  })

  it('that are new are made where there are clearly fewer', async () => {
    const { cluster, clock, one } = await inARound(10)
    const other = await cluster.start('other')
    await clock.advance(600)
    const next = await cluster.make(one)
    expect(other.service.tables.runs(next.table)).toBe(true)
  })

  it('stay while somebody may be dead, and for a while after: people come back then', async () => {
    const { cluster, clock, one } = await crowded(30)
    const third = await cluster.start('third')
    await clock.advance(8000)
    expect(sizes(one, third)).toEqual([15, 15])
    third.stop()
    third.wires.die()
    await clock.advance(700)
    const other = await cluster.start('other')
    const gifts: number[] = []
    const start = clock.now()
    cluster.shared.onGive = () => gifts.push(clock.now())
    await clock.advance(20_000)
    expect(sizes(one, other)).toEqual([15, 15])
    expect(gifts.length).toBeGreaterThan(0)
    expect(Math.min(...gifts)).toBeGreaterThan(start + 3000)
  })

  it('run at last though whoever gave them could not say so', async () => {
    const { cluster, clock, one, made } = await crowded(1)
    const other = await cluster.start('other')
    await clock.advance(1000)
    const id = made[0]?.table ?? ''
    await one.service.tables.letGo(id)
    await cluster.shared.open('one').ownership.give(id, 'other')
    await clock.advance(25_000)
    expect(other.service.tables.runs(id)).toBe(true)
  })
})
