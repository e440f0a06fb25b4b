import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Made, TestServer } from '@jelly/server/testing'

const TABLES = 20_000
const WARM_UP = 2000
const AT_ONCE = 50

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const heap = (): number => {
  collect()
  return process.memoryUsage().heapUsed
}

/** Tables are made, people come and go, one of them plays, and ten minutes later the tables are cleared away. */
async function someTables(server: TestServer): Promise<void> {
  const made: Made[] = []
  for (let n = 0; n < AT_ONCE; n++) made.push(await server.make(n === 0 ? { quick: true } : {}))
  const calls = await Promise.all(made.map((one) => server.call(one)))
  await server.clock.advance(5000)
  for (const { connection } of calls) connection.closed()
  await server.clock.advance(700_000)
  await server.store.purge(server.clock.now())
}

export default {
  name: 'soak',
  goal: `${TABLES.toLocaleString('en')} tables made and ended: heap +≤ 5 %`,
  async run({ note }: { note: (text: string) => void }) {
    const server = new TestServer({ maxTables: 1000, tablesPerMinute: 1_000_000, speed: 20 })
    let before = 0
    for (let tables = 0; tables < TABLES; tables += AT_ONCE) {
      if (tables === WARM_UP) before = heap()
      await someTables(server)
    }
    const left = server.service.tables.size
    const growth = (100 * (heap() - before)) / before
    note(`${Math.round(before / 1e6)} MB after ${WARM_UP} tables`)
    return {
      figure: `heap ${growth >= 0 ? '+' : ''}${growth.toFixed(1)} %, ${left} tables left`,
      ok: growth <= 5 && left === 0,
    }
  },
}
