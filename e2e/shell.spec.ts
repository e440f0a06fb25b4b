import { expectAccessible, expectNoSidewaysScroll, expectPressable, picture } from './support/audit.ts'
import { alive, DESKTOP, prefer, SMALL_PHONE, TABLET } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ city: true })

const PAGES = ['/', '/rules', '/districts', '/settings', '/fair-dice', '/nowhere', '/join/ZZZZZZ'] as const
const LOOKS = [
  { name: 'desktop', size: DESKTOP, theme: 'night', contrast: 'normal', locale: 'en-US' },
  { name: 'phone-by-day', size: SMALL_PHONE, theme: 'day', contrast: 'normal', locale: 'fr-FR' },
  { name: 'tablet-high-contrast', size: TABLET, theme: 'day', contrast: 'high', locale: 'en-US' },
] as const

for (const { name, size, theme, contrast, locale } of LOOKS) {
  test(`every page to read is accessible: ${name}`, async ({ person }) => {
    const { page } = await person('Ann', { ...size, locale })
    await prefer(page, { theme, contrast })
    for (const path of PAGES) {
      await page.goto(path)
      await page.locator('h1').waitFor()
      await picture(page, `page${path.replaceAll('/', '-')}-${name}`)
      await expectAccessible(page)
      await expectPressable(page)
      await expectNoSidewaysScroll(page)
    }
  })
}

test('nothing is asked of any other server', async ({ person, server }) => {
  const { page } = await person('Ann')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of PAGES) {
    await page.goto(path)
    await page.locator('h1').waitFor()
  }
  expect(asked.filter((url) => !url.startsWith(`${server.url}/`) && !url.startsWith('data:'))).toEqual([])
})

test('French for a French browser, English on demand, also after a reload', async ({ person }) => {
  const { page } = await person('Anne', { locale: 'fr-FR' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: /Jouer entre amis/ })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('English')
  await expect(page.getByRole('button', { name: /Play with friends/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /Play with friends/ })).toBeVisible()
})

test('a wrong code is explained, with a way home', async ({ person }) => {
  const { page } = await person('Ann')
  await page.goto('/')
  await page.getByLabel('Code of a table').fill('zzzzzz')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText('No table has that code')).toBeVisible()
  await page.getByRole('link', { name: 'Type another code' }).click()
  await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible()
})

for (const language of ['en', 'fr'] as const) {
  test(`what is pressed before the page's script has come is heard: drawn in English, read in ${language}`, async ({
    person,
  }) => {
    const { page } = await person('Ann', { locale: 'en-US' })
    await prefer(page, { language })
    const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await pressed
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByLabel('You play as').fill('Zoe')
    await page.getByRole('button', { name: /^Play with friends/ }).click()
    press()
    await expect(page).toHaveURL(/\/t\//)
    await expect(page.getByLabel(/^Your name|^Votre nom/)).toHaveValue('Zoe')
    await page.unrouteAll({ behavior: 'wait' })
  })
}

test('a page begins at its top and at its heading, and a rule can be linked to', async ({ person }) => {
  const { page } = await person('Ann')
  await page.goto('/rules')
  await alive(page)
  await page.getByRole('link', { name: 'See every district of the city' }).click()
  await expect(page).toHaveTitle(/Districts/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goto('/rules#R4')
  await expect(page.locator('#R4')).toBeInViewport()
})
