import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Made, TestHouse } from '../../apps/server/test/support/testHouse.ts'

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
async function someTables(house: TestHouse): Promise<void> {
  const made: Made[] = []
  for (let n = 0; n < AT_ONCE; n++) made.push(await house.make(n === 0 ? { quick: true } : {}))
  const calls = await Promise.all(made.map((one) => house.call(one)))
  await house.clock.advance(5000)
  for (const { caller } of calls) caller.gone()
  await house.clock.advance(700_000)
  await house.store.purge(house.clock.now())
}

export default {
  name: 'soak',
  goal: `${TABLES.toLocaleString('en')} tables made and ended: heap +≤ 5 %`,
  async run({ note }: { note: (text: string) => void }) {
    const house = new TestHouse({ maxTables: 1000, tablesPerMinute: 1_000_000, speed: 20 })
    let before = 0
    for (let tables = 0; tables < TABLES; tables += AT_ONCE) {
      if (tables === WARM_UP) before = heap()
      await someTables(house)
    }
    const left = house.house.host.size
    const growth = (100 * (heap() - before)) / before
    note(`${Math.round(before / 1e6)} MB after ${WARM_UP} tables`)
    return {
      figure: `heap ${growth >= 0 ? '+' : ''}${growth.toFixed(1)} %, ${left} tables left`,
      ok: growth <= 5 && left === 0,
    }
  },
}
