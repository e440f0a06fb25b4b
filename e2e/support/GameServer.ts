import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestDice } from './dice.ts'

const root = join(import.meta.dirname, '..', '..')
const cache = join(root, 'node_modules/.cache/jelly')

export interface ServerSetup {
  /** How many times faster than printed the games run. */
  readonly speed: number
  readonly dice: TestDice
  /** The same seed brings the same bots and dice. */
  readonly seed: string
  /** On what it listens: this machine alone, or with `::` everything that leads here. */
  readonly host?: string
  /** Another checkout with its page built, to be looked at beside this one; its dice fall as they do for everybody. */
  readonly checkout?: string
}

interface StartOptions {
  readonly page?: string
  readonly ahead?: number
  readonly speed?: number
}

/** The real server in a process of its own, with a folder of its own. */
export class GameServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'jelly-'))
  readonly #setup: ServerSetup
  #process: ChildProcess | null = null
  #port = 0
  #starts = 0

  constructor(setup: ServerSetup) {
    this.#setup = setup
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  get isRunning(): boolean {
    return this.#process !== null
  }

  /** `page`: the folder of another page than the one that is built; `ahead`: by so many minutes its clock is ahead. */
  async start({ page, ahead = 0, speed = this.#setup.speed }: StartOptions = {}): Promise<void> {
    const { dice, seed, host = '127.0.0.1', checkout } = this.#setup
    // A name that was given before must not be given again.
    const luck = [join(import.meta.dirname, 'serve.ts'), dice, `${seed} ${this.#starts++}`, `${ahead}`]
    const program = checkout === undefined ? luck : [join(checkout, 'apps/server/src/main.ts')]
    const usual = { port: this.#port, host, data: this.#data, speed, 'tables-per-minute': 600 }
    const flags = { ...usual, ...(page !== undefined && { page }) }
    const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, `${value}`])
    const child = spawn('node', [...program, ...args], {
      cwd: checkout ?? root,
      env: { ...process.env, NODE_COMPILE_CACHE: cache },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = child
    this.#port = await portOf(child)
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process
    this.#process = null
    if (child === null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  /** What follows is not looked at: everything goes on where it was, as fast as it can. */
  async hurry(): Promise<void> {
    await this.kill()
    await this.start({ speed: 60 })
  }

  /** Everything at the tables stands still while something is done: the page then does not change either. */
  async whilePaused(act: () => Promise<unknown>): Promise<void> {
    this.#process?.kill('SIGSTOP')
    try {
      await act()
    } finally {
      this.#process?.kill('SIGCONT')
    }
  }

  async end(): Promise<void> {
    await this.kill()
    rmSync(this.#data, { recursive: true, force: true })
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
