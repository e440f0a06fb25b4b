import type { Page } from '@playwright/test'
import { picture } from './support/audit.ts'
import { DESKTOP, PHONE, prefer } from './support/people.ts'
import { shiftsOf, watchAllShifts } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

test.use({ shared: true, city: true })

/** Notes the theme of the root element at each frame from the very first on. */
const watchTheme = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { themesSeen: seen })
    const look = (): void => {
      const painted = document.body !== null && document.body.childElementCount > 0
      if (painted) seen.push(document.documentElement.dataset['theme'] ?? 'none')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

const themesSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...new Set((window as unknown as { themesSeen: string[] }).themesSeen)])

for (const path of ['/', '/rules', '/settings']) {
  test(`a chosen theme comes before the first paint: ${path}`, async ({ person }) => {
    const { page } = await person('Ann', { colorScheme: 'dark' })
    await prefer(page, { theme: 'day' })
    await watchTheme(page)
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    expect(await themesSeen(page)).toEqual(['day'])
  })
}

test('without a choice the theme is the system’s, and follows it', async ({ person }) => {
  const { page } = await person('Ann', { colorScheme: 'light' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  await page.emulateMedia({ contrast: 'more' })
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high')
})

const DRAWN = [
  { path: '/', locale: 'en-GB', lang: 'en', title: 'Jelly Rush', words: 'Play with friends' },
  { path: '/', locale: 'fr-FR', lang: 'fr', title: 'Jelly Rush', words: 'Jouer entre amis' },
  { path: '/rules', locale: 'en-GB', lang: 'en', title: 'Rules · Jelly Rush', words: 'place exactly one' },
  { path: '/rules', locale: 'fr-FR', lang: 'fr', title: 'Règles · Jelly Rush', words: 'expulsent' },
] as const

for (const { path, locale, lang, title, words } of DRAWN) {
  test(`${path} is painted without its script, in ${lang}`, async ({ person }) => {
    const { page } = await person('Ann', { locale, javaScriptEnabled: false })
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.getByText(words).first()).toBeVisible()
    expect(await page.locator('[style]').count()).toBe(0)
  })

  test(`${path} is taken over by its script as it was painted, in ${lang}`, async ({ person }) => {
    // A script that complains fails the test: see support/test.ts.
    const { page } = await person('Ann', { locale })
    await watchAllShifts(page)
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-first', 'yes')
      })
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('h1[data-first]')).toBeVisible()
    await page.waitForTimeout(300)
    const { worst, largest } = await shiftsOf(page)
    expect(worst, largest).toBeLessThan(0.02)
  })
}

test('what has come of the page stands where it will stay', async ({ person }) => {
  const { page } = await person('Ann', { ...PHONE, javaScriptEnabled: false })
  const place = async (): Promise<unknown> => (await page.goto('/'), page.locator('h1').boundingBox())
  const whole = await place()
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const [before = ''] = (await answer.text()).split('<form')
    await route.fulfill({ response: answer, body: before })
  })
  expect(await place()).toEqual(whole)
})

test('a language that was chosen comes with the next page, whatever the browser asks for', async ({ person }) => {
  const { page } = await person('Anne', { locale: 'fr-FR' })
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('English')
  await expect(page.getByRole('button', { name: /Play with friends/ })).toBeVisible()
  const again = await page.request.get('/rules', { headers: { cookie: 'jelly-language=en', 'accept-language': 'fr' } })
  expect(await again.text()).toContain('<html lang="en"')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'jelly-language')?.value).toBe('en')
})

test.describe('the game behind the home page', () => {
  const shot = (page: Page) => page.locator('ul[data-shot]').getAttribute('data-shot')

  test('is played, and stands still while nobody looks', async ({ person }) => {
    const { page } = await person('Ann', { ...DESKTOP, reducedMotion: 'no-preference' })
    await page.goto('/')
    await expect(page.locator('ul[data-shot] li')).toHaveCount(6)
    const first = await shot(page)
    await expect.poll(() => shot(page)).not.toBe(first)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    const hidden = await shot(page)
    await page.waitForTimeout(3000)
    expect(await shot(page)).toBe(hidden)
    expect(page.workers()).toHaveLength(0)
  })

  test('is a still picture for who wants less motion', async ({ person }) => {
    const { page } = await person('Ann', { ...PHONE, reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(page.locator('ul[data-shot] li')).toHaveCount(6)
    const first = await shot(page)
    await page.waitForTimeout(3000)
    expect(await shot(page)).toBe(first)
    await picture(page, 'home-still-phone')
  })

  test('does not come for who saves data', async ({ person }) => {
    const { page } = await person('Ann', { reducedMotion: 'no-preference' })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1000)
    await expect(page.locator('ul[data-shot]')).toHaveCount(0)
  })
})
