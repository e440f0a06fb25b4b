// Any moment of a finished game at a quarter of this machine's speed: from the press on the timeline to the frame that shows it.
import { loadavg } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { replayText } from '@jelly/dice'
import { randomGame } from '@jelly/dice/testing'
import { seededRandomness } from '@jelly/rules'
import { ReplayPlayer } from '@jelly/table/replay'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { GameServer } from '../../e2e/support/GameServer.ts'

const SLOWER = 4
const LONGEST = 50
const MOMENTS = 40
/** So long nothing changes on the page before the next press. */
const QUIET = 250

const SCREENS: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 664 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}
const GAMES = [randomGame(77, { seats: 5 }), randomGame(78, { seats: 3 })]

/** Milliseconds from a press: until the board shows the moment, and until everything beside it does, too. */
interface Shown {
  readonly board: number
  readonly all: number
}

/** What was to be seen on the board after a frame. */
interface Frame {
  readonly since: number
  readonly board: string
}

declare global {
  interface Window {
    shown: { frames: Frame[]; changed: number }
  }
}

/** Notes the board after each frame that shows a change. */
function watchPaints(): void {
  let pressed = 0
  window.shown = { frames: [], changed: 0 }
  window.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      pressed = timeStamp
      window.shown = { frames: [], changed: timeStamp }
    },
    true,
  )
  /** Dice and lock of each card, where its target is, and the dice in the center. */
  const spell = (): string => {
    const drawn = (within: Element): string => within.querySelector('canvas')?.dataset['dice'] ?? 'nothing'
    const cards = [...document.querySelectorAll<HTMLElement>('[data-district]')].map((card) => {
      const target = card.querySelector<HTMLElement>('[data-target]')
      return [drawn(card), card.dataset['locked'], target?.style.transform].join(', ')
    })
    return [...cards, ...[...document.querySelectorAll('[data-plaza]')].map(drawn)].join('\n')
  }
  const noted = (): void => {
    const since = performance.now() - pressed
    window.shown.frames.push({ since, board: spell() })
  }
  // One for all: to make a channel in the middle of a press would be time of the gate's own.
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', noted)
  port1.start()
  new MutationObserver(() => {
    window.shown.changed = performance.now()
    requestAnimationFrame(() => port2.postMessage(null))
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
}

/** The first frame from which on the board is as it stays counts; a playhead that moves alone does not. */
function shownBy(frames: readonly Frame[]): Shown | null {
  const last = frames.at(-1)
  if (last === undefined) return null
  const wrong = frames.findLastIndex(({ board }) => board !== last.board)
  return { board: frames[wrong + 1]?.since ?? last.since, all: last.since }
}

async function openGame(browser: Browser, url: string, text: string, screen: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, ...screen })
  const page = await context.newPage()
  await page.goto('/replay')
  const buffer = Buffer.from(text)
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await page.locator('main[data-replay]').waitFor()
  await page.evaluate(watchPaints)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

/** Presses anywhere on the timeline, again and again. */
async function seekAround(page: Page): Promise<Shown[]> {
  const box = await page.getByRole('slider').boundingBox()
  if (box === null) throw new Error('no timeline')
  const random = seededRandomness(17)
  const found: Shown[] = []
  for (let n = 0; n <= MOMENTS; n++) {
    await page.mouse.move(box.x + random(Math.floor(box.width)), box.y + box.height / 2)
    await page.mouse.down()
    await page.waitForFunction((quiet) => performance.now() - window.shown.changed > quiet, QUIET)
    await page.mouse.up()
    // The first one finds code that has never run.
    const shown = shownBy(await page.evaluate(() => window.shown.frames))
    if (n > 0 && shown) found.push(shown)
  }
  return found
}

const part = (figures: readonly number[], share: number): number =>
  Math.round(figures.toSorted((one, other) => one - other)[Math.ceil(figures.length * share) - 1] ?? 0)

const spread = (figures: readonly number[]): string =>
  `p50 ${part(figures, 0.5)}, p95 ${part(figures, 0.95)}, max ${part(figures, 1)} ms`

/** What it takes to have a game at hand at any moment: its rows and the states kept on the way, in kilobytes. */
function memoryOfAGame(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const used = (): number => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const [game] = GAMES
  if (game === undefined) return 0
  const kept: ReplayPlayer[] = [new ReplayPlayer(game)]
  const before = used()
  for (let n = 0; n < 20; n++) kept.push(new ReplayPlayer(game))
  return Math.round((used() - before) / (kept.length - 1) / 1024)
}

export default {
  name: 'replay-seek',
  needs: ['page', 'browser'],
  goal: `any moment shows within ${LONGEST} ms at ${SLOWER}× slower`,
  async run({ note }: { note: (text: string) => void }) {
    note(`the machine's load is ${loadavg()[0]?.toFixed(1)}: only a quiet one tells`)
    note(`a game of five at any moment takes ${memoryOfAGame()} KB: rows, and a state after each twelve of them`)
    const server = new GameServer({ speed: 1, dice: 'provable', seed: 'seek' })
    await server.start()
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--headless', '--no-sandbox', '--disable-gpu'],
    })
    const told: string[] = []
    let ok = true
    try {
      for (const [name, screen] of Object.entries(SCREENS)) {
        const shown: Shown[] = []
        for (const game of GAMES) {
          const page = await openGame(browser, server.url, replayText(game), screen)
          shown.push(...(await seekAround(page)))
          await page.context().close()
        }
        const board = shown.map((one) => one.board)
        note(
          `${name}: ${board.length} moments; with everything beside the board ${spread(shown.map(({ all }) => all))}`,
        )
        told.push(`${name} ${spread(board)}`)
        ok &&= board.length > MOMENTS && part(board, 1) <= LONGEST
      }
      return { figure: told.join('; '), ok }
    } finally {
      await browser.close()
      await server.end()
    }
  },
}
