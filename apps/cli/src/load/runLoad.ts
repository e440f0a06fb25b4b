import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SeatKey } from '@jelly/client'
import type { BotLevel, Settings } from '@jelly/table'
import { networkLobby } from '../network/networkLobby.ts'
import { LoadPlayer } from './LoadPlayer.ts'
import { serverUsage, usageOf } from './serverUsage.ts'
import { LoadTally } from './LoadTally.ts'

const PLAYERS = 4
const AT_ONCE = 16
const WARM_UP = 5

export interface LoadOptions {
  readonly tables: number
  readonly seconds: number
  /** For so many seconds before that the players play, and nothing is measured. */
  readonly warmUp?: number
  /** Actions of each player in a second. */
  readonly rate: number
  /** Bots of this level on all seats but one of each table, instead of people. */
  readonly bots?: BotLevel | undefined
  /** Of one server, or of several processes that share their tables. */
  readonly urls: readonly string[]
  readonly lines?: LoadLines
  readonly note: (text: string) => void
}

/** Where players connect: at any process, where the table runs, or never there, so that all they say is passed on. */
export const LINES = ['any', 'owner', 'other'] as const
export type LoadLines = (typeof LINES)[number]

export type LoadReport = Awaited<ReturnType<typeof runLoad>>

/** Fills tables with players, lets them play, and measures. */
export async function runLoad({
  tables,
  seconds,
  warmUp = WARM_UP,
  rate,
  bots,
  urls,
  lines = 'any',
  note,
}: LoadOptions) {
  const tally = new LoadTally()
  const filler: Filler = { urls, lines, tally, ...crewOf(bots) }
  const players = (await fillTables(filler, tables)).flat()
  note(`${tables} tables, ${players.length} players`)
  for (const player of players) player.play(1000 / rate)
  await sleep(warmUp * 1000)
  const lag = monitorEventLoopDelay({ resolution: 1 })
  const before = await Promise.all(urls.map(serverUsage))
  lag.enable()
  tally.turn(true)
  const start = performance.now()
  const ownBefore = process.cpuUsage()
  await sleep(seconds * 1000)
  tally.turn(false)
  const took = (performance.now() - start) / 1000
  const own = process.cpuUsage(ownBefore)
  lag.disable()
  const after = await Promise.all(urls.map(serverUsage))
  for (const player of players) player.stop()
  const counts = tally.report()
  const server = usageOf(before, after, took, counts.acks)
  const acksPerSecond = Math.round(counts.acks / took)
  return {
    tables,
    players: players.length,
    seconds: Math.round(took),
    ...counts,
    acksPerSecond,
    server,
    ownLagP99: lag.percentile(99) / 1e6,
    ownCpuPercent: Math.round((own.user + own.system) / took / 1000) / 10,
  }
}

/** How tables are filled. */
interface Filler {
  readonly urls: readonly string[]
  readonly lines: LoadLines
  readonly tally: LoadTally
  readonly people: number
  readonly settings: Partial<Settings>
}

function crewOf(bots: BotLevel | undefined): Pick<Filler, 'people' | 'settings'> {
  const settings = { players: PLAYERS, briefing: false } as const
  return bots === undefined ? { people: PLAYERS, settings } : { people: 1, settings: { ...settings, botLevel: bots } }
}

/** How many addresses after the owner's a player's is. */
function stepsFrom(lines: LoadLines, seat: number, addresses: number): number {
  switch (lines) {
    case 'any':
      return seat
    case 'owner':
      return 0
    case 'other':
      return addresses === 1 ? 0 : 1 + (seat % (addresses - 1))
  }
}

async function fillTables(filler: Filler, tables: number): Promise<LoadPlayer[][]> {
  const groups: LoadPlayer[][] = []
  const fillOne = async () => {
    for (let n = groups.push([]) - 1; n < tables; n = groups.push([]) - 1) groups[n] = await fillTable(filler, n)
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, tables) }, fillOne))
  return groups.slice(0, tables)
}

async function fillTable({ urls, lines, tally, people, settings }: Filler, n: number): Promise<LoadPlayer[]> {
  // Whoever makes a table owns it.
  const lobby = networkLobby(urls, n)
  const own = await lobby.makeTable('Load', { settings })
  const places: SeatKey[] = [own]
  while (places.length < people) places.push(await lobby.join('Load', { code: own.invite.code }))
  const lobbyOf = (seat: number) => networkLobby(urls, n + stepsFrom(lines, seat, urls.length))
  const players = places.map((place, seat) => new LoadPlayer(lobbyOf(seat), place, tally, n * PLAYERS + seat))
  while (players.some(({ view }) => view === null)) await sleep(5)
  for (const player of players) player.giveSeed()
  players[0]?.start()
  return players
}
