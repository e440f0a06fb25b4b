// What a table takes of the server's memory: with four people in a game, with nobody, and many of both.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LoadPlayer } from '../../apps/cli/src/load/LoadPlayer.ts'
import { LoadTally } from '../../apps/cli/src/load/LoadTally.ts'
import { networkLobby } from '../../apps/cli/src/network/networkLobby.ts'
import { freePort } from '../engines/freePort.ts'

const PROGRAM = new URL('../lib/memoryServer.ts', import.meta.url)
const TABLES = 100
const ASLEEP = 2000
const AWAKE = 500
const PEOPLE = 4
/** At this speed a game is over in the time given. */
const SPEED = 10
const GAME = 45_000
const AT_ONCE = 16

const MOST_AWAKE_KB = 150
const MOST_ASLEEP_KB = 100
const MOST_MB = 500

interface Memory {
  readonly kept: number
  readonly rss: number
}

class MeasuredServer {
  readonly url: string
  readonly #child: ChildProcess
  readonly #data = mkdtempSync(join(tmpdir(), 'jelly-memory-'))

  constructor(port: number) {
    this.url = `http://127.0.0.1:${port}`
    const where = ['--host', '127.0.0.1', '--port', String(port), '--data', this.#data, '--log-level', 'error']
    const limits = ['--speed', String(SPEED), '--tables-per-minute', '1000000', '--max-tables', '10000']
    this.#child = fork(PROGRAM, [...where, ...limits], {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
  }

  async isOpen(): Promise<void> {
    while (
      !(await fetch(`${this.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await sleep(50)
  }

  async memory(): Promise<Memory> {
    this.#child.send('memory')
    const [memory] = (await once(this.#child, 'message')) as [Memory]
    return memory
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
    rmSync(this.#data, { recursive: true })
  }
}

/** Tables with four seats taken; whoever is to be there connects. */
async function fill(url: string, tables: number, connected: boolean): Promise<LoadPlayer[]> {
  const lobby = networkLobby(url)
  const players: LoadPlayer[] = []
  const tally = new LoadTally()
  let left = tables
  const one = async () => {
    while (left-- > 0) {
      const own = await lobby.makeTable('Load', { settings: { players: PEOPLE, briefing: false } })
      const places = [own]
      while (places.length < PEOPLE) places.push({ ...own, ...(await lobby.join('Load', { code: own.invite.code })) })
      if (!connected) continue
      const here = places.map((place) => new LoadPlayer(lobby, place, tally, players.length))
      players.push(...here)
      while (here.some(({ view }) => view === null)) await sleep(5)
      for (const player of here) player.giveSeed()
      here[0]?.start()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return players
}

const KB = 1024
const perTable = (now: Memory, before: Memory, tables: number): number =>
  Math.round((now.kept - before.kept) / tables / KB)

async function measureOne(): Promise<{ awake: number; asleep: number }> {
  const server = new MeasuredServer(await freePort())
  try {
    await server.isOpen()
    // What the first tables bring with them (compiled code, pools) is not theirs.
    for (const player of await fill(server.url, 5, true)) player.stop()
    await sleep(2000)
    const empty = await server.memory()
    const players = await fill(server.url, TABLES, true)
    for (const player of players) player.play(400)
    await sleep(GAME)
    const awake = perTable(await server.memory(), empty, TABLES)
    for (const player of players) player.stop()
    await sleep(2000)
    return { awake, asleep: perTable(await server.memory(), empty, TABLES) }
  } finally {
    await server.stop()
  }
}

async function measureMany(): Promise<number> {
  const server = new MeasuredServer(await freePort())
  try {
    await server.isOpen()
    await fill(server.url, ASLEEP, false)
    const players = await fill(server.url, AWAKE, true)
    for (const player of players) player.play(1000)
    await sleep(10_000)
    const { rss } = await server.memory()
    for (const player of players) player.stop()
    return Math.round(rss / KB / KB)
  } finally {
    await server.stop()
  }
}

export default {
  name: 'memory',
  goal: `a table with four people after a game ≤ ${MOST_AWAKE_KB} KB, with nobody ≤ ${MOST_ASLEEP_KB} KB; ${ASLEEP} asleep and ${AWAKE} awake ≤ ${MOST_MB} MB in all`,
  async run() {
    const { awake, asleep } = await measureOne()
    const many = await measureMany()
    const figure = `with four people ${awake} KB, with nobody ${asleep} KB; ${ASLEEP} asleep and ${AWAKE} awake ${many} MB in all`
    return { figure, ok: awake <= MOST_AWAKE_KB && asleep <= MOST_ASLEEP_KB && many <= MOST_MB }
  },
}
