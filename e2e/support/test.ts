import { test as base, type Browser, type BrowserContextOptions } from '@playwright/test'
import type { TestDice } from './dice.ts'
import { GameServer } from './GameServer.ts'
import { Player } from './Player.ts'

interface Fixtures {
  /** How many times faster than printed the games run. */
  readonly speed: number
  readonly dice: TestDice
  /** On what the server listens. */
  readonly host: string
  /** Whether the server of the test before is good enough: for tests of pages at which nobody plays. */
  readonly shared: boolean
  /** Whether the city is filled behind the home page: for tests that look at it. It takes as long as the page itself. */
  readonly city: boolean
  /** Whether the browser can be heard: to make music that nobody hears takes a tenth of a test. */
  readonly sound: boolean
  readonly server: GameServer
  /** Where people open the page. */
  readonly address: string
  /** A person with a browser of their own. */
  readonly person: (name: string, options?: BrowserContextOptions) => Promise<Player>
}

interface WorkerFixtures {
  /** One server for the tests that share it; started when it is first asked for, and again when a test has killed it. */
  readonly commonServer: () => Promise<GameServer>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  speed: [1, { option: true }],
  dice: ['cycling', { option: true }],
  host: ['127.0.0.1', { option: true }],
  shared: [false, { option: true }],
  city: [false, { option: true }],
  sound: [false, { option: true }],

  commonServer: [
    // Playwright reads from the pattern what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new GameServer({ speed: 1, dice: 'cycling', seed: 'shared' })
      await use(async () => {
        if (!server.isRunning) await server.start()
        return server
      })
      await server.end()
    },
    { scope: 'worker' },
  ],

  server: async ({ speed, dice, host, shared, commonServer }, use, { titlePath }) => {
    if (shared) return use(await commonServer())
    const server = new GameServer({ speed, dice, host, seed: titlePath.join(' ') })
    await server.start()
    await use(server)
    await server.end()
  },

  address: async ({ server }, use) => use(server.url),

  person: async ({ browser, address, city, sound }, use) => {
    const people: Player[] = []
    await use(async (name, options) => {
      const player = await newPlayer(browser, address, name, options)
      if (!city) await player.page.context().addInitScript(saveData)
      if (!sound) await player.page.context().addInitScript(beSilent)
      people.push(player)
      return player
    })
    for (const { page } of people) await page.context().close()
    const problems = people.flatMap((player) => player.problems)
    if (problems.length > 0) throw new Error(`the page complained: ${problems.join('\n')}`)
  },
})

export { expect } from '@playwright/test'

/** Who saves data gets no city. Runs in the page. */
const saveData = (): unknown =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })

/** As a browser that makes no sound. Runs in the page. */
const beSilent = (): unknown => Reflect.deleteProperty(window, 'AudioContext')

async function newPlayer(
  browser: Browser,
  address: string,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Player> {
  // Keeping the page for a time without network takes each test as long as the rest of it: only those that are about it do.
  const usual = { baseURL: address, reducedMotion: 'reduce', serviceWorkers: 'block' } as const
  const context = await browser.newContext({ ...usual, ...options })
  await context.addInitScript((nickname) => {
    if (localStorage.getItem('jelly.preferences') === null) {
      localStorage.setItem('jelly.preferences', JSON.stringify({ nickname }))
    }
    // Somebody who knows the game, unless a test says otherwise.
    if (localStorage.getItem('jelly.progress') === null) {
      const last = { tempo: 'frenzy', botLevel: 'regular' }
      localStorage.setItem('jelly.progress', JSON.stringify({ step: 1, lesson: 'done', games: 5, last }))
    }
  }, name)
  return new Player(await context.newPage(), name)
}
