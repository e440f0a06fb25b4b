// Draws the pictures that links show where they are posted: apps/web/public/preview-*.jpg, 1200 × 630.
//   node apps/web/tools/art/previews.mjs
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { OUTLINES } from '../../src/design/dice/dieGeometry.ts'
import { DIE_SHAPES } from '../../src/design/dice/squads.ts'

const web = join(import.meta.dirname, '../..')
const svg = (path) => `data:image/svg+xml;base64,${readFileSync(join(web, 'src/art', path)).toString('base64')}`
const COLOURS = ['#ffd23f', '#e8442e', '#b45cff', '#19c29b', '#f4f6ff']
const LINES = {
  home: ['Jelly Rush', 'Roll. Place. Kick. All at once.'],
  invite: ['Come and play!', 'A table is waiting for you'],
  replay: ['Watch it again', 'Every hand in sight'],
}

const die = (
  n,
  x,
  y,
  size,
  turn,
) => `<svg viewBox="0 0 40 40" style="left:${x}px;top:${y}px;width:${size}px;rotate:${turn}deg">
  <path d="${OUTLINES[DIE_SHAPES[n]]}" fill="${COLOURS[n]}" stroke="#0a0e1c" stroke-width="1.4"/>
  <circle cx="14" cy="18" r="2.8"/><circle cx="26" cy="18" r="2.8"/>
  <path d="M14.5 24q5.500 5 11 0" fill="none" stroke="#10131f" stroke-width="2" stroke-linecap="round"/></svg>`

const places = [
  [650, 96, 150, -9],
  [842, 60, 132, 7],
  [1000, 150, 140, -5],
  [720, 286, 156, 8],
  [928, 330, 150, -7],
]

const pageOf = (name) => `<style>
  * { margin: 0; box-sizing: border-box }
  body { position: relative; width: 1200px; height: 630px; overflow: hidden; color: #f1f4ff;
    background: radial-gradient(70% 80% at 72% 44%, #24367c 0, #141d44 48%, #0b1020 82%);
    font: 800 40px ui-rounded, Nunito, "DejaVu Sans", sans-serif }
  svg, img { position: absolute }
  .plate { inset: auto -200px -330px auto; width: 1200px; opacity: .38 }
  h1 { position: absolute; left: 72px; top: 190px; font-size: 92px; line-height: 1.05; width: 560px; letter-spacing: -.01em }
  p { position: absolute; left: 76px; top: 410px; width: 520px; color: #a9d8ff; font-size: 36px; line-height: 1.2 }
  small { position: absolute; left: 76px; top: 72px; font-size: 30px; color: #5bd0ff }
  .glass { right: 70px; bottom: -10px; width: 380px }
</style><img class="plate" src="${svg('city/night.svg')}">${
  name === 'home' ? '' : '<small>Jelly Rush</small>'
}<h1>${LINES[name][0]}</h1><p>${LINES[name][1]}</p>${
  name === 'replay' ? `<img class="glass" src="${svg('monster/parts/beaten.svg')}">` : ''
}${places
  .slice(0, name === 'replay' ? 3 : 5)
  .map((place, n) => die(n, ...place))
  .join('')}`

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const name of Object.keys(LINES)) {
  await page.setContent(pageOf(name))
  await page.waitForTimeout(200)
  await page.screenshot({ path: join(web, `public/preview-${name}.jpg`), type: 'jpeg', quality: 82 })
}
await browser.close()
