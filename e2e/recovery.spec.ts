import { expectAccessible } from './support/audit.ts'
import { expect, test } from './support/test.ts'

test('a reload in the middle of a round returns to the seat and its dice', async ({ person }) => {
  const ann = await person('Ann')
  await ann.playNow()
  await ann.place('56', 0)
  await ann.page.reload()
  await ann.waitFor('scramble')
  await expect(ann.table).toHaveAttribute('data-hand', '6')
  await expect(ann.card(0)).toHaveAccessibleName(/You [56]/)
})

test('a server killed in the middle of a round comes back, and nothing that was placed is lost', async ({
  person,
  server,
}) => {
  const ann = await person('Ann')
  await ann.playNow()
  await ann.place('56', 0)
  await server.kill()
  await expect(ann.page.getByText(/^Connection lost/)).toBeVisible()
  await server.start()
  await expect(ann.page.getByText(/^Connection lost/)).toBeHidden({ timeout: 20_000 })
  await expect(ann.card(0)).toHaveAccessibleName(/You [56]/)
  await expect(ann.page.getByText(/^The table waits/)).toBeHidden({ timeout: 20_000 })
  await ann.place('1-6', 1)
})

test('a second tab takes over with a clear message, and can be taken back', async ({ person }) => {
  const ann = await person('Ann')
  await ann.playNow()
  const second = await ann.page.context().newPage()
  await second.goto(ann.page.url())
  await expect(second.locator('main[data-phase=scramble]')).toBeVisible()
  await expect(ann.page.getByRole('alertdialog')).toContainText('another tab')
  await ann.page.getByRole('button', { name: 'Play here instead' }).click()
  await ann.waitFor('scramble')
  await expect(second.getByRole('alertdialog')).toContainText('another tab')
})

test('a table that does not exist is said so', async ({ person }) => {
  const ann = await person('Ann')
  await ann.page.goto('/t/nowhere')
  await expect(ann.page.getByRole('link', { name: /home/i })).toBeVisible()
  await expectAccessible(ann.page)
})
