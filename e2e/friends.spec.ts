import { expect, test } from './support/test.ts'
import type { Player } from './support/Player.ts'

/** A table for three, made on the home page; the others come by code and by link. */
async function seatThree(ann: Player, ben: Player, cleo: Player): Promise<void> {
  await ann.page.goto('/')
  await ann.page.getByRole('button', { name: /^Play with friends/ }).click()
  await ann.page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '3' }).check()
  // Who finishes first does not have it turned before the others are ready, also on a busy machine.
  await ann.page.getByText('More settings').click()
  await ann.page
    .getByRole('group', { name: /after the first to finish/ })
    .getByRole('radio', { name: '60 s' })
    .check()
  const invitation = ann.page.getByRole('region', { name: 'Bring your friends' })
  const code = await invitation.getByRole('definition').first().innerText()
  const link = await invitation.getByRole('definition').nth(1).innerText()
  await ben.page.goto(`/join/${code.trim()}`)
  await cleo.page.goto(new URL(link).pathname + new URL(link).hash)
  await expect(ann.page.getByText('Cleo')).toBeVisible()
  await ann.page.getByRole('button', { name: 'Start the game' }).click()
  for (const player of [ann, ben, cleo]) await player.readBriefing()
  for (const player of [ann, ben, cleo]) await player.waitFor('scramble')
}

/** Places dice until so many are left. */
async function placeDownTo(left: number, player: Player): Promise<void> {
  while ((await player.diceLeft()) > left) await player.place('1-6', 3)
}

test('three browsers at one table: a kick, a slide, a lock and a flip are seen by the others', async ({ person }) => {
  const [ann, ben, cleo] = [await person('Ann'), await person('Ben'), await person('Cleo')]
  await seatThree(ann, ben, cleo)

  await ben.place('56', 0)
  for (const { page } of [ann, cleo]) await expect(page.getByRole('button', { name: /Ben [56]/ })).toHaveCount(1)

  await ann.placeOnto('12', ann.page.getByRole('button', { name: /^Kick the [56] of Ben/ }))
  for (const { page } of [ann, ben, cleo]) {
    await expect(page.locator('[data-plaza] svg[viewBox="0 0 40 40"]')).toHaveCount(1)
    await expect(page.getByRole('button', { name: /Ben [56]/ })).toHaveCount(0)
  }

  // Who hears the page is told at once what was done to them.
  await expect(ben.page.getByRole('alert').filter({ hasText: /Ann kicked your [56] out of/ })).toBeAttached()

  await expect(ben.card(1)).toHaveAccessibleName(/target 1/i)
  await cleo.placeOnto('34', cleo.page.locator('[data-district="1"]').getByRole('button', { name: /^Move the target/ }))
  for (const player of [ann, ben, cleo]) await expect(player.card(1)).toHaveAccessibleName(/target 2/i)

  await placeDownTo(1, ann)
  await placeDownTo(0, ben)
  await ben.page.locator('[data-district="4"]').getByRole('button', { name: /^Lock/ }).last().click()
  for (const player of [ann, cleo]) await expect(player.card(4)).toHaveAccessibleName(/locked by Ben/i)

  // Ann plans ahead: with her last die her screen locks a district and the hourglass turns.
  await ann.page
    .locator('[data-district="2"]')
    .getByRole('button', { name: /^Lock .* when finished/ })
    .click()
  await ann.page.getByRole('button', { name: 'Turn the hourglass when finished' }).click()
  await placeDownTo(0, ann)
  for (const player of [ben, cleo]) {
    await expect(player.card(2)).toHaveAccessibleName(/locked by Ann/i)
    await expect(player.page.getByText('by Ann', { exact: true })).toBeVisible()
  }
  for (const { page } of [ann, ben, cleo]) await expect(page.getByRole('timer')).toBeVisible()
  for (const player of [ann, ben, cleo]) await player.waitFor('scoring', 60_000)
})

test('somebody watches: the table is seen, no tray is', async ({ person }) => {
  const [ann, eve] = [await person('Ann'), await person('Eve')]
  await ann.page.goto('/')
  await ann.page.getByRole('button', { name: /^Play with friends/ }).click()
  const link = await ann.page
    .getByRole('region', { name: 'Bring your friends' })
    .getByRole('definition')
    .nth(1)
    .innerText()
  const url = new URL(link)
  await eve.page.goto(url.pathname.replace('/t/', '/watch/') + url.hash)
  await ann.page.getByRole('button', { name: 'Start the game' }).click()
  await ann.readBriefing()
  await eve.waitFor('scramble')
  await expect(eve.page.getByText(/^You are watching/)).toBeVisible()
  await expect(eve.page.locator('[data-tray-die]')).toHaveCount(0)
  await expect(eve.page.locator('[data-district]')).toHaveCount(6)
})
