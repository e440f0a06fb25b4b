// Strips of frames, to be looked at: a kick, a slide, a lock, the last three seconds and a step of the scoring, as they are drawn in the
// browser of somebody they happen to. artifacts/strips has the pictures.
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { GameServer } from '../../e2e/support/GameServer.ts'
import { Player } from '../../e2e/support/Player.ts'
import { type Film, filmOf, writeStrip } from '../lib/filmStrip.ts'
import { root } from '../lib/run.mjs'

const FRAMES = 12
/** A motion of a quarter of a second on a busy machine. */
const FEWEST = 4
/** The sand runs so long that a busy machine has time for everything before it ends. */
const SAND = '100 s'
const LONG = { timeout: 150_000 }
const VIEWPORT = { width: 1440, height: 900 }

interface People {
  readonly ann: Player
  readonly ben: Player
}

async function openBrowser(browser: Browser, server: GameServer, name: string): Promise<Player> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', viewport: VIEWPORT })
  await context.addInitScript((nickname) => {
    localStorage.setItem('jelly.preferences', JSON.stringify({ nickname }))
    localStorage.setItem('jelly.progress', JSON.stringify({ step: 1, lesson: 'done', games: 5 }))
  }, name)
  return new Player(await context.newPage(), name)
}

/** Two people and a bot. */
async function sitDown({ ann, ben }: People): Promise<void> {
  const { page } = ann
  await page.goto('/')
  await page.getByRole('button', { name: /^Play with friends/ }).click()
  await page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '3' }).check()
  await page.getByRole('radio', { name: SAND }).check()
  const invitation = page.getByRole('region', { name: 'Bring your friends' })
  await ben.page.goto(`/join/${(await invitation.getByRole('definition').first().innerText()).trim()}`)
  await page.getByText(ben.name).waitFor()
  await page.getByRole('button', { name: 'Start the game' }).click()
  for (const each of [ann, ben]) await each.page.getByRole('button', { name: 'I am ready' }).click()
  for (const each of [ann, ben]) await each.waitFor('scramble')
}

type Moment = readonly [name: string, lasting: number, act: (people: People) => Promise<unknown>]

/** What is done while Ben's screen is filmed. */
const MOMENTS: readonly Moment[] = [
  [
    'kick',
    2500,
    async ({ ann }) => ann.placeOnto('12', ann.page.getByRole('button', { name: /^Kick the [56] of Ben/ })),
  ],
  [
    'slide',
    2500,
    async ({ ann }) =>
      ann.placeOnto('34', ann.page.locator('[data-district="1"]').getByRole('button', { name: /^Move the target/ })),
  ],
  [
    'lock',
    1500,
    ({ ann }) => ann.page.locator('[data-district="4"]').getByRole('button', { name: /^Lock/ }).last().click(),
  ],
  ['last three seconds', 3200, ({ ben }) => ben.page.locator('[role=timer][data-low]').first().waitFor(LONG)],
  ['scoring step', 2600, ({ ben }) => ben.page.locator('[data-theatre] article').waitFor(LONG)],
]

async function prepare(name: string, { ann, ben }: People): Promise<void> {
  if (name === 'kick') await ben.place('56', 0)
  if (name === 'lock') while ((await ann.diceLeft()) > 0) await ann.place('1-6', 3)
  if (name === 'last three seconds') await ann.page.locator('button[data-offer=flip]').click()
}

/** Quick motions are filmed while they are caused; what is waited for, once it begins. */
async function filmed(film: Film, [name, lasting, act]: Moment, people: People) {
  if (name === 'last three seconds' || name === 'scoring step') {
    await act(people)
    return film.frames(lasting)
  }
  const [frames] = await Promise.all([film.frames(lasting), act(people)])
  return frames
}

export default {
  name: 'strips',
  needs: ['page', 'browser'],
  goal: `${MOMENTS.length} strips of at least ${FEWEST} frames in artifacts/strips, to be looked at`,
  async run({ note }: { note: (text: string) => void }) {
    const server = new GameServer({ speed: 1, dice: 'cycling', seed: 'strips' })
    await server.start()
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--headless', '--no-sandbox', '--disable-gpu'],
    })
    try {
      const people = { ann: await openBrowser(browser, server, 'Ann'), ben: await openBrowser(browser, server, 'Ben') }
      await sitDown(people)
      const film = await filmOf(people.ben.page)
      const counts: number[] = []
      for (const moment of MOMENTS) {
        const [name] = moment
        await prepare(name, people)
        const frames = await filmed(film, moment, people)
        note(`${name}: ${frames.length} frames`)
        counts.push(frames.length)
        await writeStrip(frames, FRAMES, join(root, 'artifacts/strips', `${name.replaceAll(' ', '-')}.png`))
      }
      return { figure: `${counts.join(', ')} frames`, ok: counts.every((count) => count >= FEWEST) }
    } finally {
      await browser.close()
      await server.end()
    }
  },
}
