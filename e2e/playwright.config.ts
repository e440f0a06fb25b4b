import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const artifacts = join(import.meta.dirname, '..', 'artifacts')
/** The same engine without the browser around it opens a page in half the time; where it is missing, the whole browser does. */
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** What takes longest comes first, so that none of it is left alone at the end. */
const LONG = /(friends|game|lesson|offline|screens|testLanguage|theatre)\.spec\.ts$/

/** Each test has a server of its own, so that three can run beside each other: most of the time some of them wait. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(artifacts, 'browser'),
  workers: 3,
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: LONG },
  ],
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
      executablePath: process.env['CHROMIUM_PATH'] ?? browsers.find(existsSync) ?? '',
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
