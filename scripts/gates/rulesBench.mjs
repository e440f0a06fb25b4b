// Our rules beside two peers that play the same kind of random game, one core each, in turns so that a busy moment of
// the machine hits all three. The peers are not ours: without ../shared/bench there is nothing to compare with.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../lib/run.mjs'

const PLAYERS = '4'
const SECONDS = '3'
const TURNS = 5
const LIMIT_GOAL = 1 / 5
const LIBRARY_GOAL = 300
const LIBRARY = 'boardgame.io@0.50.2'

const peers = join(root, '..', 'shared', 'bench')
const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}` }
const execute = promisify(execFile)

async function gamesPerSecond(file, args, cwd = root) {
  const { stdout } = await execute('node', [file, ...args], { cwd, env, maxBuffer: 1 << 26 })
  return JSON.parse(stdout.trim().split('\n').at(-1)).gamesPerSecond
}

const ours = () =>
  gamesPerSecond('apps/cli/src/main.ts', ['bench', 'rules', '--players', PLAYERS, '--seconds', SECONDS, '--json'])
const limit = () => gamesPerSecond(join(peers, 'limit.mjs'), [PLAYERS, SECONDS])
const library = (folder) => gamesPerSecond(join(peers, 'boardgameio.mjs'), [PLAYERS, SECONDS], folder)

/** The library is no dependency of ours, so it is installed beside the system's other temporary files. */
async function installLibrary() {
  const folder = join(tmpdir(), `jelly-${LIBRARY.replaceAll(/[^\w.]/g, '-')}`)
  if (existsSync(join(folder, 'node_modules', 'boardgame.io'))) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  await execute('npm', ['install', '--silent', '--no-audit', '--no-fund', LIBRARY], { cwd: folder, env })
  return folder
}

/** The turn that was disturbed least. */
const best = (values) => Math.max(...values)

export default {
  name: 'rules-bench',
  goal: `≥ ${LIMIT_GOAL} × the flat loop and ≥ ${LIBRARY_GOAL} × boardgame.io, 4 players`,
  async run({ note }) {
    if (!existsSync(peers)) {
      note('../shared/bench is not here: both ratios are skipped')
      return { figure: `${await ours()} games/s, nothing to compare with`, ok: true }
    }
    if (loadavg()[0] > availableParallelism()) note('the machine is busy with other things: expect lower figures')
    const folder = await installLibrary()
    const speeds = { ours: [], limit: [], library: [] }
    for (let turn = 0; turn < TURNS; turn++) {
      speeds.ours.push(await ours())
      speeds.limit.push(await limit())
      speeds.library.push(await library(folder))
    }
    for (const [who, values] of Object.entries(speeds)) note(`${who}: ${values.join(', ')} games/s`)
    const share = best(speeds.ours) / best(speeds.limit)
    const times = best(speeds.ours) / best(speeds.library)
    return {
      figure: `${best(speeds.ours)} games/s: ${share.toFixed(3)} × the flat loop, ${Math.round(times)} × boardgame.io`,
      ok: share >= LIMIT_GOAL && times >= LIBRARY_GOAL,
    }
  },
}
