import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../lib/run.mjs'

const goal = 90
const killed = new Set(['Killed', 'Timeout'])
const alive = new Set(['Survived', 'NoCoverage'])

export default {
  name: 'mutation',
  goal: `≥ ${goal} % of the mutants of packages/rules killed`,
  async run() {
    const { code, output } = await run(['stryker', 'run'])
    const file = join(root, 'reports/mutation.json')
    if (code !== 0 || !existsSync(file)) throw new Error(output.trimEnd().split('\n').slice(-5).join(' '))
    const mutants = Object.values(JSON.parse(readFileSync(file, 'utf8')).files).flatMap((source) => source.mutants)
    const dead = mutants.filter(({ status }) => killed.has(status)).length
    const total = dead + mutants.filter(({ status }) => alive.has(status)).length
    const score = total ? (100 * dead) / total : 0
    return { figure: `${score.toFixed(1)} % (${dead} of ${total})`, ok: score >= goal }
  },
}
