import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('./serverProcess.ts', import.meta.url))

export interface OwnServer {
  readonly url: string
  stop(): Promise<void>
}

/** A server in a process of its own, on a free port, over a database that is thrown away. */
export async function ownServer(flags: readonly string[]): Promise<OwnServer> {
  const data = mkdtempSync(join(tmpdir(), 'jelly-load-'))
  const args = [PROGRAM, '--host', '127.0.0.1', '--port', '0', '--data', data, ...flags]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout.on('data', (text: Buffer) => {
      const found = /open at (\S+)/.exec(text.toString())?.[1]
      if (found !== undefined) resolve(found)
    })
  })
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true })
    },
  }
}
