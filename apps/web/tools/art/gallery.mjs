// Pictures of the gallery of the art, section by section, in each theme.
//   node apps/web/tools/art/gallery.mjs [folder] [section …]
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'

const web = join(import.meta.dirname, '../..')
const [folder = 'artifacts/gallery', ...wanted] = process.argv.slice(2)
const themes = (process.env.THEMES ?? 'night,day,high').split(',')
mkdirSync(folder, { recursive: true })

const server = await createServer({
  configFile: join(web, 'vite.config.ts'),
  server: { port: 0 },
  logLevel: 'error',
})
await server.listen()
const { port } = server.httpServer.address()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
page.on('pageerror', (error) => console.error(error.message))
page.on('console', (message) => message.type() === 'error' && console.error(message.text()))
for (const theme of themes) {
  await page.goto(`http://localhost:${port}/test/gallery/index.html?theme=${theme}`)
  await page.waitForSelector('#reactions')
  await page.waitForTimeout(900)
  const sections = await page.locator('section').evaluateAll((found) => found.map(({ id }) => id))
  for (const id of sections.filter((name) => wanted.length === 0 || wanted.includes(name))) {
    await page.locator(`#${id}`).screenshot({ path: join(folder, `${id}-${theme}.png`), animations: 'allow' })
  }
}
await browser.close()
await server.close()
