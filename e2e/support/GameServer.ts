import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** The real server in a process of its own, with a folder of its own. */
export class GameServer {
  private readonly data = mkdtempSync(join(tmpdir(), 'jelly-'))
  private readonly speed: number
  private process: ChildProcess | null = null
  private port = 0

  constructor(speed: number) {
    this.speed = speed
  }

  get url(): string {
    return `http://localhost:${this.port}`
  }

  async start(): Promise<void> {
    const flags = { port: this.port, host: '127.0.0.1', data: this.data, speed: this.speed, 'tables-per-minute': 600 }
    const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, `${value}`])
    const child = spawn('node', [join(root, 'apps/server/src/main.ts'), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.process = child
    this.port = await portOf(child)
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const { process } = this
    this.process = null
    if (process === null) return
    const gone = once(process, 'exit')
    process.kill('SIGKILL')
    await gone
  }

  /** Everything at the tables stands still while something is done: the page then does not change either. */
  async whilePaused(act: () => Promise<unknown>): Promise<void> {
    this.process?.kill('SIGSTOP')
    try {
      await act()
    } finally {
      this.process?.kill('SIGCONT')
    }
  }

  async end(): Promise<void> {
    await this.kill()
    rmSync(this.data, { recursive: true, force: true })
  }
}

/** The server prints where it can be opened. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const port = /http:\/\/[\w.]+:(\d+)/.exec(said)?.[1]
      if (port) resolve(Number(port))
    })
    child.on('exit', (code) => reject(new Error(`the server ended with code ${code}: ${said}`)))
  })
}
