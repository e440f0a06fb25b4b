// The table during a round at a quarter of this machine's speed: long tasks, and how soon a press shows.
import { chromium, type Page } from '@playwright/test'
import { GameServer } from '../../e2e/support/GameServer.ts'
import { Player } from '../../e2e/support/Player.ts'

const SLOWER = 4
const LONGEST_TASK = 50
const LONGEST_PRESS = 50
const ROUNDS = 2

interface Measured {
  readonly tasks: number[]
  readonly presses: number[]
}

/** Notes long tasks, and the time from a press to the next paint as the browser itself measures it. */
function watch(): void {
  const measured: Measured = { tasks: [], presses: [] }
  Object.assign(window, { measured })
  new PerformanceObserver((list) => measured.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') measured.presses.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

const read = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const { measured } = window as unknown as { measured: Measured }
    return { tasks: measured.tasks.splice(0), presses: measured.presses.splice(0) }
  })

async function measure(server: GameServer): Promise<Measured> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  const player = new Player(await context.newPage(), 'Ann')
  await player.playNow()
  const devtools = await context.newCDPSession(player.page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await player.page.evaluate(watch)
  const all: Measured = { tasks: [], presses: [] }
  for (let round = 0; round < ROUNDS; round++) {
    await player.waitFor('scramble', 120_000)
    await read(player.page)
    await player.playRound()
    const { tasks, presses } = await read(player.page)
    all.tasks.push(...tasks)
    all.presses.push(...presses)
    await player.page.getByRole('button', { name: 'Next round' }).click({ timeout: 120_000 })
  }
  await browser.close()
  return all
}

const most = (figures: readonly number[]): number => Math.round(Math.max(0, ...figures))

export default {
  name: 'table-performance',
  goal: `no task > ${LONGEST_TASK} ms, press to paint ≤ ${LONGEST_PRESS} ms at ${SLOWER}× slower`,
  async run({ note }: { note: (text: string) => void }) {
    const server = new GameServer(1)
    await server.start()
    try {
      const { tasks, presses } = await measure(server)
      note(`${tasks.length} long tasks: ${tasks.map(Math.round).join(' ')}; ${presses.length} presses above 16 ms`)
      const long = tasks.filter((task) => task > LONGEST_TASK)
      const slow = presses.toSorted((one, other) => one - other)[Math.floor(presses.length * 0.95)] ?? 0
      return {
        figure: `longest task ${most(tasks)} ms, press to paint p95 ${Math.round(slow)} ms, longest ${most(presses)} ms`,
        ok: long.length === 0 && slow <= LONGEST_PRESS,
      }
    } finally {
      await server.end()
    }
  },
}
