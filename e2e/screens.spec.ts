import { expectAccessible, picture } from './support/audit.ts'
import type { GameServer } from './support/GameServer.ts'
import { DESKTOP, PHONE, TABLET } from './support/people.ts'
import type { Player } from './support/Player.ts'
import { expect, test } from './support/test.ts'

// The end of a game checks its dice against their promise.
test.use({ speed: 5, dice: 'provable' })

const SIZES = { desktop: DESKTOP, phone: PHONE }
const FLAT_PHONE = { viewport: { width: 844, height: 390 }, hasTouch: true } as const

async function endOfGame(ann: Player): Promise<void> {
  const total = ann.page.getByRole('row', { name: /^Total/ })
  while (!(await total.isVisible())) {
    const next = ann.page.getByRole('button', { name: 'Next round', pressed: false })
    if (await next.isVisible()) await next.click({ timeout: 500 }).catch(() => undefined)
    await ann.skipScoring()
    await ann.page.waitForTimeout(300)
  }
}

/** After a round nothing has to be scrolled for: what is told and what is asked lies in the window as a whole. */
async function expectInView({ page }: Player): Promise<void> {
  const panel = page.getByRole('region', { name: /^(Scoring|Next round)$/ })
  for (const part of [panel, ...(await panel.getByRole('button').all())])
    await expect(part).toBeInViewport({ ratio: 1 })
}

/** The server stands still meanwhile, and a district is told to its end, so that the page does not change under the look. */
const look = (server: GameServer, { page }: Player, name: string, and?: () => Promise<void>): Promise<void> =>
  server.whilePaused(async () => {
    await expect(page.locator('[data-theatre] [data-beat]:not([data-beat=drops])')).toHaveCount(0)
    await picture(page, name)
    await expectAccessible(page)
    await and?.()
  })

for (const [size, options] of Object.entries(SIZES)) {
  test(`table, scoring, ledger and end on a ${size}: pictures, and no barrier`, async ({ person, server }) => {
    const ann = await person('Ann', options)
    await ann.playWithFour()
    for (let n = 0; n < 3; n++) await ann.placeAny(n)
    await server.whilePaused(() => picture(ann.page, `table-five-${size}`))
    await ann.playRound()
    await expect(ann.page.locator('[data-theatre] article')).toBeVisible()
    await look(server, ann, `scoring-${size}`, () => expectInView(ann))
    await ann.waitFor('ledger')
    await look(server, ann, `ledger-${size}`, () => expectInView(ann))
    await server.hurry()
    await endOfGame(ann)
    await expect(ann.page.getByText(/^Checked here/)).toBeVisible()
    await look(server, ann, `end-${size}`)
    // The turning points are the same on every screen.
    for (const point of await ann.page.locator('[aria-labelledby=turning-points] li').all()) {
      await point.scrollIntoViewIfNeeded({ timeout: 3000 })
      await expect(point.getByRole('button', { name: 'Watch it' })).toBeInViewport()
    }
  })
}

test.describe('one round', () => {
  test.use({ speed: 4 })

  for (const [size, options] of Object.entries({ tablet: TABLET, 'flat-phone': FLAT_PHONE })) {
    test(`what is told and asked after a round is in view on a ${size}`, async ({ person, server }) => {
      const ann = await person('Ann', options)
      await ann.playNow()
      await ann.playRound()
      for (const phase of ['scoring', 'ledger']) {
        await ann.waitFor(phase)
        await server.whilePaused(async () => {
          await picture(ann.page, `${phase}-four-${size}`)
          await expectInView(ann)
        })
      }
    })
  }
})
