import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

export interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the real command line as a process of its own. */
export async function jelly(args: readonly string[], input = ''): Promise<Run> {
  const child = spawn(process.execPath, [main, ...args])
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  child.stdin.end(input)
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, out, err }
}
