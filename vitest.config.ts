import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*'],
    coverage: { provider: 'v8', reportsDirectory: 'coverage', include: ['{packages,apps}/*/src/**/*.{ts,tsx}'] },
  },
})
