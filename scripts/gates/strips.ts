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
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-GB',
    viewport: VIEWPORT,
    colorScheme: 'dark',
  })
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
  await page.getByRole('radio', { name: 'Rookie' }).check()
  const invitation = page.getByRole('region', { name: 'Bring your friends' })
  await ben.page.goto(`/join/${(await invitation.getByRole('definition').first().innerText()).trim()}`)
  await page.getByText(ben.name).waitFor()
  await page.getByRole('button', { name: 'Start the game' }).click()
  for (const each of [ann, ben]) await each.page.getByRole('button', { name: 'I am ready' }).click()
  for (const each of [ann, ben]) await each.waitFor('scramble')
}

interface Moment {
  readonly name: string
  /** What is made ready before the film runs. */
  readonly prepare: (people: People) => Promise<unknown>
  readonly act: (people: People) => Promise<unknown>
  /** How Ben sees that it has happened. */
  readonly seen: (ben: Player) => Promise<unknown>
  readonly after: number
}

const nothing = (): Promise<void> => Promise.resolve()
const BEFORE = 600
const OPEN = '[data-district]:not([data-locked])'
const LOCKED = '[data-district][data-locked]'

const MOMENTS: readonly Moment[] = [
  {
    name: 'kick',
    prepare: ({ ben }) => ben.place('56', 0),
    act: ({ ann }) => ann.placeOnto('12', ann.page.getByRole('button', { name: /^Kick the [56] of Ben/ })),
    seen: ({ page }) => page.locator('[data-plaza] li').first().waitFor(LONG),
    after: 1500,
  },
  {
    name: 'slide',
    prepare: nothing,
    act: ({ ann }) =>
      ann.placeOnto('34', ann.page.locator('[data-district="1"]').getByRole('button', { name: /^Move the target/ })),
    seen: async ({ page }) => {
      const target = page.locator('[data-district="1"] [data-target]')
      const before = await target.getAttribute('style')
      await target.and(page.locator(`:not([style="${before}"])`)).waitFor(LONG)
    },
    after: 1200,
  },
  {
    name: 'lock',
    prepare: async ({ ann }) => {
      while ((await ann.diceLeft()) > 0) await ann.placeAny(0)
    },
    act: ({ ann }) => ann.page.locator(OPEN).last().getByRole('button', { name: /^Lock/ }).last().click(),
    seen: async ({ page }) => {
      const before = await page.locator(LOCKED).count()
      await page.locator(LOCKED).nth(before).waitFor(LONG)
    },
    after: 1000,
  },
  {
    name: 'last three seconds',
    prepare: async ({ ann, ben }) => {
      // The bot may have turned it before.
      const flip = ann.page.locator('button[data-offer=flip]')
      await flip.click({ timeout: 5000 }).catch(() => undefined)
      await ben.page.locator('[role=timer][data-low]').first().waitFor(LONG)
    },
    act: nothing,
    seen: nothing,
    after: 3000,
  },
  {
    name: 'scoring step',
    prepare: nothing,
    act: nothing,
    seen: ({ page }) => page.locator('[data-theatre] article').waitFor(LONG),
    after: 2600,
  },
]

/** On a slow machine Ann's press takes longer than what it causes: what counts is when Ben sees it. */
async function filmed(film: Film, { prepare, act, seen, after }: Moment, people: People) {
  await prepare(people)
  const happens = async (): Promise<number> => {
    const [at] = await Promise.all([seen(people.ben).then(() => Date.now()), act(people)])
    return at
  }
  return film.frames(happens, BEFORE, after)
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
      const films: (readonly [name: string, frames: Awaited<ReturnType<typeof filmed>>])[] = []
      for (const moment of MOMENTS) films.push([moment.name, await filmed(film, moment, people)])
      // Drawn once the last one is filmed: the game does not wait for it.
      for (const [name, frames] of films) {
        note(`${name}: ${frames.length} frames`)
        await writeStrip(frames, FRAMES, join(root, 'artifacts/strips', `${name.replaceAll(' ', '-')}.png`))
      }
      const counts = films.map(([, { length }]) => length)
      return { figure: `${counts.join(', ')} frames`, ok: counts.every((count) => count >= FEWEST) }
    } finally {
      await browser.close()
      await server.end()
    }
  },
}
