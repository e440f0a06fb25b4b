import type { Page } from '@playwright/test'
import { expectAccessible, picture } from './support/audit.ts'
import { PHONE } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** A device on which nothing was ever played. */
const NEW = { step: 1, lesson: 'new', games: 0, last: null }

const keep = (page: Page, progress: unknown): Promise<unknown> =>
  page.addInitScript((text) => {
    if (sessionStorage.getItem('jelly.kept') !== null) return
    sessionStorage.setItem('jelly.kept', 'yes')
    localStorage.setItem('jelly.progress', text)
  }, JSON.stringify(progress))

const pip = (page: Page) => page.locator('[data-coach]')
const says = (page: Page, words: string | RegExp) => expect(pip(page).getByRole('status')).toHaveText(words)
const next = (page: Page) => pip(page).getByRole('button').click()
const die = (page: Page, value: number) =>
  page.locator('[data-tray-die][data-ready]').and(page.getByRole('button', { name: new RegExp(`^Die ${value},`) }))
const card = (page: Page, district: number) => page.locator(`[data-district="${district}"] > button`)
const tapCard = (page: Page, district: number) => card(page, district).click({ position: { x: 40, y: 10 } })

async function place(page: Page, value: number, district: number): Promise<void> {
  await die(page, value).first().click()
  await tapCard(page, district)
}

test('who is new learns the game by tapping, and then plays a gentle first game', async ({ person }) => {
  const ann = await person('Ann', PHONE)
  const { page } = ann
  await keep(page, NEW)
  await page.goto('/')
  await page.getByRole('button', { name: /^Play now/ }).click()
  await expect(page).toHaveURL(/\/learn\/1$/)

  await test.step('1: a wrong tap is answered kindly', async () => {
    await says(page, /more Jelly than/)
    await next(page)
    await says(page, /no turns/)
    await next(page)
    await says(page, 'These are your dice. Tap the 6.')
    await die(page, 1).first().click()
    await says(page, /glowing die/)
    await expectAccessible(page)
    await picture(page, 'lesson-phone')
    await place(page, 6, 0)
    await says(page, /counts 6/)
    await next(page)
    await next(page)
  })
  await test.step('2: the highest total', async () => {
    await place(page, 6, 0)
    await says(page, /crown/)
    await next(page)
    await next(page)
  })
  await test.step('3: slide', async () => {
    await next(page)
    await place(page, 4, 0)
    await page.locator('[data-effect="slide 2"]').click()
    await says(page, /From 0 to 7/)
    await next(page)
  })
  await test.step('4: kick', async () => {
    await place(page, 1, 0)
    await page.locator('[data-effect="kick 7"]').click()
    await says(page, /lead now/)
    await next(page)
    await next(page)
    await next(page)
  })
  await test.step('5: twins, and a lesson that is left goes on where it was', async () => {
    await expect(page).toHaveURL(/\/learn\/5$/)
    await page.goto('/learn')
    await expect(page).toHaveURL(/\/learn\/5$/)
    await place(page, 5, 0)
    await says(page, /Twins!/)
    await next(page)
    await next(page)
    await next(page)
  })
  await test.step('6: roll again', async () => {
    await page.locator('button[data-offer=roll]').click()
    await says(page, /Better!/)
    await next(page)
    await next(page)
  })
  await test.step('7: lock, flip, sand', async () => {
    await place(page, 5, 0)
    await page.locator('[data-plan=lock]').click()
    await tapCard(page, 0)
    await page.locator('button[data-offer=flip]').click()
    await says(page, /Time!/)
    await next(page)
  })
  await test.step('8: scoring', async () => {
    for (const words of [/you take 4/, /tie/, /twins cancelled/, /a pod!/, /until the end/, /most Jelly wins/]) {
      await says(page, words)
      await next(page)
    }
  })
  await page.getByRole('button', { name: 'Play my first game' }).click()
  await expect(page.getByRole('heading', { name: 'The city today' })).toBeVisible()
  await page.getByRole('button', { name: /ready/i }).click()
  await ann.waitFor('scramble')
  await expect(page.getByText('Tap a die, then a district.')).toBeVisible()
  // Nothing is in hand, so that nothing can be placed there: who taps it all the same is told.
  await card(page, 1).click({ position: { x: 40, y: 10 }, force: true })
  await expect(page.getByText('First tap a die, then the district.')).toBeVisible()
})

test('the lesson by keyboard, in French; who skips it on the way to a game plays', async ({ person }) => {
  const { page } = await person('Anne', { locale: 'fr-FR', viewport: { width: 1440, height: 900 } })
  await keep(page, NEW)
  const { keyboard } = page

  await page.goto('/learn/99')
  await expect(page).toHaveURL(/\/learn\/1$/)
  await expect(page.getByText('Cette étape n’existe pas')).toBeVisible()
  await says(page, /plus de Gelées/)
  await keyboard.press('Enter')
  await says(page, /même temps/)
  await keyboard.press('Enter')
  await says(page, 'Voici vos dés. Touchez le 6.')
  await keyboard.press('Digit3')
  await says(page, /Pas celui-là/)
  await keyboard.press('Digit6')
  await says(page, /touchez le Marché/)
  await keyboard.press(await keyOf(page, 0))
  await says(page, /Bravo/)
  await keyboard.press('Enter')
  await says(page, /se relancent/)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/learn\/2$/)

  await page.goto('/learn/3')
  await says(page, /rapporte 0/)
  await keyboard.press('Enter')
  await keyboard.press('Digit4')
  await keyboard.press(await keyOf(page, 0))
  await says(page, /Montez la cible/)
  await keyboard.press('ArrowUp')
  await says(page, /bien joué/)

  await page.goto('/learn/4')
  await says(page, /Prenez le 1/)
  await keyboard.press('Digit1')
  await keyboard.press(await keyOf(page, 0))
  await says(page, /Expulsez le 6/)
  await keyboard.press('Digit1')
  await says(page, /mènent/)

  await page.goto('/learn/6')
  await says(page, /Relancez/)
  await keyboard.press('Space')
  await says(page, /Mieux/)

  await page.goto('/')
  await page.getByRole('button', { name: /^Jouer(?! entre)/ }).press('Enter')
  await page.getByRole('button', { name: 'Passer, je connais le jeu' }).press('Enter')
  await expect(page).toHaveURL(/\/t\//)
})

test('who comes by a friend’s link for the first time learns in the lobby; the host sees it', async ({ person }) => {
  const [ann, ben] = [await person('Ann'), await person('Ben', PHONE)]
  await ann.page.goto('/')
  await ann.page.getByRole('button', { name: /^Play with friends/ }).click()
  const invitation = ann.page.getByRole('region', { name: 'Bring your friends' })
  const link = new URL(await invitation.getByRole('definition').nth(1).innerText())
  await keep(ben.page, NEW)
  await ben.page.goto(link.pathname + link.hash)
  await expect(ann.page.getByText('New to the game: Ben.')).toBeVisible()
  await ben.page.getByRole('button', { name: 'Learn it now' }).click()
  await says(ben.page, /more Jelly than/)
  await expect(ann.page.getByText('Learning it right now: Ben.')).toBeVisible()
  await ann.page.getByRole('button', { name: 'Make it a gentle game for all' }).click()
  await expect(ann.page.getByText(/This is a gentle game/)).toBeVisible()
  await ben.page.getByRole('button', { name: 'Skip, I know the game' }).click()
  await expect(ben.page.getByRole('heading', { name: 'Who plays?' })).toBeVisible()
  await expect(ann.page.getByText('Learning it right now')).toBeHidden()
})

/** The key that stands on a card; the keyboard of the test is an American one. */
async function keyOf(page: Page, district: number): Promise<string> {
  const order = await page
    .locator('[data-district]')
    .evaluateAll((cards) => cards.map((each) => Number(each.getAttribute('data-district'))))
  return ['KeyQ', 'KeyW', 'KeyE'][order.indexOf(district)] ?? 'KeyQ'
}
