import type { Page } from '@playwright/test'
import { builtVersion, writeOtherVersion } from './support/otherVersion.ts'
import { expect as usual, test } from './support/test.ts'

const KEPT = { serviceWorkers: 'allow' } as const
const SCREENS = ['/rules', '/districts', '/settings', '/games', '/fair-dice'] as const

const PATIENCE = 60_000
const expect = usual.configure({ timeout: PATIENCE })

test.slow()
test.use({ speed: 1, city: true, actionTimeout: PATIENCE })

/** Until the browser has all that a time without network needs. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 2 * PATIENCE })
}

/** The version that would be shown without network, or what it still waits for. */
const keptVersion = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const { held } = await navigator.locks.query()
    if (registration?.installing) return 'is being installed'
    if (registration?.waiting) return `waits for ${held?.map(({ name }) => name).join(', ')}`
    const kept = await caches.match('/index.html', { ignoreSearch: true })
    return /name="version" content="(\w+)"/.exec((await kept?.text()) ?? '')?.[1] ?? ''
  })

const versionOf = (page: Page) => page.locator('meta[name=version]')

test('without network everything but playing together works, also after a reload', async ({ person, server }) => {
  const ann = await person('Anne', { ...KEPT, locale: 'fr-FR' })
  const { page } = ann
  await page.goto('/')
  await isKept(page)
  await server.kill()
  const answer = await page.reload()
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'; img-src 'self' data:")
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('#page')).toHaveAttribute('data-prerendered', '/')
  for (const path of SCREENS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/learn')
  await ann.waitFor('scramble', PATIENCE)
  await page.goto('/practice')
  await ann.beginPractice()
  await page.reload()
  await ann.waitFor('scramble', PATIENCE)
  await ann.dice.first().click()
  await expect(ann.openCards.first()).toBeVisible()
  expect(await page.evaluate(() => fetch('/api/info').catch(() => 'no answer'))).toBe('no answer')
})

test('a new version is taken at rest and never in a game, and no page has parts of both', async ({
  person,
  server,
}, info) => {
  const ann = await person('Ann', KEPT)
  await ann.playNow()
  await isKept(ann.page)
  const reader = await ann.page.context().newPage()
  await reader.goto('/')
  const host = await ann.page.context().newPage()
  await host.goto('/')
  await host.getByRole('button', { name: /^Play with friends/ }).click()
  const lobby = host.getByRole('heading', { name: 'Bring your friends' })
  await expect(lobby).toBeVisible()
  const next = writeOtherVersion(info.outputPath('next'))

  await server.kill()
  await server.start({ page: info.outputPath('next') })
  await reader
    .getByRole('link', { name: /^Rules/ })
    .first()
    .click()
  await expect(versionOf(reader)).toHaveAttribute('content', next)
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()

  // A lobby rests, too: once it has settled, and is not used.
  await expect(async () => {
    await host.evaluate(() => dispatchEvent(new Event('online')))
    await expect(versionOf(host)).toHaveAttribute('content', next, { timeout: 2000 })
  }).toPass()
  await expect(lobby).toBeVisible()

  // The game goes on with what it began with; a part of it that the server no longer has comes from what was kept.
  await expect(ann.page.getByText(/^Connection lost/)).toBeHidden()
  await expect(versionOf(ann.page)).toHaveAttribute('content', builtVersion())
  await ann.page.getByRole('button', { name: 'Menu' }).click()
  await ann.page.getByRole('button', { name: 'Settings' }).click()
  await expect(ann.page.getByRole('heading', { name: 'Seeing and pressing' })).toBeVisible()
  await ann.page.getByRole('button', { name: 'Close' }).click()

  await ann.page.getByRole('button', { name: 'Menu' }).click()
  await ann.page.getByRole('button', { name: 'Leave the table' }).click()
  await ann.page.getByRole('button', { name: 'Leave the game' }).click()
  await expect(versionOf(ann.page)).toHaveAttribute('content', next)

  // Now that no page needs the old version, the new one is kept: once the old worker has had a quiet moment.
  await expect(async () => {
    await reader.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => keptVersion(ann.page), { timeout: 25_000 }).toBe(next)
  }).toPass({ timeout: 3 * PATIENCE })
  await server.kill()
  await ann.page.goto('/rules')
  await expect(ann.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(versionOf(ann.page)).toHaveAttribute('content', next)
})
