// Ten thousand games of simple bots on two cores, and the memory that five times as many games take.
import { execFile } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../lib/run.mjs'

const GAMES = 10_000
const SECONDS = 30
const GROWTH = 1.3

const execute = promisify(execFile)
const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}` }
const tellMemory = "process.on('exit', () => console.error('KB', process.resourceUsage().maxRSS))"

async function simulate(games) {
  const hook = `data:text/javascript,${encodeURIComponent(tellMemory)}`
  const options = [
    'sim',
    '--games',
    games,
    '--players',
    '4',
    '--bots',
    'simple',
    '--seed',
    '1',
    '--cores',
    '2',
    '--json',
  ]
  const start = performance.now()
  const { stderr } = await execute('node', ['--import', hook, 'apps/cli/src/main.ts', ...options], { cwd: root, env })
  const memory = Math.max(...[...stderr.matchAll(/KB (\d+)/g)].map(([, size]) => Number(size) / 1024))
  return { seconds: (performance.now() - start) / 1000, memory }
}

export default {
  name: 'sim-speed',
  goal: `10,000 four-player games of simple bots on two cores in ≤ ${SECONDS} s, ≤ ${GROWTH} × the memory of 2,000`,
  async run() {
    const few = await simulate(String(GAMES / 5))
    const many = await simulate(String(GAMES))
    const growth = many.memory / few.memory
    return {
      figure: `${many.seconds.toFixed(1)} s, ${Math.round(many.memory)} MB: ${growth.toFixed(2)} × that of 2,000 games`,
      ok: many.seconds <= SECONDS && growth <= GROWTH,
    }
  },
}
