import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url))

/** A port that nobody uses now; a server that is started again needs the same one. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** A real server in a process of its own, to be killed and started again. */
export class ServerProcess {
  readonly url: string
  readonly data: string
  readonly #args: readonly string[]
  #child: ChildProcess | null = null
  #errors = ''

  static async start(data: string, flags: readonly string[] = []): Promise<ServerProcess> {
    const server = new ServerProcess(data, await freePort(), flags)
    await server.start()
    return server
  }

  constructor(data: string, port: number, flags: readonly string[]) {
    this.data = data
    this.url = `http://127.0.0.1:${port}`
    this.#args = [
      'serve',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--data',
      data,
      '--log-level',
      'error',
      ...flags,
    ]
  }

  /** What it wrote to its error output; a healthy one writes nothing. */
  get errors(): string {
    return this.#errors
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Resolves with the milliseconds until it answered. */
  async start(): Promise<number> {
    const start = performance.now()
    const child = spawn(process.execPath, [MAIN, ...this.#args], { stdio: ['ignore', 'ignore', 'pipe'] })
    child.stderr.on('data', (text: Buffer) => (this.#errors += text.toString()))
    this.#child = child
    while (!(await this.#answers())) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}: ${this.#errors}`)
      await sleep(10)
    }
    return performance.now() - start
  }

  /** From now on the system refuses what it writes behind the first 64 KB of any file, as a full disk would. */
  fillDisk(): void {
    this.#limitFiles(String(16 * 4096))
  }

  freeDisk(): void {
    this.#limitFiles('unlimited')
  }

  #limitFiles(bytes: string): void {
    execFileSync('prlimit', ['--pid', String(this.pid), `--fsize=${bytes}:`])
  }

  async isHealthy(): Promise<boolean> {
    return this.#answers()
  }

  /** Resolves with its exit code once it is gone; null after a kill. */
  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child
    if (child === null || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
    return child.exitCode
  }

  async #answers(): Promise<boolean> {
    return fetch(`${this.url}/healthz`).then(
      (response) => response.ok,
      () => false,
    )
  }
}
