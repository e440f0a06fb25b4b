import { expectAccessible, picture } from './support/audit.ts'
import { PHONE } from './support/people.ts'
import type { Player } from './support/Player.ts'
import { expect, test } from './support/test.ts'

test('practice runs in the page itself, also when the server is gone', async ({ person, server }) => {
  const ann = await person('Ann')
  await ann.page.goto('/')
  await ann.page.getByRole('link', { name: /^Practice/ }).click()
  await ann.beginPractice()
  await server.kill()
  await ann.place('1-6', 2)
  await expect(ann.card(2)).toHaveAccessibleName(/You \d/)
  await expect(ann.page.getByText(/^Connection lost/)).toBeHidden()
})

test('a home page without its server offers practice', async ({ person, server }) => {
  const ann = await person('Ann')
  // The last thing that the home page loads ahead.
  const ahead = ann.page.waitForResponse(/practiceWorker/, { timeout: 90_000 })
  await ann.page.goto('/')
  await (await ahead).finished()
  await server.kill()
  await ann.page.getByRole('button', { name: /^Play now/ }).click()
  await expect(ann.page.getByText(/cannot be reached/)).toBeVisible()
  await ann.page
    .getByRole('link', { name: /^Practice/ })
    .first()
    .click()
  await ann.beginPractice()
})

/** The districts of the city, by their places. */
const cityOf = ({ page }: Player): Promise<string[]> =>
  page
    .locator('[data-district] > button')
    .evaluateAll((cards) => cards.map((card) => card.ariaLabel?.split(/[,.:]/)[0] ?? ''))

test('practice is chosen, stands still under the menu, goes on after a reload and can have the same city again', async ({
  person,
}) => {
  const ann = await person('Ann', PHONE)
  const { page } = ann
  const choose = (group: RegExp, name: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check()
  await page.goto('/practice')
  await choose(/^Players/, '3')
  await choose(/^How well/, 'Mixed')
  await choose(/^Tempo/, 'Relaxed')
  await choose(/^Boards/, 'Simpler ones')
  await picture(page, 'practice-setup-phone')
  await expectAccessible(page)
  await ann.beginPractice()
  await ann.place('1-6', 2)
  const left = await ann.diceLeft()
  const city = await cityOf(ann)
  expect(city).toHaveLength(5)

  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByText('The game stands still.')).toBeVisible()
  await picture(page, 'practice-menu-phone')
  await page.reload()
  await ann.waitFor('scramble')
  expect(await ann.diceLeft()).toBe(left)
  await expect(ann.card(2)).toHaveAccessibleName(/You \d/)
  await ann.place('1-6', 2)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Another game' }).click()
  await expect(page.getByText('Your game waits: round 1 of 4.')).toBeVisible()
  await picture(page, 'practice-kept-phone')
  await page.goBack()
  await ann.waitFor('scramble')
  expect(await ann.diceLeft()).toBe(left - 1)
  await page.goForward()
  await page.getByRole('button', { name: 'The same city again' }).click()
  await ann.waitFor('scramble')
  expect(await cityOf(ann)).toEqual(city)
  await expect(ann.table).toHaveAttribute('data-hand', '7')
})

test('a worker that does not start says so, in practice and in the lesson, and can be tried again', async ({
  person,
}) => {
  const ann = await person('Ann')
  const { page } = ann
  await page.route('**/assets/practiceWorker*.js', (route) => route.abort())
  await page.goto('/learn')
  const said = page.getByRole('alertdialog', { name: 'The table in your browser does not run.' })
  await expect(said).toBeVisible()
  await said.getByRole('link', { name: 'To the home page' }).click()
  await page
    .getByRole('link', { name: /^Practice/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(said).toBeVisible()
  await picture(page, 'worker-does-not-start')
  await page.unroute('**/assets/practiceWorker*.js')
  await said.getByRole('button', { name: 'Another game' }).click()
  await ann.beginPractice()
})
