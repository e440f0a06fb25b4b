// The table during a round at a quarter of this machine's speed: long tasks of the page, and how soon a press shows.
import { loadavg } from 'node:os'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { GameServer } from '../../e2e/support/GameServer.ts'
import { Player } from '../../e2e/support/Player.ts'
import { type Measured, readTrace } from '../lib/pageTrace.ts'

const SLOWER = 4
const LONGEST_TASK = 50
const LONGEST_PRESS = 50
const ROUNDS = 2
/** As a hand does: the pointer is there before the button goes down, and the button is not let go of at once. */
const AIMED = 120
const HELD = 80
const BETWEEN = 400

const SCREENS: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 664 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}

/** Where to press: looked up in one go, so that the page's time is its own and not the test's. */
const spot = (page: Page, selector: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect()
    return box ? { x: box.x + Math.min(40, box.width / 2), y: box.y + Math.min(10, box.height / 2) } : null
  }, selector)

async function press(page: Page, selector: string): Promise<boolean> {
  const at = await spot(page, selector)
  if (at === null) return false
  await page.mouse.move(at.x, at.y)
  await page.waitForTimeout(AIMED)
  await page.mouse.down()
  await page.waitForTimeout(HELD)
  await page.mouse.up()
  return true
}

async function playRound(player: Player): Promise<void> {
  const { page } = player
  for (let n = 0; (await player.phase()) === 'scramble'; n++) {
    if (await press(page, '[data-tray-die][data-ready]')) {
      await page.waitForTimeout(BETWEEN / 2)
      await press(page, `[data-district="${n % 6}"][data-aim=place] > button`)
    } else await press(page, 'button[data-offer=flip]')
    await page.waitForTimeout(BETWEEN)
  }
}

async function openTable(browser: Browser, server: GameServer, screen: BrowserContextOptions): Promise<Player> {
  const context = await browser.newContext({ baseURL: server.url, ...screen })
  const player = new Player(await context.newPage(), 'Ann')
  await player.playNow()
  const devtools = await context.newCDPSession(player.page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return player
}

async function measure(server: GameServer, screen: BrowserContextOptions): Promise<Measured> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  const player = await openTable(browser, server, screen)
  const measured: Measured = { tasks: [], presses: [] }
  for (let round = 0; round < ROUNDS; round++) {
    await player.waitFor('scramble', 120_000)
    await browser.startTracing(player.page, { categories: ['toplevel', 'devtools.timeline'] })
    await playRound(player)
    const { tasks, presses } = readTrace(await browser.stopTracing())
    measured.tasks.push(...tasks)
    measured.presses.push(...presses)
    await player.page.getByRole('button', { name: 'Next round' }).click({ timeout: 120_000 })
  }
  await browser.close()
  return measured
}

const most = (figures: readonly number[]): number => Math.round(Math.max(0, ...figures))

const usual = (figures: readonly number[], part: number): number =>
  Math.round(figures.toSorted((one, other) => one - other)[Math.floor(figures.length * part)] ?? 0)

export default {
  name: 'table-performance',
  needs: ['page', 'browser'],
  goal: `no task > ${LONGEST_TASK} ms, press to paint p95 ≤ ${LONGEST_PRESS} ms at ${SLOWER}× slower`,
  async run({ note }: { note: (text: string) => void }) {
    const server = new GameServer({ speed: 1, dice: 'provable', seed: 'performance' })
    await server.start()
    note(`the machine's load is ${loadavg()[0]?.toFixed(1)}: how soon a press shows is only told by a quiet one`)
    const told: string[] = []
    let ok = true
    try {
      for (const [name, screen] of Object.entries(SCREENS)) {
        const { tasks, presses } = await measure(server, screen)
        const shown = presses.map(({ total }) => total)
        const own = presses.map((one) => one.own)
        note(
          `${name}: ${tasks.length} tasks; ${presses.length} presses, median ${usual(shown, 0.5)} ms, longest ${most(shown)} ms`,
        )
        note(
          `${name}: of a press the page's own thread takes ${usual(own, 0.5)} ms, p95 ${usual(own, 0.95)} ms; the rest is the browser's`,
        )
        told.push(`${name} longest task ${most(tasks)} ms, press to paint p95 ${usual(shown, 0.95)} ms`)
        ok &&= presses.length > 0 && most(tasks) <= LONGEST_TASK && usual(shown, 0.95) <= LONGEST_PRESS
      }
      return { figure: told.join('; '), ok }
    } finally {
      await server.end()
    }
  },
}
