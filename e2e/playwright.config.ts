import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const artifacts = join(import.meta.dirname, '..', 'artifacts')

/** Each test has a server of its own, so that two can run beside each other: most of the time both wait. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(artifacts, 'browser'),
  workers: 2,
  fullyParallel: true,
  // Told at the end of the run by name: a test that needs it is a bug, in itself or in the page.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    locale: 'en-GB',
    actionTimeout: 20_000,
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
