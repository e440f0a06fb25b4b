import { beforeEach, describe, expect, it } from 'vitest'
import { editionToJson } from '@jelly/dice'
import { houseEdition } from '@jelly/rules'
import { MemoryStore } from '../../src/store/MemoryStore.ts'
import { StoreError } from '../../src/store/StoreError.ts'
import { type Made, TestServer } from '../../src/testing/TestServer.ts'

let server: TestServer
beforeEach(() => {
  server = new TestServer()
})

const SECRET = 'AAAAAAAAAAAAAAAAAAAAAA'
const error = (status: number, code: string) => ({
  status,
  body: { error: code, message: expect.any(String) as string },
})

describe('making a table', () => {
  it('seats its maker as host and gives the invitation', async () => {
    const answer = await server.ask('POST', '/api/tables', { name: 'Gina' })
    expect(answer.status).toBe(201)
    const { table, token, seat, invite } = answer.body as Made
    expect(seat).toBe(0)
    expect(token).toMatch(/^[\w-]{22}$/)
    expect(invite.code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/)
    expect(invite.url).toBe(`http://jelly.example/t/${table}#${invite.secret}`)
  })

  it.each(['🎲'.repeat(24), '👩‍👩‍👧‍👦 Kim'])('takes the name %s, and shows it', async (name) => {
    const made = await server.make({ name })
    const { socket } = await server.call(made)
    expect(socket.all('view')[0]?.view.seats[0]).toMatchObject({ name })
  })

  it('keeps no token, only its hash', async () => {
    const { table, token } = await server.make()
    const [guest] = await server.store.guests(table)
    expect(JSON.stringify(guest)).not.toContain(token)
  })

  it('for quick play begins as soon as its maker is there', async () => {
    const { socket } = await server.call(await server.make({ quick: true }))
    await server.clock.advance(10_000)
    expect(socket.all('events').flatMap(({ events }) => events)).toContainEqual({
      type: 'phaseChanged',
      phase: 'scramble',
    })
  })

  it('says what is wrong with the request', async () => {
    expect(await server.ask('POST', '/api/tables', '{')).toEqual(error(400, 'badRequest'))
    expect(await server.ask('POST', '/api/tables', { name: '' })).toEqual({
      status: 400,
      body: { error: 'badRequest', message: 'The field "name" is missing or wrong.' },
    })
    const settings = { players: 9 }
    expect(await server.ask('POST', '/api/tables', { name: 'Gina', settings })).toMatchObject({
      body: { message: 'The field "settings.players" is missing or wrong.' },
    })
  })

  it('takes a custom edition, and says what is wrong with one', async () => {
    const edition = { ...(editionToJson({ ...houseEdition, name: 'Ours' }) as object) }
    expect((await server.ask('POST', '/api/tables', { name: 'Gina', settings: { edition } })).status).toBe(201)
    const broken = { ...edition, boards: [] }
    expect(await server.ask('POST', '/api/tables', { name: 'Gina', settings: { edition: broken } })).toEqual({
      status: 400,
      body: {
        error: 'badEdition',
        message: 'boards: expected at least 5 that are not promo (7 for 5 players), found 0',
      },
    })
  })

  it('says what is wrong with settings that do not go together', async () => {
    const { boards, ...rest } = editionToJson({ ...houseEdition, name: 'Ours' }) as { boards: readonly object[] }
    const settings = { players: 5, edition: { ...rest, boards: boards.slice(0, 6) } }
    expect(await server.ask('POST', '/api/tables', { name: 'Gina', settings })).toEqual({
      status: 400,
      body: { error: 'badSettings', message: '5 players need 7 boards, this choice has 6' },
    })
    expect(server.service.tables.size).toBe(0)
    expect(await server.store.unfinished()).toEqual([])
  })

  it('with settings that do not go together writes nothing, and puts nothing in quarantine', async () => {
    const { boards, ...rest } = editionToJson({ ...houseEdition, name: 'Ours' }) as { boards: readonly object[] }
    const settings = { players: 5, edition: { ...rest, boards: boards.slice(0, 6) } }
    const written: string[] = []
    const store = new MemoryStore()
    store.addTable = async () => void written.push('table')
    store.quarantine = async () => void written.push('quarantine')
    const strict = new TestServer({ store })
    expect(await strict.ask('POST', '/api/tables', { name: 'Gina', settings })).toEqual(error(400, 'badSettings'))
    expect(written).toEqual([])
  })

  it('ends when there is no room, or one address wants too many', async () => {
    const small = new TestServer({ maxTables: 1 })
    await small.make()
    expect(await small.ask('POST', '/api/tables', { name: 'Gina' })).toEqual(error(503, 'tooManyTables'))
    const slow = new TestServer({ tablesPerMinute: 1 })
    await slow.make()
    expect(await slow.ask('POST', '/api/tables', { name: 'Gina' })).toEqual(error(429, 'tooOften'))
    expect((await slow.ask('POST', '/api/tables', { name: 'Gina' }, '10.0.0.2')).status).toBe(201)
  })
})

describe('joining', () => {
  it('by code, before the game and between rounds', async () => {
    const { table, invite, token } = await server.make()
    const answer = await server.ask('POST', '/api/join', { name: 'Sam', code: invite.code })
    expect(answer).toMatchObject({ status: 200, body: { table, seat: 1 } })
    const call = await server.call({ table, token })
    call.say({ type: 'do', id: 1, request: { type: 'startGame' } })
    await server.clock.advance(2000)
    expect(await server.post('/api/join', { name: 'Zoe', code: invite.code })).toMatchObject({ table, seat: 2 })
  })

  it('by link', async () => {
    const { table, invite } = await server.make()
    const { secret } = invite
    expect(await server.post('/api/join', { name: 'Sam', table, secret })).toMatchObject({ table, seat: 1 })
    expect(await server.ask('POST', '/api/join', { name: 'Sam', table, secret: SECRET })).toEqual(
      error(404, 'noSuchTable'),
    )
    expect(await server.ask('POST', '/api/join', { name: 'Sam', table })).toEqual(error(404, 'noSuchTable'))
  })

  it('an open table without either', async () => {
    const { table } = await server.make({ settings: { open: true } })
    expect(await server.post('/api/join', { name: 'Sam', table })).toMatchObject({ table, seat: 1 })
  })

  it('waits where the host approves', async () => {
    const { table, invite } = await server.make({ settings: { approve: true } })
    const { code } = invite
    expect(await server.post('/api/join', { name: 'Sam', code })).toMatchObject({ table, seat: null, waiting: true })
  })

  it('a full table is refused in the table’s words', async () => {
    const { invite } = await server.make({ settings: { players: 3 } })
    for (const name of ['Sam', 'Zoe']) await server.post('/api/join', { name, code: invite.code })
    expect(await server.ask('POST', '/api/join', { name: 'Tom', code: invite.code })).toEqual(error(409, 'tableFull'))
  })

  it('as a spectator takes no seat', async () => {
    const { table, invite } = await server.make()
    const watched = await server.post<Made>('/api/join', { name: 'Sam', code: invite.code, watch: true })
    expect(watched).toMatchObject({ table, seat: null })
    const { socket } = await server.call(watched)
    expect(socket.heard[0]).toMatchObject({ type: 'welcome', you: null })
    const closed = await server.make({ settings: { spectators: false } })
    const answer = await server.ask('POST', '/api/join', { name: 'Sam', code: closed.invite.code, watch: true })
    expect(answer).toEqual(error(403, 'noSpectators'))
  })

  it('without end makes wait', async () => {
    const slow = new TestServer({ tablesPerMinute: 1 })
    const { table, invite } = await slow.make()
    const watch = () => slow.ask('POST', '/api/join', { name: 'Sam', table, secret: invite.secret, watch: true })
    for (let n = 0; n < 10; n++) expect((await watch()).status).toBe(200)
    expect(await watch()).toEqual(error(429, 'tooOften'))
  })
})

describe('a token', () => {
  it('opens its table and no other', async () => {
    const [one, other] = [await server.make(), await server.make()]
    const ask = (table: string, token: string) => server.ask('POST', '/api/ticket', { table, token })
    expect((await ask(one.table, one.token)).status).toBe(200)
    expect(await ask(other.table, one.token)).toEqual(error(403, 'notAllowed'))
    expect(await ask('nowhere', one.token)).toEqual(error(404, 'noSuchTable'))
  })

  it('shows the invitation again', async () => {
    const { table, token, invite } = await server.make()
    expect(await server.post('/api/invite', { table, token })).toEqual(invite)
    expect(await server.ask('POST', '/api/invite', { table, token: SECRET })).toEqual(error(403, 'notAllowed'))
  })

  it('shows no invitation to one who waits for the host, and no game', async () => {
    const { table, token, invite } = await server.make({ settings: { approve: true, spectators: false } })
    const sam = await server.post<Made>('/api/join', { name: 'Sam', code: invite.code })
    expect(await server.ask('POST', '/api/invite', { table, token: sam.token })).toEqual(error(403, 'notAdmitted'))
    const host = await server.call({ table, token })
    const { socket } = await server.call(sam)
    host.say({ type: 'do', id: 1, request: { type: 'startGame' } })
    await server.clock.advance(20_000)
    expect(socket.all('events')).toEqual([])
    expect(socket.all('view').map(({ seq, view }) => [seq, view.phase, view.game])).toContainEqual([0, 'lobby', null])
    expect(JSON.stringify(socket.heard)).not.toContain(host.socket.all('view')[0]?.view.dice.commitment)
    expect(JSON.stringify(socket.heard)).not.toContain(invite.secret)
  })

  it('of the host changes the edition', async () => {
    const { table, token, invite } = await server.make()
    const guest = await server.post<Made>('/api/join', { name: 'Sam', code: invite.code })
    const edition = editionToJson({ ...houseEdition, name: 'Ours' })
    expect(await server.ask('POST', '/api/edition', { table, token: guest.token, edition })).toEqual(
      error(403, 'notHost'),
    )
    expect((await server.ask('POST', '/api/edition', { table, token, edition })).status).toBe(200)
    const { socket } = await server.call({ table, token })
    expect(socket.all('view')[0]?.view.settings.edition).toMatchObject({ name: 'Ours' })
    expect(await server.ask('POST', '/api/edition', { table, token, edition: {} })).toEqual(error(400, 'badEdition'))
  })

  it('of the host does not change the edition to one that does not fit the table', async () => {
    const { table, token } = await server.make({ settings: { players: 5 } })
    const { boards, ...rest } = editionToJson({ ...houseEdition, name: 'Ours' }) as { boards: readonly object[] }
    const edition = { ...rest, boards: boards.slice(0, 6) }
    expect(await server.ask('POST', '/api/edition', { table, token, edition })).toEqual({
      status: 400,
      body: { error: 'badEdition', message: '5 players need 7 boards, this choice has 6' },
    })
  })
})

describe('what anybody may read', () => {
  it('lists open tables only, and nothing secret of them', async () => {
    await server.make()
    const { table } = await server.make({ settings: { open: true } })
    const { body } = await server.ask('GET', '/api/tables')
    expect(body).toEqual({
      tables: [
        {
          id: table,
          players: 4,
          people: 1,
          bots: 0,
          phase: 'lobby',
          round: 0,
          tempo: 'frenzy',
          open: true,
          spectators: true,
        },
      ],
    })
  })

  it('says what the server is', async () => {
    const { body } = await server.ask('GET', '/api/info')
    expect(body).toEqual({ protocol: 3, version: '1.2.3', url: 'http://jelly.example', speed: 1 })
  })

  it('knows no other routes', async () => {
    expect(await server.ask('GET', '/api/secrets')).toEqual(error(404, 'noSuchRoute'))
    expect(await server.ask('DELETE', '/api/tables')).toEqual(error(404, 'noSuchRoute'))
    expect(await server.ask('GET', '/api/replays/unknown')).toEqual(error(404, 'noSuchReplay'))
  })
})

it('promises nothing while the disk fails', async () => {
  const store = new MemoryStore()
  store.addTable = async () => {
    throw new StoreError('full', 'disk full')
  }
  const broken = new TestServer({ store })
  expect(await broken.ask('POST', '/api/tables', { name: 'Gina' })).toEqual(error(503, 'storeFailed'))
})
