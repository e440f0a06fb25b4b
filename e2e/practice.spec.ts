import { expect, test } from './support/test.ts'

test('practice runs in the page itself, also when the server is gone', async ({ person, server }) => {
  const ann = await person('Ann')
  await ann.page.goto('/')
  await ann.page.getByRole('link', { name: /^Practice/ }).click()
  await ann.waitFor('scramble')
  await server.kill()
  await ann.place('1-6', 2)
  await expect(ann.card(2)).toHaveAccessibleName(/You \d/)
  await expect(ann.page.getByText(/^Connection lost/)).toBeHidden()
})

test('a home page without its server offers practice', async ({ person, server }) => {
  const ann = await person('Ann')
  await ann.page.goto('/', { waitUntil: 'networkidle' })
  await server.kill()
  await ann.page.getByRole('button', { name: /^Play now/ }).click()
  await expect(ann.page.getByText(/cannot be reached/)).toBeVisible()
  await ann.page
    .getByRole('link', { name: /^Practice/ })
    .first()
    .click()
  await ann.waitFor('scramble')
})
