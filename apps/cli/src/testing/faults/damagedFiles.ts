import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Randomness, seededRandomness } from '@jelly/rules'
import { databaseContents } from '@jelly/server/testing'
import { networkLobby } from '../../network/networkLobby.ts'
import { ServerProcess } from './ServerProcess.ts'
import { WitnessedTable } from './WitnessedTable.ts'

const SPEED = 20

export interface DamageReport {
  readonly files: number
  /** Files of which the server said that they were damaged. */
  readonly noticed: number
  /** Rows, guests and results that were gone. */
  readonly lost: number
  /** What was lost without a word, named without being lost, or did not go on. */
  readonly problems: readonly string[]
}

/** Everything in a database that somebody was promised, by its name. */
type Kept = ReadonlyMap<string, string>

/** Flips bits in and cuts pieces off the files of a server that was killed under play, and holds what it says against what is gone. */
export async function damagedFiles(files: number, seed: number, note?: (text: string) => void): Promise<DamageReport> {
  const random = seededRandomness(seed)
  const folder = mkdtempSync(join(tmpdir(), 'jelly-damaged-'))
  const report = { files, noticed: 0, lost: 0, problems: [] as string[] }
  try {
    const sources = [await playedFolder(folder, 'SIGKILL', seed), await playedFolder(folder, 'SIGTERM', seed + 1)]
    for (let n = 0; n < files; n++) {
      const source = sources[n % 2] as string
      const data = join(folder, 'damaged')
      cpSync(source, data, { recursive: true })
      const what = damage(data, random)
      const { told, isOn } = await startedOver(data)
      const { lost, problems } = compare(promisedIn(source, folder), keptIn(data, folder), told)
      if (told.includes('the database was damaged')) report.noticed++
      if (!isOn) problems.push('the server does not go on')
      report.lost += lost
      report.problems.push(...problems.map((problem) => `${what}: ${problem}`))
      note?.(`${n + 1}: ${what}: ${lost} lost`)
      rmSync(data, { recursive: true })
    }
    return report
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function playedFolder(folder: string, end: 'SIGKILL' | 'SIGTERM', seed: number): Promise<string> {
  const data = join(folder, end)
  const server = await ServerProcess.start(data, ['--speed', String(SPEED)])
  const all = await Promise.all(
    [0, 1, 2].map((n) => WitnessedTable.open({ addresses: [server.url], speed: SPEED, seed: seed + n })),
  )
  try {
    while (all.some(({ games }) => games === 0)) await sleep(100)
  } finally {
    await server.stop(end)
    for (const table of all) table.stop()
  }
  return data
}

const DAMAGES = ['flip', 'flip', 'cut', 'page'] as const

/** Says what it did. */
function damage(data: string, random: Randomness): string {
  const files = ['jelly.db', 'jelly.db-wal'].filter((file) => existsSync(join(data, file)))
  const name = files[random(files.length)] as string
  const file = join(data, name)
  const bytes = readFileSync(file)
  const kind = DAMAGES[random(DAMAGES.length)] as (typeof DAMAGES)[number]
  const at = random(bytes.length)
  if (kind === 'cut') truncateSync(file, at)
  else {
    if (kind === 'flip') bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8))
    else bytes.fill(0, at - (at % 4096), at - (at % 4096) + 4096)
    writeFileSync(file, bytes)
  }
  return `${kind} ${name} at ${at} of ${bytes.length}`
}

async function startedOver(data: string): Promise<{ told: string; isOn: boolean }> {
  const server = await ServerProcess.start(data, ['--speed', String(SPEED)]).catch((error: unknown) => String(error))
  if (typeof server === 'string') return { told: server, isOn: false }
  const isOn = await networkLobby(server.url)
    .makeTable('Later')
    .then(
      () => true,
      () => false,
    )
  await server.stop('SIGTERM')
  return { told: server.errors, isOn }
}

/** Read from a copy: to open a database may change it. */
function keptIn(data: string, folder: string): Kept {
  const copy = mkdtempSync(join(folder, 'read-'))
  cpSync(data, copy, { recursive: true })
  const kept = databaseContents(join(copy, 'jelly.db'))
  rmSync(copy, { recursive: true })
  return kept
}

/** A row that was committed when the server was killed, but not marked yet, was told to nobody. */
function promisedIn(data: string, folder: string): Kept {
  const kept = new Map(keptIn(data, folder))
  const marks = readFileSync(join(data, 'jelly.db-marks'), 'utf8')
  for (const name of kept.keys()) {
    const [what, table, seq] = name.split(' ')
    if (what === 'row' && !marks.includes(` ${table}:${seq}`)) kept.delete(name)
  }
  return kept
}

function compare(before: Kept, after: Kept, told: string): { lost: number; problems: string[] } {
  const gone = [...before].filter(([name, text]) => after.get(name) !== text).map(([name]) => name)
  const unnamed = gone.filter((name) => !isNamed(name, told))
  const wrong = [...told.matchAll(/table (\w+) has lost rows? (\d+)(?: to (\d+))?/g)].flatMap(([, table, from, to]) => {
    const rows = Array.from(
      { length: Number(to ?? from) - Number(from) + 1 },
      (_, n) => `row ${table} ${Number(from) + n}`,
    )
    return rows.filter((name) => before.has(name) && !gone.includes(name))
  })
  const problems = [
    ...unnamed.map((name) => `${name} was lost without a word`),
    ...wrong.map((name) => `${name} is there and was said to be lost`),
  ]
  return { lost: gone.length, problems }
}

function isNamed(name: string, told: string): boolean {
  const [what, table, id] = name.split(' ') as [string, string, string]
  if (told.includes(`table ${table} is lost with all its rows`)) return true
  if (what === 'guest') return new RegExp(`table ${table} has lost (a|\\d+) guest`).test(told)
  if (what === 'result') return told.includes(`table ${table} has lost the result of game ${id}`)
  if (what === 'entry') return told.includes(`table ${table} may have lost its link`)
  return [...told.matchAll(new RegExp(`table ${table} has lost rows? (\\d+)(?: to (\\d+))?`, 'g'))].some(
    ([, from, to]) => Number(from) <= Number(id) && Number(id) <= Number(to ?? from),
  )
}
