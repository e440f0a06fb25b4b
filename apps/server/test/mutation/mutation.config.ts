import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** What mutation testing runs; see `scripts/mutation/`. */
export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  resolve: { alias: { 'node:worker_threads': join(import.meta.dirname, 'sameThread.ts') } },
  test: {
    name: 'journal',
    include: ['test/store/**/*.test.ts'],
    setupFiles: [join(import.meta.dirname, '..', '..', '..', '..', 'vitest.setup.ts')],
    isolate: false,
    testTimeout: 120_000,
  },
})
