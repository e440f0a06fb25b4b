import { expect, it } from 'vitest'
import { TestServer } from '../../src/testing/TestServer.ts'

const MOST_OF_ADDRESS = 100

it('takes no more guests of an address than it can hold, until one of them leaves', async () => {
  const server = new TestServer({ maxConnections: 1000, connectionsPerAddress: 1000 })
  const made = await server.make()
  const join = () =>
    server.ask('POST', '/api/join', { name: 'Sam', table: made.table, secret: made.invite.secret, watch: true })
  const calls = []
  // The host is the first guest of this address.
  for (let n = 1; n < MOST_OF_ADDRESS; n++) {
    const { status, body } = await join()
    expect(status).toBe(200)
    calls.push(await server.call(body as { table: string; token: string }))
  }
  expect(await join()).toMatchObject({
    status: 409,
    body: { error: 'tooManyGuests', message: 'So many people are at this table that nobody more can come.' },
  })
  calls[0]?.connection.closed()
  await server.clock.settle()
  expect(await join()).toMatchObject({ status: 200 })
})
