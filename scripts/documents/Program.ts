import { spawn } from 'node:child_process'
import { root } from '../lib/run.mjs'

const PATIENCE = 120_000
const LOOK_AGAIN = 100

export interface Around {
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string
}

const running = new Set<Program>()

/** A command of a document, as a shell runs it, in a group of processes of its own. */
export class Program {
  readonly ended: Promise<number>
  readonly #pid: number
  #output = ''

  constructor(command: string, { env = {}, input = '' }: Around = {}) {
    const all = { ...process.env, ...env }
    const child = spawn('sh', ['-c', command], { cwd: root, detached: true, env: all, stdio: ['pipe', 'pipe', 'pipe'] })
    this.#pid = child.pid ?? 0
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (this.#output += String(text)))
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
    running.add(this)
    this.ended = new Promise((resolve) => {
      child.once('close', (code) => {
        running.delete(this)
        resolve(code ?? 1)
      })
    })
  }

  get output(): string {
    return this.#output
  }

  /** Tells the whole group to end; resolves with the code of the command. */
  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number> {
    if (running.has(this)) process.kill(-this.#pid, signal)
    return this.ended
  }

  /** Until this is so; fails when the program ends before, or it takes too long. */
  async until(isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE
    while (!(await isSo())) {
      if (!running.has(this) || Date.now() > end) throw new Error(`it did not start: ${this.#output.slice(-500)}`)
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN))
    }
  }
}

/** Runs a command to its end; its output. Fails where the command does. */
export async function runCommand(command: string, around: Around = {}): Promise<string> {
  const program = new Program(command, around)
  const code = await program.ended
  if (code !== 0) throw new Error(`“${command.trim()}” ended with ${code}: ${program.output.slice(-500)}`)
  return program.output
}

/** Nothing stays behind, whatever has happened. */
export async function endAll(): Promise<void> {
  await Promise.all([...running].map((program) => program.stop('SIGKILL')))
}

export const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
