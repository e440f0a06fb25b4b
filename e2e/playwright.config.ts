import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const root = join(import.meta.dirname, '..')
const port = Number(process.env['E2E_PORT'] ?? 4317)
const baseURL = `http://localhost:${port}`
const speed = 6
const data = mkdtempSync(join(tmpdir(), 'jelly-e2e-'))

/** The real server with the built page, at a faster tempo; one worker, because the games are real. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(root, 'artifacts/browser'),
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
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
  webServer: {
    command: `"${process.execPath}" apps/server/src/main.ts --port ${port} --data "${data}" --speed ${speed} --public-url ${baseURL} --tables-per-minute 10000`,
    cwd: root,
    url: `${baseURL}/api/info`,
    reuseExistingServer: false,
  },
})
