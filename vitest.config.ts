import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig } from 'vitest/config'

const homes = globSync(['packages/*', 'apps/*', 'scripts'], { cwd: import.meta.dirname }).toSorted()

/** A package with a Vite config of its own (the page) is tested through its plugins. */
const viteConfigOf = (home: string) => {
  const file = join(import.meta.dirname, home, 'vite.config.ts')
  return existsSync(file) ? file : true
}

export default defineConfig({
  test: {
    coverage: { provider: 'v8', reportsDirectory: 'coverage', include: ['{packages,apps}/*/src/**/*.{ts,tsx}'] },
    projects: homes.map((home) => ({
      extends: viteConfigOf(home),
      root: join(import.meta.dirname, home),
      test: {
        name: basename(home),
        include: ['test/**/*.test.{ts,tsx,mjs}'],
        environment: 'node',
        // A loaded machine is slow, not wrong: only a test that hangs runs into this.
        testTimeout: 120_000,
        hookTimeout: 120_000,
        setupFiles: [join(import.meta.dirname, 'vitest.setup.ts')],
      },
    })),
  },
})
