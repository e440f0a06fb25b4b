import { expect, it } from 'vitest'
import { TestTable } from './support/TestTable.ts'

it('a line that is lost over a ping is told of at once, not when something else happens', async () => {
  const table = await TestTable.open({ settings: { players: 3 } })
  const ann = await table.join('Ann')
  const bob = await table.join('Bob')
  let lostAt: number | null = null
  const hear = bob.hear.bind(bob)
  bob.hear = (message) => {
    hear(message)
    if (message.type !== 'ping' || lostAt !== null) return
    lostAt = table.ports.clock.now()
    table.table.disconnect(bob.connection)
  }
  await table.ports.clock.advanceUntil(() => lostAt !== null)
  await table.ports.clock.settle()
  expect(table.ports.clock.now()).toBe(lostAt)
  expect(ann.view.seats[1]).toMatchObject({ name: 'Bob', presence: 'away' })
})
