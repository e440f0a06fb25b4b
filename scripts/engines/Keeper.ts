import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface Kept {
  readonly command: readonly string[]
  readonly folder: string
  /** Who runs it, where that is not who runs this. */
  readonly user?: { readonly uid: number; readonly gid: number }
  /** What ends it at once and cleanly. */
  readonly signal: NodeJS.Signals
}

type Word = 'start' | 'stop' | 'kill' | 'pause' | 'resume' | 'end'

/** An engine in a process that ends with this one, whatever becomes of this one. */
export class Keeper {
  readonly #process: ChildProcess
  readonly #waiting: (() => void)[] = []
  readonly #ended: Promise<void>
  #errors = ''

  constructor({ user, ...kept }: Kept) {
    const about = JSON.stringify({ ...kept, ...user })
    this.#process = spawn(process.execPath, [join(import.meta.dirname, 'keepEngine.mjs'), about], {
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    this.#ended = new Promise((resolve) => this.#process.once('close', () => resolve()))
    const { stdout, stderr, stdin } = this.#process
    if (stdout) createInterface({ input: stdout }).on('line', () => this.#waiting.shift()?.())
    stderr?.on('data', (text) => (this.#errors = `${this.#errors}${text}`.slice(-4000)))
    stdin?.on('error', () => undefined)
  }

  /** Of the process whose child the engine is. */
  get pid(): number {
    return this.#process.pid ?? 0
  }

  /** The last of what the engine said on its error output. */
  get errors(): string {
    return this.#errors
  }

  start = (): Promise<void> => this.#say('start')
  /** Tells it to end, and waits until it has. */
  stop = (): Promise<void> => this.#say('stop')
  /** As `kill -9`. */
  kill = (): Promise<void> => this.#say('kill')
  /** Stops it where it stands: its sockets stay open, and nothing answers. */
  pause = (): Promise<void> => this.#say('pause')
  resume = (): Promise<void> => this.#say('resume')

  async end(): Promise<void> {
    void this.#say('end')
    await this.#ended
  }

  #say(word: Word): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      this.#process.stdin?.write(`${word}\n`)
    })
  }
}
