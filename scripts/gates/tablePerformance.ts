// The table during a round at a quarter of this machine's speed: long tasks of the page, and how soon a press shows.
import { type Browser, chromium, type Page } from '@playwright/test'
import { GameServer } from '../../e2e/support/GameServer.ts'
import { Player } from '../../e2e/support/Player.ts'

const SLOWER = 4
const LONGEST_TASK = 50
const LONGEST_PRESS = 50
const ROUNDS = 2

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of the thread's own time: what other programs of a busy machine take does not count. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** Notes the time from a press to the next paint, as the browser itself measures it. */
function watchPresses(): void {
  const presses: number[] = []
  Object.assign(window, { presses })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') presses.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

const pressesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { presses: number[] }).presses.splice(0))

/** The tasks of the page's main thread, in milliseconds. */
function tasksIn(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const isMain = ({ name, args }: TraceEvent): boolean => name === 'thread_name' && args.name === 'CrRendererMain'
  const threads = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`))
  return traceEvents
    .filter(({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && threads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
}

/** Where to press: looked up in one go, so that the page's time is its own and not the test's. */
const spot = (page: Page, selector: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect()
    return box ? { x: box.x + Math.min(40, box.width / 2), y: box.y + Math.min(10, box.height / 2) } : null
  }, selector)

async function press(page: Page, selector: string): Promise<boolean> {
  const at = await spot(page, selector)
  if (at) await page.mouse.click(at.x, at.y)
  return at !== null
}

async function playRound(player: Player): Promise<void> {
  const { page } = player
  for (let n = 0; (await player.phase()) === 'scramble'; n++) {
    if (await press(page, '[data-tray-die][data-ready]')) {
      await page.waitForTimeout(250)
      await press(page, `[data-district="${n % 6}"][data-aim=place] > button`)
    } else await press(page, 'button[data-offer=flip]')
    await page.waitForTimeout(400)
  }
}

async function openTable(browser: Browser, server: GameServer): Promise<Player> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  const player = new Player(await context.newPage(), 'Ann')
  await player.playNow()
  await player.page.evaluate(watchPresses)
  const devtools = await context.newCDPSession(player.page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return player
}

async function measure(server: GameServer): Promise<{ tasks: number[]; presses: number[] }> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  const player = await openTable(browser, server)
  const tasks: number[] = []
  const presses: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await player.waitFor('scramble', 120_000)
    await pressesOf(player.page)
    await browser.startTracing(player.page, { categories: ['toplevel', 'devtools.timeline'] })
    await playRound(player)
    tasks.push(...tasksIn(await browser.stopTracing()))
    presses.push(...(await pressesOf(player.page)))
    await player.page.getByRole('button', { name: 'Next round' }).click({ timeout: 120_000 })
  }
  await browser.close()
  return { tasks, presses }
}

const most = (figures: readonly number[]): number => Math.round(Math.max(0, ...figures))

export default {
  name: 'table-performance',
  goal: `no task > ${LONGEST_TASK} ms, press to paint p95 ≤ ${LONGEST_PRESS} ms at ${SLOWER}× slower`,
  async run({ note }: { note: (text: string) => void }) {
    const server = new GameServer(1)
    await server.start()
    try {
      const { tasks, presses } = await measure(server)
      const long = tasks.filter((task) => task > LONGEST_TASK)
      const slow = presses.toSorted((one, other) => one - other)[Math.floor(presses.length * 0.95)] ?? 0
      note(`${tasks.length} tasks, ${long.length} of them long; ${presses.length} presses took 16 ms or more`)
      return {
        figure: `longest task ${most(tasks)} ms, press to paint p95 ${Math.round(slow)} ms, longest ${most(presses)} ms`,
        ok: long.length === 0 && slow <= LONGEST_PRESS,
      }
    } finally {
      await server.end()
    }
  },
}
