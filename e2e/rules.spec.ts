import { picture } from './support/audit.ts'
import { PHONE } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** So many screens of a phone are read before one unfolds a chapter. */
const SCREENS = 6

for (const locale of ['en-GB', 'fr-FR']) {
  test(`the rules are six screens of a phone at most, and unfold, ${locale}`, async ({ person }) => {
    const { page } = await person('Ann', { ...PHONE, locale })
    await page.goto('/rules')
    await expect(page.getByRole('figure')).toBeVisible()
    const height = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)
    await picture(page, `rules-phone-${locale}`, { fullPage: true })
    expect(height).toBeLessThanOrEqual(SCREENS)
    await page.locator('a[href="#complete"]').click()
    await expect(page.locator('#complete li').first()).toBeVisible()
  })
}

test('the rules open as a sheet in the lobby and at the table', async ({ person }) => {
  const { page, playNow } = await person('Ann').then((ann) => ({ page: ann.page, playNow: () => ann.playNow() }))
  await page.goto('/')
  await page.getByRole('button', { name: /^Play with friends/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Rules' })
  await page.getByRole('button', { name: 'Rules' }).click()
  await expect(sheet.getByText('place exactly one')).toBeVisible()
  const address = page.url()
  await sheet.getByRole('link', { name: 'Rewards' }).click()
  await expect(sheet.getByText('Take 6 Jelly.')).toBeVisible()
  expect(page.url()).toBe(address)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await playNow()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Rules' }).click()
  await expect(sheet.getByText('place exactly one')).toBeVisible()
  await picture(page, 'rules-sheet')
})
