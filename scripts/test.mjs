// Everything that must hold before a change lands; `--quick` runs the part for the inner loop (`npm run check`).
// The last line is always `N passed, N failed`.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { BROWSER_REPORT, browserCounts, PATIENT_REPORT, UNIT_REPORT, unitCounts } from './lib/reports.mjs'
import { root, run } from './lib/run.mjs'

const quick = process.argv.includes('--quick')

const setup = {
  name: 'setup',
  command: ['node', 'scripts/setup.mjs', ...(quick ? [] : ['--browser', '--engines', '--page'])],
  show: true,
}
const readings = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'documents', command: ['node', 'scripts/docs.mjs'] },
  { name: 'folders', command: ['node', 'scripts/folders.mjs'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'types', command: ['node', 'scripts/types.mjs'] },
  { name: 'unused code', command: ['knip', '--no-progress', '--no-config-hints'], slow: true },
  { name: 'size', command: ['size-limit'], needs: '.size-limit.mjs', slow: true },
]
/** Unit tests of some of the projects of vitest.config.ts, and of those the files with one of these words in their path. */
const unitStep = (name, report, projects, words = []) => ({
  name,
  command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`].concat(
    projects.map((project) => `--project=${project}`),
    words,
  ),
  counts: () => unitCounts(report),
})
const unit = quick
  ? unitStep('unit', UNIT_REPORT, ['quick', 'page'])
  : unitStep('unit', UNIT_REPORT, ['quick', 'slow'], ['apps/', 'scripts/', '.slow.test'])
// Where many random games or texts are tried, the inner loop tries a part of them.
if (quick) unit.env = { JELLY_QUICK: '1', FC_RUNS: '30' }
// These have no clock but their own, and so can wait: they take what people in a browser leave of the machine.
const patient = {
  ...unitStep('unit, patient', PATIENT_REPORT, ['quick', 'page', 'seeds'], ['packages/', 'apps/web/', '.seeds.test']),
  slow: true,
  gives: true,
}
const browser = {
  name: 'browser',
  command: ['playwright', 'test', '--config=e2e/playwright.config.ts', '--reporter=dot,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(root, BROWSER_REPORT), NO_COLOR: undefined, FORCE_COLOR: '0' },
  counts: browserCounts,
  needs: 'e2e/playwright.config.ts',
  slow: true,
}

const total = { passed: 0, failed: 0 }
const isWanted = ({ needs, slow }) => !(quick && slow) && (!needs || existsSync(join(root, needs)))

/** A runner that fails without a failed test (a file that does not load, no report) still counts as one failure. */
function tally({ counts }, code) {
  const counted = counts?.() ?? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

function describe({ name, counts }, counted, seconds) {
  const mark = counted.failed ? 'FAILED' : 'ok'
  const tests = counts ? ` ${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped` : ''
  return `${mark.padEnd(6)} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s ${tests}`.trimEnd()
}

/** Runs one step and tells about it once it is over; true if all of it passed. */
async function take(step) {
  const start = Date.now()
  const { code, output } = await run(step.command, step)
  const counted = tally(step, code)
  total.passed += counted.passed
  total.failed += counted.failed
  if (counted.failed && !step.show) console.log(`\n${output.trimEnd()}\n`)
  console.log(describe(step, counted, (Date.now() - start) / 1000))
  for (const test of counted.unsteady ?? []) console.log(`UNSTEADY, passed the second time: ${test}`)
  return counted.failed === 0
}

async function inTurn(steps) {
  for (const step of steps.filter(isWanted)) await take(step)
}

for (const report of [UNIT_REPORT, PATIENT_REPORT, BROWSER_REPORT]) rmSync(join(root, report), { force: true })
mkdirSync(join(root, 'artifacts'), { recursive: true })

if (await take(setup)) {
  await Promise.all([inTurn(readings), inTurn([unit])])
  // Beside nothing that does not give way: people in a browser notice when the machine is busy with something else.
  await Promise.all([inTurn([browser]), inTurn([patient])])
}

process.exitCode = total.failed ? 1 : 0
console.log(`${total.passed} passed, ${total.failed} failed`)
