import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, expectPressable, picture } from './support/audit.ts'
import { DESKTOP, PHONE, SMALL_PHONE, somebody, TABLET } from './support/people.ts'

const PAGES = ['/', '/rules', '/districts', '/settings', '/fair-dice', '/nowhere', '/join/ZZZZZZ'] as const
const LOOKS = [
  { name: 'desktop', options: DESKTOP, contrast: 'normal', locale: 'en-US' },
  { name: 'phone', options: PHONE, contrast: 'normal', locale: 'fr-FR' },
  { name: 'small-phone-high-contrast', options: SMALL_PHONE, contrast: 'high', locale: 'fr-FR' },
  { name: 'tablet-high-contrast', options: TABLET, contrast: 'high', locale: 'en-US' },
] as const

for (const { name, options, contrast, locale } of LOOKS) {
  test(`every page to read is accessible: ${name}`, async ({ browser }) => {
    const page = await somebody(browser, { ...options, locale, reducedMotion: 'reduce' }, { contrast })
    for (const path of PAGES) {
      await page.goto(path)
      await page.locator('h1').waitFor()
      await picture(page, `page${path.replaceAll('/', '-')}-${name}`)
      await expectAccessible(page)
      await expectPressable(page)
      await expectNoSidewaysScroll(page)
    }
    await page.context().close()
  })
}

test('nothing is asked of any other server', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of PAGES) {
    await page.goto(path)
    await page.locator('h1').waitFor()
  }
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([])
})

test('French for a French browser, English on demand, also after a reload', async ({ browser }) => {
  const page = await somebody(browser, { ...DESKTOP, locale: 'fr-FR' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: /Jouer entre amis/ })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('button', { name: /Play with friends/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /Play with friends/ })).toBeVisible()
  await page.context().close()
})

test('a wrong code is explained, with a way home', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Code of a table').fill('zzzzzz')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText('No table has that code')).toBeVisible()
  await page.getByRole('link', { name: 'To the home page' }).click()
  await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible()
})
