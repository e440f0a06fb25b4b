import { keep } from './support/Learner.ts'
import { DESKTOP } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** Of what one may do; the rest is tactics. */
const RULES = new Set(['twins', 'worthless', 'lock', 'flip'])

test('Pip says a word in a first game against bots, and keeps to the settings', async ({ person, server }) => {
  // How soon there is a chance worth a word is up to the bots.
  test.slow()
  const ann = await person('Ann', DESKTOP)
  const { page } = ann
  await keep(page, { step: 1, lesson: 'skipped', games: 0, last: null })
  await page.goto('/')
  await page.getByRole('button', { name: /^Play now/ }).click()
  await ann.readBriefing()
  await ann.waitFor('scramble')
  // Until then the same line says how a die is placed.
  await ann.place('56', 0)

  const hint = page.locator('[data-hint]')
  const talk = (about: 'Off' | 'Rules' | 'Rules and tactics') =>
    page.getByRole('dialog').getByRole('radio', { name: about, exact: true }).check()
  await page.keyboard.press('Comma')
  await expect(async () => {
    await talk('Rules and tactics')
    await expect(hint).toBeVisible({ timeout: 60_000 })
    // The table stands still, and with it the chance.
    await server.whilePaused(async () => {
      const kind = (await hint.getAttribute('data-hint', { timeout: 1000 })) ?? ''
      await talk('Off')
      await expect(hint).toHaveCount(0)
      await talk('Rules and tactics')
      await expect(hint).toHaveAttribute('data-hint', kind, { timeout: 6000 })
      await talk('Rules')
      await expect(hint).toHaveCount(RULES.has(kind) ? 1 : 0, { timeout: 3000 })
    })
  }).toPass({ timeout: 200_000 })
})
