import { beforeEach, describe, expect, it } from 'vitest'
import { editionToJson } from '@jelly/dice'
import { houseEdition } from '@jelly/rules'
import { MemoryStore } from '../../src/store/memoryStore.ts'
import { StoreError } from '../../src/store/StoreError.ts'
import { type Made, TestHouse } from '../support/testHouse.ts'

let house: TestHouse
beforeEach(() => {
  house = new TestHouse()
})

const SECRET = 'AAAAAAAAAAAAAAAAAAAAAA'
const error = (status: number, code: string) => ({
  status,
  body: { error: code, message: expect.any(String) as string },
})

describe('making a table', () => {
  it('seats its maker as host and gives the invitation', async () => {
    const answer = await house.ask('POST', '/api/tables', { name: 'Gina' })
    expect(answer.status).toBe(201)
    const { table, token, seat, invite } = answer.body as Made
    expect(seat).toBe(0)
    expect(token).toMatch(/^[\w-]{22}$/)
    expect(invite.code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/)
    expect(invite.url).toBe(`http://jelly.example/t/${table}#${invite.secret}`)
  })

  it('keeps no token, only its hash', async () => {
    const { table, token } = await house.make()
    const [guest] = await house.store.guests(table)
    expect(JSON.stringify(guest)).not.toContain(token)
  })

  it('for quick play begins as soon as its maker is there', async () => {
    const { line } = await house.call(await house.make({ quick: true }))
    await house.clock.advance(10_000)
    expect(line.all('events').flatMap(({ events }) => events)).toContainEqual({
      type: 'phaseChanged',
      phase: 'scramble',
    })
  })

  it('says what is wrong with the request', async () => {
    expect(await house.ask('POST', '/api/tables', '{')).toEqual(error(400, 'badRequest'))
    expect(await house.ask('POST', '/api/tables', { name: '' })).toEqual({
      status: 400,
      body: { error: 'badRequest', message: 'The field "name" is missing or wrong.' },
    })
    const settings = { players: 9 }
    expect(await house.ask('POST', '/api/tables', { name: 'Gina', settings })).toMatchObject({
      body: { message: 'The field "settings.players" is missing or wrong.' },
    })
  })

  it('takes a custom edition, and says what is wrong with one', async () => {
    const edition = { ...(editionToJson({ ...houseEdition, name: 'Ours' }) as object) }
    expect((await house.ask('POST', '/api/tables', { name: 'Gina', settings: { edition } })).status).toBe(201)
    const broken = { ...edition, boards: [] }
    expect(await house.ask('POST', '/api/tables', { name: 'Gina', settings: { edition: broken } })).toEqual({
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
    expect(await house.ask('POST', '/api/tables', { name: 'Gina', settings })).toEqual({
      status: 400,
      body: { error: 'badSettings', message: '5 players need 7 boards, this choice has 6' },
    })
    expect(house.house.host.size).toBe(0)
    expect(await house.store.unfinished()).toEqual([])
  })

  it('ends when there is no room, or one address wants too many', async () => {
    const small = new TestHouse({ maxTables: 1 })
    await small.make()
    expect(await small.ask('POST', '/api/tables', { name: 'Gina' })).toEqual(error(503, 'tooManyTables'))
    const slow = new TestHouse({ tablesPerMinute: 1 })
    await slow.make()
    expect(await slow.ask('POST', '/api/tables', { name: 'Gina' })).toEqual(error(429, 'tooOften'))
    expect((await slow.ask('POST', '/api/tables', { name: 'Gina' }, '10.0.0.2')).status).toBe(201)
  })
})

describe('joining', () => {
  it('by code while the lobby is open', async () => {
    const { table, invite, token } = await house.make()
    const answer = await house.ask('POST', '/api/join', { name: 'Sam', code: invite.code })
    expect(answer).toMatchObject({ status: 200, body: { table, seat: 1 } })
    const call = await house.call({ table, token })
    call.say({ type: 'do', id: 1, request: { type: 'startGame' } })
    await house.clock.advance(5000)
    expect(await house.ask('POST', '/api/join', { name: 'Zoe', code: invite.code })).toEqual(error(404, 'noSuchTable'))
  })

  it('by link', async () => {
    const { table, invite } = await house.make()
    const { secret } = invite
    expect(await house.post('/api/join', { name: 'Sam', table, secret })).toMatchObject({ table, seat: 1 })
    expect(await house.ask('POST', '/api/join', { name: 'Sam', table, secret: SECRET })).toEqual(
      error(404, 'noSuchTable'),
    )
    expect(await house.ask('POST', '/api/join', { name: 'Sam', table })).toEqual(error(404, 'noSuchTable'))
  })

  it('an open table without either', async () => {
    const { table } = await house.make({ settings: { open: true } })
    expect(await house.post('/api/join', { name: 'Sam', table })).toMatchObject({ table, seat: 1 })
  })

  it('waits where the host approves', async () => {
    const { table, invite } = await house.make({ settings: { approve: true } })
    const { code } = invite
    expect(await house.post('/api/join', { name: 'Sam', code })).toMatchObject({ table, seat: null, waiting: true })
  })

  it('a full table is refused in the table’s words', async () => {
    const { invite } = await house.make({ settings: { players: 3 } })
    for (const name of ['Sam', 'Zoe']) await house.post('/api/join', { name, code: invite.code })
    expect(await house.ask('POST', '/api/join', { name: 'Tom', code: invite.code })).toEqual(error(409, 'tableFull'))
  })

  it('as a spectator takes no seat', async () => {
    const { table, invite } = await house.make()
    const watched = await house.post<Made>('/api/join', { name: 'Sam', code: invite.code, watch: true })
    expect(watched).toMatchObject({ table, seat: null })
    const { line } = await house.call(watched)
    expect(line.heard[0]).toMatchObject({ type: 'welcome', you: null })
    const closed = await house.make({ settings: { spectators: false } })
    const answer = await house.ask('POST', '/api/join', { name: 'Sam', code: closed.invite.code, watch: true })
    expect(answer).toEqual(error(403, 'noSpectators'))
  })

  it('without end makes wait', async () => {
    const slow = new TestHouse({ tablesPerMinute: 1 })
    const { table, invite } = await slow.make()
    const watch = () => slow.ask('POST', '/api/join', { name: 'Sam', table, secret: invite.secret, watch: true })
    for (let n = 0; n < 10; n++) expect((await watch()).status).toBe(200)
    expect(await watch()).toEqual(error(429, 'tooOften'))
  })

  it('with ten wrong codes makes wait, even with the right one', async () => {
    const { invite } = await house.make()
    const guess = (code: string, address?: string) => house.ask('POST', '/api/join', { name: 'Sam', code }, address)
    for (let n = 0; n < 10; n++) expect(await guess('AAAAAA')).toEqual(error(404, 'noSuchTable'))
    expect(await guess(invite.code)).toEqual(error(429, 'tooOften'))
    expect((await guess(invite.code, '10.0.0.2')).status).toBe(200)
    await house.clock.advance(60_001)
    expect((await guess(invite.code)).status).toBe(200)
  })

  it('makes everybody wait after a hundred wrong codes together', async () => {
    const guess = (n: number) => house.ask('POST', '/api/join', { name: 'Sam', code: 'AAAAAA' }, `10.0.1.${n}`)
    for (let n = 0; n < 100; n++) expect((await guess(n)).status).toBe(404)
    expect(await guess(100)).toEqual(error(429, 'tooOften'))
  })
})

describe('a token', () => {
  it('opens its table and no other', async () => {
    const [one, other] = [await house.make(), await house.make()]
    const ask = (table: string, token: string) => house.ask('POST', '/api/ticket', { table, token })
    expect((await ask(one.table, one.token)).status).toBe(200)
    expect(await ask(other.table, one.token)).toEqual(error(403, 'notAllowed'))
    expect(await ask('nowhere', one.token)).toEqual(error(404, 'noSuchTable'))
  })

  it('shows the invitation again', async () => {
    const { table, token, invite } = await house.make()
    expect(await house.post('/api/invite', { table, token })).toEqual(invite)
    expect(await house.ask('POST', '/api/invite', { table, token: SECRET })).toEqual(error(403, 'notAllowed'))
  })

  it('of the host changes the edition', async () => {
    const { table, token, invite } = await house.make()
    const guest = await house.post<Made>('/api/join', { name: 'Sam', code: invite.code })
    const edition = editionToJson({ ...houseEdition, name: 'Ours' })
    expect(await house.ask('POST', '/api/edition', { table, token: guest.token, edition })).toEqual(
      error(403, 'notHost'),
    )
    expect((await house.ask('POST', '/api/edition', { table, token, edition })).status).toBe(200)
    const { line } = await house.call({ table, token })
    expect(line.all('view')[0]?.view.settings.edition).toMatchObject({ name: 'Ours' })
    expect(await house.ask('POST', '/api/edition', { table, token, edition: {} })).toEqual(error(400, 'badEdition'))
  })
})

describe('what anybody may read', () => {
  it('lists open tables only, and nothing secret of them', async () => {
    await house.make()
    const { table } = await house.make({ settings: { open: true } })
    const { body } = await house.ask('GET', '/api/tables')
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
    const { body } = await house.ask('GET', '/api/info')
    expect(body).toEqual({ protocol: 1, version: '1.2.3', url: 'http://jelly.example', speed: 1 })
  })

  it('knows no other routes', async () => {
    expect(await house.ask('GET', '/api/secrets')).toEqual(error(404, 'noSuchRoute'))
    expect(await house.ask('DELETE', '/api/tables')).toEqual(error(404, 'noSuchRoute'))
    expect(await house.ask('GET', '/api/replays/unknown')).toEqual(error(404, 'noSuchReplay'))
  })
})

it('promises nothing while the disk fails', async () => {
  const store = new MemoryStore()
  store.addTable = async () => {
    throw new StoreError('full', 'disk full')
  }
  const broken = new TestHouse({ store })
  expect(await broken.ask('POST', '/api/tables', { name: 'Gina' })).toEqual(error(503, 'storeFailed'))
})
