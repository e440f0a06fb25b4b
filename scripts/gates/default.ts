// What a host without a cluster pays for it: nothing. This checkout beside an older one (JELLY_AGAINST), several times in turn.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Testing from '@jelly/cli/testing'
import { killsUnderPlay } from '@jelly/cli/testing'
import { against, measureLoad } from '../lib/load.ts'
import { median } from '../lib/median.ts'
import { partOf } from '../lib/partOf.ts'
import { root } from '../lib/run.mjs'

const TURNS = 3
const SECONDS = 30
const SHORT_SECONDS = 8
const MOST = 1.05
/** Below this, a difference says nothing about a program (ms). */
const GRAIN = 2
const BOOTS = 3
/** What must never happen is measured here only: an older checkout need not have these faults. */
const KILLS = 20

type Figures = Record<string, number>

/** A file of `faults/` as another checkout has it; an older one has it among its tests. */
async function faultsOf(checkout: string, file: string): Promise<typeof Testing> {
  const folders = ['src/testing', 'test'].map((folder) => join(checkout, 'apps/cli', folder, 'faults', file))
  const found = folders.find((path) => existsSync(path))
  if (found === undefined) throw new Error(`${checkout} has no ${file}`)
  return (await import(pathToFileURL(found).href)) as typeof Testing
}

async function load(checkout: string, tables: number, seconds: number): Promise<Figures> {
  const { p99, server } = await measureLoad(tables, seconds, [], checkout)
  return { [`load-${tables} p99 ms`]: p99, [`load-${tables} CPU µs/action`]: (server?.cpuMsPerAck ?? NaN) * 1000 }
}

async function boots(checkout: string, tables: number): Promise<Figures> {
  const { ServerProcess } = await faultsOf(checkout, 'ServerProcess.ts')
  const data = mkdtempSync(join(tmpdir(), 'jelly-default-'))
  const server = await ServerProcess.start(data, ['--tables-per-minute', '1000000'])
  const times: number[] = []
  try {
    await measureLoad(tables, 5, ['--url', server.url], checkout)
    for (let boot = 0; boot < BOOTS; boot++) {
      await server.stop('SIGKILL')
      times.push(await server.start())
    }
  } finally {
    await server.stop('SIGKILL')
    rmSync(data, { recursive: true })
  }
  return { 'ready after boot ms': median(times) }
}

async function turn(checkout: string, short: boolean): Promise<Figures> {
  const seconds = short ? SHORT_SECONDS : SECONDS
  return {
    ...(await load(checkout, 250, seconds)),
    ...(await load(checkout, 500, seconds)),
    ...(await boots(checkout, short ? 100 : 500)),
  }
}

const describe = (figures: Figures): string =>
  Object.entries(figures)
    .map(([name, figure]) => `${name} ${Math.round(figure)}`)
    .join(', ')

const medians = (turns: readonly Figures[]): Figures =>
  Object.fromEntries(Object.keys(turns[0] ?? {}).map((name) => [name, median(turns.map((one) => one[name] ?? NaN))]))

export default {
  name: 'default',
  goal: `one process on SQLite: load-250, load-500 and ready-after-boot at most ${MOST} × the checkout in JELLY_AGAINST, nothing lost by ${KILLS} kills`,
  async run({ note, short }: { note: (text: string) => void; short: boolean }) {
    const turns: Figures[] = []
    const old: Figures[] = []
    const { first, last } = partOf(short ? 1 : TURNS)
    for (let n = first; n <= last; n++) {
      turns.push(await turn(root, short))
      note(`this one: ${describe(turns.at(-1) ?? {})}`)
      if (against === undefined) continue
      old.push(await turn(against, short))
      note(`the other: ${describe(old.at(-1) ?? {})}`)
    }
    const { contradictions } = await killsUnderPlay({ faults: short ? 3 : KILLS, tables: 4, between: 1500, seed: 1 })
    const kept = `${contradictions.length} contradictions after kills`
    const now = medians(turns)
    if (against === undefined) {
      const figure = `${describe(now)}, ${kept}; nothing to compare with`
      return { figure, ok: contradictions.length === 0 }
    }
    const before = medians(old)
    const worse = Object.entries(now).filter(([name, figure]) => figure > (before[name] ?? 0) * MOST + GRAIN)
    const told = worse.map(([name]) => name).join(', ')
    return {
      figure: `now ${describe(now)}; before ${describe(before)}${told && `; worse: ${told}`}; ${kept}`,
      ok: worse.length === 0 && contradictions.length === 0,
    }
  },
}
