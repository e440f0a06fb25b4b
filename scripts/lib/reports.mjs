// Counts the tests in the reports of Vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

export const UNIT_REPORT = 'artifacts/vitest.json'
export const PATIENT_REPORT = 'artifacts/vitest-patient.json'
export const BROWSER_REPORT = 'artifacts/playwright.json'

const read = (file) => (existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : undefined)

/** A file that does not load fails without a failed test. */
const isUnloaded = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed')

/** A test that failed and passed when it was tried again keeps what it failed with. */
const isUnsteady = ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0

export function unitCounts(file) {
  const report = read(file)
  if (!report) return undefined
  const unloaded = report.testResults.filter(isUnloaded).length
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
    unsteady: tests.filter(isUnsteady).map(({ fullName, failureMessages }) => told(fullName, failureMessages[0])),
  }
}

export function browserCounts() {
  const report = read(BROWSER_REPORT)
  if (!report) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected, skipped, unsteady: report.suites.flatMap(unsteadyIn) }
}

const unsteadyIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(unsteadyIn),
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => told(`${file} ${title}`, results[0]?.error?.message ?? 'no word')),
  ),
]

const told = (name, error) => `${name}: ${error.split('\n', 1)[0]}`
