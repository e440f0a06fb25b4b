import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../lib/run.mjs'

const killed = new Set(['Killed', 'Timeout'])
const alive = new Set(['Survived', 'NoCoverage'])

/** Mutants that cannot be told from the original carry a `Stryker disable` comment with the reason and are not counted. */
function scoreOf(mutants) {
  const dead = mutants.filter(({ status }) => killed.has(status)).length
  const total = dead + mutants.filter(({ status }) => alive.has(status)).length
  const percent = total ? (100 * dead) / total : 0
  return { percent, text: `${percent.toFixed(1)} % (${dead} of ${total})` }
}

/** Runs Stryker on a part of the code; the answer gives the score of all its files or of some. */
export async function mutate(part) {
  const report = join(root, `reports/mutation-${part}.json`)
  rmSync(report, { force: true })
  const { code, output } = await run(['stryker', 'run', `scripts/mutation/${part}.mjs`])
  if (code !== 0 || !existsSync(report)) throw new Error(output.trimEnd().split('\n').slice(-5).join(' '))
  const files = Object.entries(JSON.parse(readFileSync(report, 'utf8')).files)
  return (isCounted = () => true) =>
    scoreOf(files.filter(([name]) => isCounted(name)).flatMap(([, { mutants }]) => mutants))
}
