import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = import.meta.dirname
/** A test that waits for real sockets, processes or disks. `npm run check` leaves these files out. */
const SLOW = '**/*.slow.test.ts'
/** A test that plays many seeds, with no other clock than its own: it may run beside anything. The check leaves these out, too. */
const SEEDS = '**/*.seeds.test.ts'

/** The long ones first, so that none of them is left alone at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification): boolean => /\.(slow|seeds)\.test\./.test(moduleId)
    return sorted.toSorted((a, b) => Number(isSlow(b)) - Number(isSlow(a)))
  }
}

const shared = {
  environment: 'node',
  // Tests that wait for sockets and processes leave room for others. Each project says it: those that differ would run apart.
  maxWorkers: availableParallelism() + 1,
  // A loaded machine is slow, not wrong: only a test that hangs runs into this.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  setupFiles: [join(root, 'vitest.setup.ts')],
}

export default defineConfig({
  test: {
    maxWorkers: shared.maxWorkers,
    sequence: { sequencer: SlowFirst },
    coverage: { provider: 'v8', reportsDirectory: 'coverage', include: ['{packages,apps}/*/src/**/*.{ts,tsx}'] },
    projects: [
      {
        test: {
          ...shared,
          name: 'quick',
          include: ['{packages/*,apps/{cli,server},scripts}/test/**/*.test.{ts,mjs}'],
          exclude: [SLOW, SEEDS],
          // Starting a worker for each file would take longer than most of them.
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'slow',
          include: [`{packages/*,apps/*,scripts}/test/${SLOW}`],
          // Told at the end of the run by name: a test that needs it is a bug, in itself or in what it tests.
          retry: 1,
          // PostgreSQL and NATS, for those who ask.
          globalSetup: [join(root, 'scripts/engines/testEngines.ts')],
        },
      },
      { test: { ...shared, name: 'seeds', include: [`{packages/*,apps/*}/test/${SEEDS}`] } },
      {
        // The page is tested through the plugins that build it.
        extends: join(root, 'apps/web/vite.config.ts'),
        root: join(root, 'apps/web'),
        test: { ...shared, name: 'page', include: ['test/**/*.test.{ts,tsx}'], exclude: [SLOW, SEEDS], isolate: false },
      },
    ],
  },
})
