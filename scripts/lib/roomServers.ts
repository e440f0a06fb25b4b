// Room servers of others, to be measured beside ours in the same run. They are not part of the project: where the folder beside
// it is missing, they cannot be measured.
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './run.mjs'

const SOURCE = join(root, '..', 'shared', 'bench', 'rt')
const PORT = 4000
/** The measurement goes on for so long after the last action, and the server's own figure covers that too. */
const AFTER = 0.5

/** `ws`: the bare library. `colyseus`: with its state sync. */
export type RoomServer = 'ws' | 'colyseus'

const PROGRAMS: Readonly<Record<RoomServer, { file: string; env: Readonly<Record<string, string>> }>> = {
  ws: { file: 's-ws.ts', env: {} },
  colyseus: { file: 's-colyseus.ts', env: { SCHEMA: '1' } },
}

export interface Measured {
  /** Milliseconds of the server's CPU for one action. */
  readonly cpu: number
  readonly p99: number
}

/** A copy with its dependencies, outside of the project; null where there are no room servers beside the project. */
export async function installRoomServers(): Promise<string | null> {
  if (!existsSync(SOURCE)) return null
  const version = createHash('sha256')
    .update(readFileSync(join(SOURCE, 'package.json')))
    .digest('hex')
    .slice(0, 12)
  const folder = join(tmpdir(), `jelly-rooms-${version}`)
  cpSync(SOURCE, folder, { recursive: true })
  if (existsSync(join(folder, 'node_modules', 'ws'))) return folder
  const npm = spawn('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
  })
  const [code] = await once(npm, 'exit')
  if (code !== 0) throw new Error(`the room servers could not be installed: npm ended with ${code}`)
  return folder
}

/** As many rooms of four as asked for, two actions a second of each client; measured once the server has done the same for a while. */
export async function measureRooms(
  folder: string,
  kind: RoomServer,
  rooms: number,
  { seconds, warmUp }: { readonly seconds: number; readonly warmUp: number },
): Promise<Measured> {
  const { file, env } = PROGRAMS[kind]
  const server = start(folder, ['--expose-gc', file], env)
  const ended = once(server.child, 'exit')
  try {
    await untilOpen(server.child)
    const drive = async (forSeconds: number) => {
      const args = ['bench.ts', kind, String(rooms), String(forSeconds)]
      const driver = start(folder, args, { SP: String(server.child.pid) })
      await once(driver.child, 'close')
      return driver
    }
    await drive(warmUp)
    const driver = await drive(seconds)
    const figures = /sent (\d+) .* p99 ([\d.]+)/.exec(driver.told())
    const usage = server.told().trim().split('\n').at(-1) ?? ''
    if (figures === null) throw new Error(`${kind} told nothing: ${driver.told().slice(-300)}`)
    const { cpuPct } = JSON.parse(usage) as { cpuPct: string }
    const cpu = (Number(cpuPct) / 100) * (seconds + AFTER) * 1000
    return { cpu: cpu / Number(figures[1]), p99: Number(figures[2]) }
  } finally {
    server.child.kill('SIGKILL')
    await ended
  }
}

function start(cwd: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (more: Buffer) => (text += more.toString()))
  return { child, told: () => text }
}

async function untilOpen(server: ChildProcess): Promise<void> {
  while (!(await isOpen())) {
    if (server.exitCode !== null)
      throw new Error(`a room server ended with ${server.exitCode}: is port ${PORT} in use?`)
    await sleep(100)
  }
}

const isOpen = (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(PORT, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
