import { expect } from 'vitest'
import type { ServerMessage, TableView } from '@jelly/table'
import { VirtualClock } from '@jelly/table/testing'
import { type PendingRequests, TableClient } from '../../src/index.ts'
import { TestConnection } from '../support/TestConnection.ts'

const VIEW = { phase: 'lobby', game: null, seats: [], dice: { seeds: [] } } as unknown as TableView
const rename = (name: string) => ({ type: 'setName', name }) as const
const welcome = (lastId: number): ServerMessage => ({
  type: 'welcome',
  protocol: 3,
  table: 't',
  you: 0,
  lastId,
  now: 0,
})
const view = (seq: number): ServerMessage => ({ type: 'view', seq, now: 0, you: 0, view: VIEW })
const done = (id: number): ServerMessage => ({ type: 'done', id, refusal: null })

type MakeRequests = (now: number) => PendingRequests | undefined

function setting(make: MakeRequests, shows: 'together' | 'atOnce' = 'atOnce') {
  const clock = new VirtualClock()
  const connection = new TestConnection()
  const requests = make(clock.now())
  const client = new TableClient({ connection, clock, shows, ...(requests && { requests }) }).start()
  const open = (lastId = 0, seq = 1) => {
    connection.turn({ kind: 'open' })
    connection.hear(welcome(lastId))
    connection.hear(view(seq))
  }
  const lose = () => connection.turn({ kind: 'lost', since: 0, attempts: 1 })
  return { clock, connection, client, open, lose }
}

/** What holds for every client of a table; each is told which requests to keep, so that planted mistakes can be run too. */
export const SCENARIOS: Readonly<Record<string, (make: MakeRequests) => Promise<void>>> = {
  async 'what was not answered is sent again under the same number, in order, until it is'(make) {
    const { connection, client, open, lose } = setting(make)
    open()
    const ids = ['A', 'B', 'C'].map((name) => client.ask(rename(name)))
    connection.hear(done(ids[1] ?? 0))
    for (let n = 0; n < 2; n++) {
      lose()
      connection.said.length = 0
      open()
      expect(connection.asked).toEqual([
        { type: 'do', id: ids[0], request: rename('A') },
        { type: 'do', id: ids[2], request: rename('C') },
      ])
    }
  },

  async 'what is asked while nobody listens is sent on the next connection'(make) {
    const { connection, client, open, lose } = setting(make)
    open()
    lose()
    const id = client.ask(rename('A'))
    expect(connection.asked).toEqual([])
    open()
    expect(connection.asked).toEqual([{ type: 'do', id, request: rename('A') }])
  },

  async 'an answer that was lost is a yes'(make) {
    const { connection, client, open, lose } = setting(make)
    open()
    const answer = client.request(rename('A'))
    const [asked] = connection.asked
    lose()
    open(asked?.id)
    connection.hear({ type: 'done', id: asked?.id ?? 0, refusal: { refused: 'alreadyHandled' } })
    expect(await answer).toBeNull()
    expect(client.pending).toEqual([])
  },

  async 'what the server did not do before it restarted is refused'(make) {
    const { connection, client, open, lose } = setting(make)
    open()
    const answer = client.request(rename('A'))
    const [asked] = connection.asked
    lose()
    open((asked?.id ?? 0) + 1)
    connection.hear({ type: 'done', id: asked?.id ?? 0, refusal: { refused: 'notDone' } })
    expect(await answer).toEqual({ refused: 'notDone' })
    expect(client.pending).toEqual([])
  },

  async 'numbers rise above those of an earlier life'(make) {
    const { client, open } = setting(make)
    open(5_000_000)
    expect(client.ask(rename('A'))).toBe(5_000_001)
    expect(client.ask(rename('B'))).toBe(5_000_002)
  },

  async 'after a gap it asks for the whole view once, and ignores the rest until it comes'(make) {
    const { connection, client, open } = setting(make)
    open(0, 7)
    const events = (seq: number): ServerMessage => ({ type: 'events', seq, at: 0, events: [] })
    connection.hear(events(7))
    connection.hear(events(8))
    for (const seq of [10, 11, 12]) connection.hear(events(seq))
    expect(connection.said.filter(({ type }) => type === 'resync')).toHaveLength(1)
    expect(client.seq).toBe(8)
    connection.hear(view(12))
    connection.hear(events(13))
    expect(client.seq).toBe(13)
  },

  async 'an answer that waits to be shown outlives a whole view'(make) {
    const { clock, connection, client, open } = setting(make, 'together')
    open()
    const answer = client.request(rename('A'))
    connection.hear({ type: 'events', seq: 2, at: clock.now() + 300, events: [] })
    connection.hear(done(connection.asked[0]?.id ?? 0))
    connection.hear(view(2))
    await clock.settle()
    expect(client.pending).toEqual([])
    expect(await answer).toBeNull()
  },

  async 'it answers each ping with how far it has come'(make) {
    const { connection, open } = setting(make)
    open(0, 4)
    connection.hear({ type: 'events', seq: 5, at: 0, events: [] })
    connection.hear({ type: 'ping', n: 99, now: 0 })
    expect(connection.said.at(-1)).toEqual({ type: 'pong', n: 99, seq: 5 })
  },

  async 'closed, it hears and asks the clock for nothing more'(make) {
    const { clock, connection, client, open } = setting(make, 'together')
    open()
    client.close()
    const said = connection.said.length
    connection.hear(view(9))
    await clock.advance(60_000)
    expect(connection.said).toHaveLength(said)
    expect(client.seq).toBe(1)
  },
}
