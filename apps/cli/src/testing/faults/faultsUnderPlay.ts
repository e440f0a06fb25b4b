import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Randomness, seededRandomness } from '@jelly/rules'
import { journalOf } from './journalOf.ts'
import { ServerProcess } from './ServerProcess.ts'
import { WitnessedTable } from './WitnessedTable.ts'

const SPEED = 20
/** Sockets that break in a second. */
const DROPS = 0.05
const TICK = 100

export interface PlayOptions {
  readonly faults: number
  readonly tables: number
  /** Milliseconds of play between two faults. */
  readonly between: number
  readonly seed: number
  readonly note?: (text: string) => void
}

export interface PlayReport {
  readonly acknowledged: number
  readonly games: number
  readonly contradictions: readonly string[]
}

/** Kills the server again and again while people play and their sockets drop, then holds the journal against them. */
export async function killsUnderPlay(options: PlayOptions): Promise<PlayReport & { readonly slowestStart: number }> {
  let slowestStart = 0
  const report = await faultsUnderPlay(options, async (server) => {
    await server.stop('SIGKILL')
    slowestStart = Math.max(slowestStart, await server.start())
  })
  return { ...report, slowestStart }
}

/** Fills the disk again and again; every third time the server is killed while it is full. */
export async function fullDisksUnderPlay(options: PlayOptions): Promise<PlayReport> {
  let count = 0
  return faultsUnderPlay(options, async (server) => {
    server.fillDisk()
    while (await server.isHealthy()) await sleep(TICK)
    await sleep(10 * TICK)
    if (++count % 3 === 0) {
      await server.stop('SIGKILL')
      await server.start()
    } else {
      server.freeDisk()
      while (!(await server.isHealthy())) await sleep(TICK)
    }
  })
}

async function faultsUnderPlay(
  { faults, tables, between, seed, note }: PlayOptions,
  fault: (server: ServerProcess) => Promise<void>,
): Promise<PlayReport> {
  const data = mkdtempSync(join(tmpdir(), 'jelly-faults-'))
  const server = await ServerProcess.start(data, ['--speed', String(SPEED)])
  const random = seededRandomness(seed)
  const all = await Promise.all(
    Array.from({ length: tables }, (_, n) =>
      WitnessedTable.open({ addresses: [server.url], speed: SPEED, seed: seed + n }),
    ),
  )
  try {
    for (let n = 1; n <= faults; n++) {
      await playOn(all, between, random)
      await fault(server)
      note?.(`${n} faults, ${sum(all, 'acknowledged')} acknowledged, ${sum(all, 'games')} games`)
    }
    await untilEachEndsAGame(all)
    return await verdict(all, server)
  } finally {
    for (const table of all) table.stop()
    await server.stop('SIGKILL')
    rmSync(data, { recursive: true })
  }
}

async function playOn(all: readonly WitnessedTable[], ms: number, random: Randomness): Promise<void> {
  const clients = all.flatMap((table) => table.clients)
  for (let time = 0; time < ms; time += TICK) {
    for (const client of clients) if (random(1_000_000) < (DROPS * TICK * 1_000_000) / 1000) client.drop()
    await sleep(TICK)
  }
}

/** Every game that was killed goes on to its end. */
async function untilEachEndsAGame(all: readonly WitnessedTable[]): Promise<void> {
  const before = all.map(({ games }) => games)
  while (all.some(({ games }, n) => games <= (before[n] ?? 0))) await sleep(TICK)
}

async function verdict(all: readonly WitnessedTable[], server: ServerProcess): Promise<PlayReport> {
  await server.stop('SIGTERM')
  await sleep(200)
  for (const table of all) table.stop()
  const contradictions: string[] = []
  for (const table of all) contradictions.push(...table.contradictions(await journalOf(server.data, table.id)))
  return { acknowledged: sum(all, 'acknowledged'), games: sum(all, 'games'), contradictions }
}

const sum = (all: readonly WitnessedTable[], what: 'acknowledged' | 'games'): number =>
  all.reduce((total, table) => total + table[what], 0)
