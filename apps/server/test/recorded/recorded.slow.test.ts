import { verifyReplayText } from '@jelly/dice'
import type { Request, ServerMessage, TableView } from '@jelly/table'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { startServer } from '../../src/Server.ts'
import { type RawSocket, type Running, runningAt, seatedSocket } from '../support/runningServer.ts'
import { clockOfThen, recorded, recordedFolder, recordedReplays, type RecordedTable } from './recordedFolder.ts'

const { lobby, french, edition, scramble, finished, closed } = recorded.tables
let folder: ReturnType<typeof recordedFolder>
let running: Running

beforeEach(async () => {
  folder = recordedFolder()
  const args = ['--port', '0', '--host', '127.0.0.1', '--data', folder.data, '--log-level', 'warn', '--speed', '50']
  running = runningAt(await startServer(readConfig(args, {}), { clock: clockOfThen() }))
})

afterEach(async () => {
  await running.server.close()
  folder.remove()
})

const placeOf = ({ table, people }: RecordedTable, n = 0) => ({ table, token: people[n]?.token ?? '' })
const seated = (known: RecordedTable, n = 0): Promise<RawSocket> => seatedSocket(running, placeOf(known, n))
const viewOf = async (raw: RawSocket): Promise<TableView> => (await raw.hears('view')).view

async function view(known: RecordedTable, n = 0): Promise<TableView> {
  const raw = await seated(known, n)
  const seen = await viewOf(raw)
  raw.socket.close()
  return seen
}

describe('a data folder of an earlier version', () => {
  it('brings every table back that was open, and not the closed one', async () => {
    const health = (await (await running.fetch('/healthz')).json()) as { tables: number }
    expect(health.tables).toBe(5)
    const answer = await running.fetch('/api/ticket', { method: 'POST', body: JSON.stringify(placeOf(closed)) })
    expect(answer.status).toBe(404)
  })

  it.each(Object.entries({ lobby, french, edition, scramble, finished }))(
    'knows who sits at table "%s", and its invitation',
    async (_, known) => {
      const seen = await view(known)
      expect(seen).toMatchObject({ phase: known.phase, host: known.host })
      expect(seen.seats.map((seat) => ('name' in seat ? seat.name : null))).toEqual(known.seats)
      expect(seen.waiting.map(({ name }) => name)).toEqual(known.waiting)
      const { code, secret, url } = await running.post<typeof known.invite>('/api/invite', placeOf(known))
      expect({ code, secret }).toEqual({ code: known.invite.code, secret: known.invite.secret })
      expect(new URL(url).pathname + new URL(url).hash).toBe(`/t/${known.table}#${known.invite.secret}`)
      expect((await running.fetch(`/t/${known.table}`)).status).toBe(200)
    },
  )

  it('lets people in by code and link, and lists the open table', async () => {
    const { code, secret } = french.invite
    expect(await running.post('/api/join', { name: 'Tom', code })).toMatchObject({ table: french.table, seat: 2 })
    const byLink = { name: 'Mia', table: french.table, secret }
    expect(await running.post('/api/join', byLink)).toMatchObject({ table: french.table, seat: 3 })
    const { tables } = (await (await running.fetch('/api/tables')).json()) as { tables: { id: string }[] }
    expect(tables.map(({ id }) => id)).toEqual([french.table])
  })

  it('still lets the host of a lobby admit who waits there', async () => {
    const host = await seated(lobby)
    const [zoe] = (await viewOf(host)).waiting
    host.say({ type: 'do', id: 1000, request: { type: 'admit', newcomer: zoe?.newcomer ?? -1, admit: true } })
    expect(await host.hears('done')).toMatchObject({ id: 1000, refusal: null })
    const seen = await view(lobby, 2)
    expect(seen.seats.map((seat) => ('name' in seat ? seat.name : null))).toContain('Zoé')
    expect(seen.waiting).toEqual([])
  })

  it('tells every replay as it was told then', async () => {
    for (const [id, text] of Object.entries(recordedReplays)) {
      expect(verifyReplayText(text)).toMatchObject({ ok: true })
      expect(await (await running.fetch(`/api/replays/${id}`)).text()).toBe(text)
    }
    expect(Object.keys(recordedReplays).toSorted()).toEqual(
      [...(finished.games ?? []), ...(closed.games ?? [])].toSorted(),
    )
  })

  it('plays every game on to its end', async () => {
    await Promise.all([killedInAScramble(), withBoardsOfItsOwn(), anotherGameAfterFour()])
  })
})

async function killedInAScramble(): Promise<void> {
  const people = [await seated(scramble), await seated(scramble, 1)]
  const { game } = await viewOf(people[0] as RawSocket)
  const { squads = [], ...city } = scramble.game ?? {}
  expect(game).toMatchObject(city)
  const publicOf = ({ jelly, hand }: { readonly jelly: number; readonly hand: readonly number[] }) => ({ jelly, hand })
  expect(game?.squads.map(publicOf)).toEqual(squads.map(publicOf))
  expect(game?.squads[0]?.tray).toEqual(squads[0]?.tray)
  await playsToItsEnd(people)
}

async function withBoardsOfItsOwn(): Promise<void> {
  const host = await seated(edition)
  const { game, settings } = await viewOf(host)
  expect(settings.edition).toMatchObject({ name: 'Cinq quartiers' })
  expect(game).toMatchObject({ round: edition.game?.round, districts: edition.game?.districts })
  await playsToItsEnd([host])
}

async function anotherGameAfterFour(): Promise<void> {
  const host = await seated(finished)
  host.say({ type: 'do', id: 1000, request: { type: 'rematch' } })
  await playsToItsEnd([host], 5)
}

/** The people only say that they are ready; their dice are left to the sand. */
async function playsToItsEnd(people: readonly RawSocket[], gameNumber = 1): Promise<void> {
  const gameId = await Promise.all(people.map((raw) => watchToTheEnd(raw, gameNumber)))
  const replay = await (await running.fetch(`/api/replays/${gameId[0]}`)).text()
  expect(verifyReplayText(replay)).toMatchObject({ ok: true })
}

/** Resolves with the game's id. */
function watchToTheEnd(raw: RawSocket, gameNumber: number): Promise<string> {
  let id = 2000
  const ask = (request: Request) => raw.say({ type: 'do', id: ++id, request })
  return new Promise((resolve) => {
    const look = (message: ServerMessage) => {
      if (message.type !== 'view') return
      const { phase, dice, gameNumber: number } = message.view
      if (phase === 'ended' && number === gameNumber) resolve(dice.gameId)
      if (phase === 'ledger') ask({ type: 'setReady', ready: true })
      if (phase === 'lobby' && dice.seeds[0] === null) ask({ type: 'giveSeed', seed: 'then' })
    }
    raw.socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage
      look(message)
      const changes = message.type === 'events' && message.events.some(({ type }) => type === 'phaseChanged')
      if (changes) raw.say({ type: 'resync' })
    })
    raw.say({ type: 'resync' })
  })
}
