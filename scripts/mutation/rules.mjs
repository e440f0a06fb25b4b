/** Mutation testing of the rules; run by `npm run gates -- mutation-rules`. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'packages/rules/test/mutation.config.ts', dir: 'packages/rules' },
  mutate: ['packages/rules/src/**/*.ts', '!packages/rules/src/editions/house.ts'],
  ignorePatterns: ['apps', 'e2e', 'coverage', 'artifacts', 'reports'],
  // Rewriting the tsconfigs of the sandbox fails with TypeScript 7, and Vitest does not read them.
  tsconfigFile: 'no-tsconfig.json',
  reporters: ['json', 'clear-text', 'progress-append-only'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  incremental: true,
  incrementalFile: 'reports/stryker-incremental.json',
  concurrency: 2,
  timeoutMS: 10_000,
}
