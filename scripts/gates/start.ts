// `npm start` on a fresh checkout of what is committed, and again: until the page answers.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../engines/freePort.ts'
import { root } from '../lib/run.mjs'

const AGAIN_WITHIN = 1000
const AGAIN = 3

function checkOut(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jelly-fresh-'))
  const archive = spawnSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 1e9 })
  spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout })
  return folder
}

interface Start {
  readonly answered: number
  /** What the set-up said, each with when it said it. */
  readonly steps: readonly string[]
}

/** Milliseconds from the command to the first page. */
async function start(folder: string): Promise<Start> {
  const port = await freePort()
  const data = join(folder, 'data')
  mkdirSync(data, { recursive: true })
  const begun = performance.now()
  const args = ['start', '--', '--host', '127.0.0.1', '--port', String(port), '--data', data]
  const child = spawn('npm', args, { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(child, 'exit')
  const steps: string[] = []
  child.stdout.on('data', (text: Buffer) => {
    for (const [, step] of text.toString().matchAll(/setup: (.*)/g))
      steps.push(`${step} after ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  })
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    await sleep(10)
  }
  const answered = performance.now() - begun
  process.kill(-(child.pid ?? 0), 'SIGTERM')
  await ended
  return { answered, steps }
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  )

export default {
  name: 'start',
  goal: `npm start again answers within ${AGAIN_WITHIN} ms`,
  async run({ note }: { note: (text: string) => void }) {
    const folder = checkOut()
    try {
      const fresh = await start(folder)
      note(`on a fresh checkout: ${fresh.steps.join(', ')}`)
      const again: number[] = []
      for (let n = 0; n < AGAIN; n++) again.push(Math.round((await start(folder)).answered))
      const figure = `fresh ${(fresh.answered / 1000).toFixed(1)} s, again ${again.join(', ')} ms`
      return { figure, ok: Math.max(...again) <= AGAIN_WITHIN }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
