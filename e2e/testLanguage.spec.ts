import type { Page } from '@playwright/test'
import { testWords } from '../apps/web/tools/testWords.ts'
import { TEST_LANGUAGE } from '../apps/web/tools/testLanguage.ts'
import { picture } from './support/audit.ts'
import { DESKTOP, PHONE, prefer } from './support/people.ts'
import type { Player } from './support/Player.ts'
import { expectWholeTexts } from './support/reading.ts'
import { expect, test } from './support/test.ts'
import { buildTestLanguage, useTestLanguage } from './support/testLanguage.ts'

test.use({ speed: 3 })

const SIZES = { phone: PHONE.viewport, desktop: DESKTOP.viewport } as const

test.setTimeout(240_000)
test.beforeAll(buildTestLanguage)

/** Looks at a screen in both sizes while nothing at the table moves. */
async function read(page: Page, where: string, names: readonly string[]): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expectWholeTexts(page, `${where}, ${size}`, names)
    await picture(page, `test-language-${where}-${size}`)
  }
}

const press = (page: Page, words: string) =>
  page.getByRole('button', { name: testWords(words) }).click({ timeout: 3000 })

async function namesAt(page: Page): Promise<string[]> {
  const names = await page.locator('ol > li strong').allTextContents()
  return names.map((name) => name.trim())
}

test('long words, from right to left, in reversed order: no text is clipped or put together', async ({
  person,
  server,
}) => {
  const ann: Player = await person('Ann', { ...PHONE })
  const { page } = ann
  await useTestLanguage(page.context())
  await prefer(page, { language: TEST_LANGUAGE })

  for (const path of ['/', '/settings', '/rules', '/districts', '/fair-dice', '/nowhere']) {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    await read(page, path === '/' ? 'home' : path.slice(1), ['Ann'])
  }
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')

  await page.goto('/')
  await page.locator('button:has(small)').nth(1).click()
  await expect(page.locator('#invite-title')).toBeVisible()
  for (const bots of [1, 2, 3]) {
    await page
      .getByRole('button', { name: testWords('Add a bot') })
      .first()
      .click()
    await expect(page.locator('ol > li select')).toHaveCount(bots)
  }
  await page.locator('details').evaluate((more: HTMLDetailsElement) => (more.open = true))
  const names = ['Ann', ...(await namesAt(page))]
  const look = (where: string) => server.whilePaused(() => read(page, where, names))

  await look('lobby')
  await press(page, 'Start the game')
  await expect(page.locator('footer output')).toBeVisible()
  await look('briefing')
  await press(page, 'I am ready')

  await ann.waitFor('scramble')
  await ann.placeAny(0)
  await look('round')
  await ann.playRound()
  await ann.waitFor('scoring')
  await expect(page.locator('article')).toBeVisible()
  await look('scoring')
  await ann.waitFor('ledger')
  await look('ledger')
  await server.hurry()
  await expect(page.getByRole('button', { name: testWords('Play again') })).toBeVisible({ timeout: 60_000 })
  await press(page, 'Play again').catch(() => undefined)
  await look('end')
})
