import { picture } from './support/audit.ts'
import { PHONE } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('a panel that does not load leaves the game alive, says so and comes when it can', async ({ person }) => {
  const ann = await person('Ann', PHONE)
  await ann.page.route('**/assets/SettingsPanel*.js', (route) => route.abort())
  await ann.page.goto('/practice')
  await ann.waitFor('scramble')
  await ann.page.getByRole('button', { name: 'Menu' }).click()
  await ann.page.getByRole('button', { name: 'Settings' }).click()
  await expect(ann.page.getByRole('alert').getByText(/did not load/)).toBeVisible()
  await picture(ann.page, 'panel-not-loaded')
  await expect(ann.table).toBeAttached()
  await ann.page.unroute('**/assets/SettingsPanel*.js')
  await ann.page.getByRole('button', { name: 'Try again' }).click()
  await expect(ann.page.getByRole('heading', { name: 'Seeing and pressing' })).toBeVisible()
  await ann.page.getByRole('button', { name: 'Close' }).click()
  await ann.place('1-6', 2)
  await expect(ann.card(2)).toHaveAccessibleName(/You \d/)
})

test('a screen that does not load says so, and is tried again by itself; the way back works', async ({ person }) => {
  const { page } = await person('Ann')
  await page.route('**/assets/RulesScreen*.js', (route) => route.abort())
  await page.goto('/')
  await page
    .getByRole('link', { name: /^Rules/ })
    .first()
    .click()
  await expect(page.getByText(/did not load/)).toBeVisible()
  await picture(page, 'screen-not-loaded')
  await page.goBack()
  await expect(page.getByRole('button', { name: /^Play now/ })).toBeVisible()
  await page.goForward()
  await expect(page.getByText(/did not load/)).toBeVisible()
  await page.unroute('**/assets/RulesScreen*.js')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
