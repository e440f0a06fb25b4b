import { expectAccessible, picture } from './support/audit.ts'
import { DESKTOP, PHONE } from './support/people.ts'
import { game, goToEnd, openReplay, step } from './support/replays.ts'
import { expect, test } from './support/test.ts'

test.use({ shared: true })

test('a number of the ledger leads to its moment, and says what if', async ({ person }) => {
  const { page } = await person('Ann', PHONE)
  await openReplay(page)
  const end = await goToEnd(page)
  await page.getByRole('button', { name: 'Ledger' }).click()
  const ledger = page.getByRole('dialog', { name: 'Ledger' })
  await ledger.getByRole('rowheader', { name: 'Round 1' }).getByRole('button').click()
  await ledger.getByRole('button', { name: /^Gina, (?!Round).+: \+7/ }).click()
  const told = page.getByRole('dialog', { name: /, round 1$/ })
  await expect(told.getByRole('heading', { name: 'How it came about' })).toBeVisible()
  await expect(told.getByText('(Sam): Gina +5 Jelly and Sam +3 Jelly.')).toBeVisible()
  await expectAccessible(page)
  await told.getByRole('button', { name: 'Watch this moment' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => step(page)).toBeLessThan(end)
})

test('a sum of the ledger says what it is made of, and pods what was in them', async ({ person }) => {
  const { page } = await person('Ann', DESKTOP)
  await openReplay(page)
  const end = await goToEnd(page)
  await page.getByRole('button', { name: 'Ledger' }).click()
  const ledger = page.getByRole('dialog', { name: 'Ledger' })
  const score = game.result?.scores[0] ?? 0
  await ledger.getByRole('button', { name: `Gina, Total: ${score}` }).click()
  const sum = page.getByRole('dialog', { name: 'Gina: Total' })
  await expect(sum.getByText('To begin with')).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'replay-sum')
  await sum
    .getByRole('button', { name: /^Round \d: / })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /, round \d$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: /, round \d$/ })).toHaveCount(0)
  await expect(sum).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sum).toHaveCount(0)

  await ledger
    .getByRole('button', { name: /, Pods opened: / })
    .first()
    .click()
  const pods = page.getByRole('dialog', { name: /: Pods opened$/ })
  await expect(pods.getByRole('button', { name: /^Round \d: / }).first()).toBeVisible()
  await expect(pods.getByText(/^\((\d|a die)/).first()).toBeVisible()
  await pods.getByRole('button', { name: 'Watch this moment' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => step(page)).toBeLessThanOrEqual(end)
})
