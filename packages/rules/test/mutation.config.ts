import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Small tests first: most mutants fall at once, and few live to see a random game. */
class SmallFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => /properties|reference|golden/.test(moduleId)
    return files.toSorted((a, b) => Number(isLong(a)) - Number(isLong(b)))
  }
}

/** What mutation testing runs; see `scripts/mutation/`. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    name: 'rules',
    include: ['test/**/*.test.ts'],
    setupFiles: [join(import.meta.dirname, '..', '..', '..', 'vitest.setup.ts')],
    isolate: false,
    testTimeout: 120_000,
    sequence: { sequencer: SmallFirst },
  },
})
