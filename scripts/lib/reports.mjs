// Counts the tests in the reports of Vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

export const UNIT_REPORT = 'artifacts/vitest.json'
export const BROWSER_REPORT = 'artifacts/playwright.json'

const read = (file) => (existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : undefined)

/** A file that does not load fails without a failed test. */
const isUnloaded = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed')

export function unitCounts() {
  const report = read(UNIT_REPORT)
  if (!report) return undefined
  const unloaded = report.testResults.filter(isUnloaded).length
  const skipped = report.numPendingTests + report.numTodoTests
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded, skipped }
}

export function browserCounts() {
  const stats = read(BROWSER_REPORT)?.stats
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}
