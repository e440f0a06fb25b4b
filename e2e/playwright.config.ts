import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const artifacts = join(import.meta.dirname, '..', 'artifacts')

/** One worker: each test starts a server of its own, and two cores are few. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(artifacts, 'browser'),
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    locale: 'en-GB',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
