import { execFile } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BrowserContext } from '@playwright/test'
import { writeTestLanguage } from '../../apps/web/tools/testLanguage.ts'

const web = join(import.meta.dirname, '../../apps/web')
const folder = join(web, 'artifacts/testLanguage')
const page = join(folder, 'page')

/** Builds the page with one language more; the page that is served to people stays as it is. */
export async function buildTestLanguage(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const locales = join(folder, 'locales')
  writeTestLanguage(join(web, 'src/locales'), locales)
  const env = { ...process.env, JELLY_LOCALES: locales }
  await promisify(execFile)('vite', ['build', '--outDir', page, '--logLevel', 'warn'], { cwd: web, env })
}

/** Everything but the API comes from that build. Chromium then takes the page for a stranger to this machine. */
export async function useTestLanguage(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['local-network-access'])
  await context.route(
    ({ pathname }) => !/^\/(api|socket)\b/.test(pathname),
    (route) => {
      const file = join(page, new URL(route.request().url()).pathname)
      return route.fulfill({ path: /\.\w+$/.test(file) && existsSync(file) ? file : join(page, 'index.html') })
    },
  )
}
