// Everything that must hold before a change lands; `--quick` runs the part for the inner loop (`npm run check`).
// The last line is always `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './lib/run.mjs'

const quick = process.argv.includes('--quick')
const has = (file) => existsSync(join(root, file))
const unitReport = 'artifacts/vitest.json'
const browserReport = 'artifacts/playwright.json'
const readReport = (file) => (has(file) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : undefined)

function unitCounts() {
  const report = readReport(unitReport)
  if (!report) return undefined
  const isUnloaded = ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
  const unloaded = report.testResults.filter(isUnloaded).length
  const skipped = report.numPendingTests + report.numTodoTests
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded, skipped }
}

function browserCounts() {
  const stats = readReport(browserReport)?.stats
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

const steps = [
  { name: 'setup', command: ['node', 'scripts/setup.mjs', ...(quick ? [] : ['--browser', '--page'])], first: true },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'types', command: ['node', 'scripts/types.mjs'] },
  { name: 'documents', command: ['node', 'scripts/docs.mjs'] },
  { name: 'unused code', command: ['knip', '--no-progress', '--no-config-hints'], slow: true },
  {
    name: 'unit',
    command: [
      'vitest',
      'run',
      ...(quick ? ['--project', 'quick', '--project', 'page'] : []),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    counts: unitCounts,
  },
  {
    name: 'browser',
    command: ['playwright', 'test', '--config=e2e/playwright.config.ts', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(root, browserReport), NO_COLOR: undefined, FORCE_COLOR: '0' },
    counts: browserCounts,
    needs: 'e2e/playwright.config.ts',
    slow: true,
  },
  { name: 'size', command: ['size-limit'], needs: '.size-limit.mjs', slow: true },
].filter((step) => (!step.needs || has(step.needs)) && !(quick && step.slow))

/** A runner that fails without a failed test (a file that does not load, no report) still counts as one failure. */
function tally(step, code) {
  const counted = step.counts?.() ?? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

function describe(step, counted, seconds) {
  const mark = counted.failed ? 'FAILED' : 'ok'
  const tests = step.counts ? ` ${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped` : ''
  return `${mark.padEnd(6)} ${step.name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s ${tests}`.trimEnd()
}

rmSync(join(root, unitReport), { force: true })
rmSync(join(root, browserReport), { force: true })
mkdirSync(join(root, 'artifacts'), { recursive: true })

const total = { passed: 0, failed: 0 }
for (const step of steps) {
  const start = Date.now()
  const { code, output } = await run(step.command, { env: step.env, show: step.first })
  const counted = tally(step, code)
  total.passed += counted.passed
  total.failed += counted.failed
  if (counted.failed && !step.first) console.log(`\n${output.trimEnd()}\n`)
  console.log(describe(step, counted, (Date.now() - start) / 1000))
  if (step.first && code !== 0) break
}

process.exitCode = total.failed ? 1 : 0
console.log(`${total.passed} passed, ${total.failed} failed`)
