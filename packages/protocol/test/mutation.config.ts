import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** What mutation testing runs; see `scripts/mutation/`. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    name: 'protocol',
    include: ['test/**/*.test.ts'],
    setupFiles: [join(import.meta.dirname, '..', '..', '..', 'vitest.setup.ts')],
    isolate: false,
    testTimeout: 120_000,
  },
})
