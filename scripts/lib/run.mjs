// Runs a command with the project's own tools (and its own Node) first in PATH.
import { spawn } from 'node:child_process'
import { dirname, delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const bin = join(root, 'node_modules', '.bin')
const windows = process.platform === 'win32'
const running = new Set()

/** A command may have started others (workers, a browser): the whole group goes. */
function killGroup(child, signal) {
  try {
    if (windows) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // already gone
  }
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.on(signal, () => {
    for (const child of running) killGroup(child, 'SIGTERM')
    process.exit(code)
  })
}

/**
 * @param {string[]} command
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, gives?: boolean }} [options] show: print the output while it
 * comes; gives: it runs only while nothing else wants the processor
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, { env = {}, show = false, gives = false } = {}) {
  const [program, ...args] = gives && !windows ? ['nice', '-n', '19', ...command] : command
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      detached: !windows,
      shell: windows,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        ...env,
        PATH: `${bin}${delimiter}${process.env.PATH}`,
      },
    })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => {
        output += text
        if (show) process.stdout.write(text)
      })
    }
    const done = (code) => {
      running.delete(child)
      resolve({ code, output })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      done(127)
    })
    child.on('close', (code) => done(code ?? 1))
  })
}
