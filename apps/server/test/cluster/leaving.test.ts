import { describe, expect, it } from 'vitest'
import { TestCluster, two } from './TestCluster.ts'

describe('a process that dies', () => {
  it('leaves its tables to the others; who was there comes back and finds all as it was', async () => {
    const { cluster, clock, one, other, made } = await two()
    const gina = await cluster.call(other, made)
    gina.say({ type: 'do', id: 1, request: { type: 'giveSeed', seed: 'seed-1' } })
    await clock.advance(200)
    one.stop()
    one.wires.die()
    await clock.advance(3000)
    expect(gina.socket.closed?.reason).toBe('moved')
    const back = await cluster.call(other, made)
    expect(other.service.tables.runs(made.table)).toBe(true)
    expect(back.socket.all('welcome')).toMatchObject([{ you: 0, lastId: 1 }])
  })

  it('is waited for by a request that comes meanwhile', async () => {
    const { cluster, clock, one, other, made } = await two()
    one.stop()
    one.wires.die()
    await clock.advance(10)
    const asked = await cluster.ask(other, 'POST', '/api/ticket', { table: made.table, token: made.token })
    expect(asked.status).toBe(200)
  })

  it('is waited for also by who has only the code of a table', async () => {
    const { cluster, clock, one, other, made } = await two()
    one.stop()
    one.wires.die()
    await clock.advance(10)
    const joined = await cluster.ask(other, 'POST', '/api/join', { code: made.invite.code, name: 'Sam' })
    expect(joined).toMatchObject({ status: 200, body: { seat: 1 } })
  })

  it('is not looked for again and again by all who wait for it', async () => {
    const cluster = new TestCluster()
    const open = cluster.shared.open.bind(cluster.shared)
    let finds = 0
    cluster.shared.open = (life) => {
      const { store, ownership } = open(life)
      const find = ownership.find.bind(ownership)
      ownership.find = async (by) => {
        finds++
        return find(by)
      }
      return { store, ownership }
    }
    const [one, other] = [await cluster.start('one'), await cluster.start('other')]
    await cluster.clock.advance(1000)
    const { table, token } = await cluster.make(one)
    one.stop()
    one.wires.die()
    finds = 0
    const ask = () => cluster.ask(other, 'POST', '/api/ticket', { table, token })
    const answers = await Promise.all([ask(), ask(), ask(), ask()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    // All together before it is known that it is dead, all together after, and to take it over.
    expect(finds).toBeLessThanOrEqual(3)
  })

  it('is not waited for once it is known to be dead by who had asked it before', async () => {
    const { cluster, clock, one, other, made } = await two()
    one.stop()
    const since = clock.now()
    const asked = cluster.ask(other, 'POST', '/api/ticket', { table: made.table, token: made.token })
    clock.wakeAt(since + 10, () => {
      one.wires.die()
      cluster.shared.cut('one')
    })
    expect((await asked).status).toBe(200)
    // The next beat finds it silent and its connection gone; the wires would have waited for 3 s.
    expect(clock.now() - since).toBeLessThan(1500)
  })

  it('is waited for also by who came too late to take over its table', async () => {
    const cluster = new TestCluster()
    const open = cluster.shared.open.bind(cluster.shared)
    let late = 0
    cluster.shared.open = (life) => {
      const opened = open(life)
      const claim = opened.ownership.claim.bind(opened.ownership)
      opened.ownership.claimOrphans = async () => []
      // As if another had been quicker, and had then let go of it.
      opened.ownership.claim = async (...asked) => (++late <= 2 ? null : claim(...asked))
      return opened
    }
    const [one, other] = [await cluster.start('one'), await cluster.start('other')]
    const { table, token } = await cluster.make(one)
    await cluster.clock.advance(1000)
    one.stop()
    one.wires.die()
    expect((await cluster.ask(other, 'POST', '/api/ticket', { table, token })).status).toBe(200)
    expect(late).toBe(3)
  })

  it('and comes back writes nothing and says nothing of what is not its own any more', async () => {
    const { cluster, clock, one, other, made } = await two()
    const gina = await cluster.call(one, made)
    const before = gina.socket.heard.length
    one.stop()
    await clock.advance(10_000)
    expect(other.service.tables.runs(made.table)).toBe(true)
    one.go()
    gina.say({ type: 'resync' })
    gina.say({ type: 'do', id: 1, request: { type: 'giveSeed', seed: 'seed-1' } })
    await clock.advance(1000)
    expect(gina.socket.heard.slice(before).filter(({ type }) => type !== 'bye' && type !== 'ping')).toEqual([])
    expect(one.service.tables.runs(made.table)).toBe(false)
    expect((await cluster.call(one, made)).socket.all('view')).toHaveLength(1)
    const rows = await cluster.shared.base.rows(made.table)
    const epochs = rows.map(({ epoch }) => epoch)
    expect(epochs).toEqual(epochs.toSorted((a, b) => a - b))
  })

  it('for a second keeps its tables', async () => {
    const { clock, one, other, made } = await two()
    one.stop()
    await clock.advance(1000)
    one.go()
    await clock.advance(5000)
    expect(one.service.tables.runs(made.table)).toBe(true)
    expect(other.service.tables.size).toBe(0)
  })
})

describe('a process that is drained', () => {
  it('gives its tables away and takes no more', async () => {
    const { cluster, clock, one, other, made } = await two()
    const gina = await cluster.call(one, made)
    const drained = one.service.cluster?.drain(20_000)
    await clock.advance(3000)
    await drained
    expect(one.service.cluster?.isReady).toBe(false)
    expect(gina.socket.closed?.reason).toBe('moved')
    expect(other.service.tables.runs(made.table)).toBe(true)
    const back = await cluster.call(one, made)
    expect(back.socket.all('view')).toHaveLength(1)
    const next = await cluster.make(one)
    expect(other.service.tables.runs(next.table)).toBe(true)
  })

  it('does not take a table back for who returns before it is given away', async () => {
    const cluster = new TestCluster()
    const open = cluster.shared.open.bind(cluster.shared)
    cluster.shared.open = (life) => {
      const { store, ownership } = open(life)
      const give = ownership.give.bind(ownership)
      ownership.give = async (...gift) => {
        await new Promise<void>((resolve) => void cluster.clock.wakeAt(cluster.clock.now() + 200, resolve))
        await give(...gift)
      }
      return { store, ownership }
    }
    const [one, other] = [await cluster.start('one'), await cluster.start('other')]
    await cluster.clock.advance(1000)
    const made = await cluster.make(one)
    await cluster.call(one, made)
    const drained = one.service.cluster?.drain(20_000)
    await cluster.clock.advance(100)
    for (const node of [one, other]) {
      const back = await cluster.call(node, made)
      expect(back.socket.all('view')).toHaveLength(1)
      expect(back.socket.closed).toBeNull()
    }
    await cluster.clock.advance(3000)
    await drained
    expect(one.service.tables.runs(made.table)).toBe(false)
    expect(other.service.tables.runs(made.table)).toBe(true)
    expect(cluster.shared.tables.get(made.table)?.epoch).toBe(2)
  })

  it('does not send everybody away at once', async () => {
    const { cluster, clock, one, other } = await two()
    while (one.service.tables.size < 20) await cluster.make(one)
    const drained = one.service.cluster?.drain(20_000)
    await clock.advance(1000)
    expect(other.service.tables.size).toBeGreaterThan(5)
    expect(one.service.tables.size).toBeGreaterThan(5)
    await clock.advance(2000)
    await drained
    expect(one.service.tables.size).toBe(0)
  })
})
