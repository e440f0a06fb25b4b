// Draws what an installed page shows, into apps/web/public/install: icons from favicon.svg, screenshots from the built page.
//   node scripts/setup.mjs --page && node apps/web/tools/art/installPictures.mjs
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { GameServer } from '../../../../e2e/support/GameServer.ts'
import { Player } from '../../../../e2e/support/Player.ts'

const web = join(import.meta.dirname, '../..')
const folder = join(web, 'public/install')
const drawing = readFileSync(join(web, 'public/favicon.svg'), 'utf8')

/** `part`: how much of the side the drawing takes. Systems cut other shapes out of a maskable icon: its ground goes to the edge. */
const ICONS = [
  { name: 'icon-192', size: 192, part: 1 },
  { name: 'icon-512', size: 512, part: 1 },
  { name: 'maskable-512', size: 512, part: 0.82, ground: '#0f1526' },
  { name: 'apple-180', size: 180, part: 0.92, ground: '#0f1526' },
]
const SCREENS = [
  { name: 'table-wide', viewport: { width: 1280, height: 800 } },
  { name: 'table-narrow', viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, hasTouch: true },
]

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})

for (const { name, size, part, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground ?? 'transparent'} }
    svg { width: ${part * 100}vw; height: ${part * 100}vw }
  </style>${drawing}`)
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true })
  await page.close()
}

const server = new GameServer({ speed: 1, dice: 'cycling', seed: 'install' })
await server.start()
for (const { name, ...screen } of SCREENS) {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', ...screen })
  const player = new Player(await context.newPage(), 'Ann')
  await player.page.goto('/practice')
  await player.beginPractice()
  await player.place('1-6', 2)
  await player.place('1-6', 4)
  await player.page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 78, animations: 'disabled' })
  await context.close()
}
await server.end()
await browser.close()
