/** What every run of Stryker here shares; each part of the code has a file beside this one. */
export const mutationOf = ({ part, configFile, mutate }) => ({
  testRunner: 'vitest',
  // A worker's file is imported by nothing: what a mutant concerns is told by what runs, not by imports.
  vitest: { configFile, related: false },
  mutate,
  ignorePatterns: ['e2e', 'coverage', 'artifacts', 'reports', 'apps/*/dist'],
  // Rewriting the tsconfigs of the sandbox fails with TypeScript 7, and Vitest does not read them.
  tsconfigFile: 'no-tsconfig.json',
  reporters: ['json', 'clear-text', 'progress-append-only'],
  jsonReporter: { fileName: `reports/mutation-${part}.json` },
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  incremental: true,
  incrementalFile: `reports/stryker-${part}.json`,
  concurrency: 2,
  timeoutMS: 10_000,
})
