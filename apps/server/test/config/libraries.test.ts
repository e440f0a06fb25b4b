import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const MAIN = join(import.meta.dirname, '../../src/main.ts')
const folder = mkdtempSync(join(tmpdir(), 'jelly-libraries-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Says which of the two libraries are loaded. */
const WATCH = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      const name = /node_modules[/]((@nats-io|pg)[/])/.exec(found.url)?.[2]
      if (name) process.stderr.write('loads ' + name + '\\n')
      return found
    },
  })
`)}`

/** Starts a server, and ends it once it is open. */
function run(...flags: string[]): Promise<{ readonly code: number | null; readonly output: string }> {
  const args = [`--import=${WATCH}`, MAIN, '--host', '127.0.0.1', '--port', '0', '--data', folder, ...flags]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString()
      if (output.includes('is open at')) child.kill('SIGTERM')
    })
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

describe('the libraries for many machines', () => {
  it('are not loaded by a process that runs alone', async () => {
    const { output } = await run()
    expect(output).toContain('is open at')
    expect(output).not.toContain('loads')
  })

  it('are loaded where they are asked for; an engine that is not there is told in one sentence', async () => {
    const { code, output } = await run(
      '--store',
      'postgres://jelly:secret@127.0.0.1:1/jelly',
      '--wires',
      'nats://127.0.0.1:1',
    )
    expect(code).toBe(2)
    expect(output).toContain('loads pg')
    const lines = output.split('\n').filter((line) => line !== '' && !line.startsWith('loads'))
    expect(lines).toEqual([
      'jelly: --store postgres://jelly@127.0.0.1:1/jelly cannot be used: nothing listens there: start PostgreSQL, or correct the address',
    ])
  })

  it('are refused with a word about what is missing', async () => {
    for (const [flags, sentence] of [
      [['--wires', 'nats://127.0.0.1'], '--wires: only processes that share a database need them: set --store too'],
      [['--store', 'mysql://a'], '--store: expected an address such as postgres://host, found "mysql://a"'],
      [['--node', 'n1'], '--node: only processes that share a database have names: set --store too'],
      [['--node', 'a b'], '--node: expected a name of letters, digits, dots and dashes, found "a b"'],
    ] as const) {
      expect(await run(...flags)).toEqual({ code: 2, output: `jelly: ${sentence}\n` })
    }
  })
})
