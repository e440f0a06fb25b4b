import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../lib/run.mjs'

const goal = 90
const report = join(root, 'reports/mutation.json')
const killed = new Set(['Killed', 'Timeout'])
const alive = new Set(['Survived', 'NoCoverage'])

/** Mutants that cannot be told from the original carry a `Stryker disable` comment with the reason and are not counted. */
function scoreOf(mutants) {
  const dead = mutants.filter(({ status }) => killed.has(status)).length
  const total = dead + mutants.filter(({ status }) => alive.has(status)).length
  return { percent: total ? (100 * dead) / total : 0, text: `${dead} of ${total}` }
}

export default {
  name: 'mutation-rules',
  goal: `≥ ${goal} % of the mutants of packages/rules killed, all of those of its views`,
  async run() {
    rmSync(report, { force: true })
    const { code, output } = await run(['stryker', 'run'])
    if (code !== 0 || !existsSync(report)) throw new Error(output.trimEnd().split('\n').slice(-5).join(' '))
    const files = Object.entries(JSON.parse(readFileSync(report, 'utf8')).files)
    const rules = scoreOf(files.flatMap(([, { mutants }]) => mutants))
    const views = scoreOf(files.filter(([name]) => name.endsWith('/view.ts')).flatMap(([, { mutants }]) => mutants))
    const figure = `rules ${rules.percent.toFixed(1)} % (${rules.text}), views ${views.percent.toFixed(1)} % (${views.text})`
    return { figure, ok: rules.percent >= goal && views.percent === 100 }
  },
}
