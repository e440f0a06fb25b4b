import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './support/audit.ts'
import { keep } from './support/Learner.ts'
import { PHONE } from './support/people.ts'
import { join, makeTable, open, openMenu, post, tray } from './support/tables.ts'
import { expect, test } from './support/test.ts'

test.use({ speed: 4 })

test('who comes late by code watches, and sits down with one tap; a wrong code says what to do', async ({
  person,
  server,
}) => {
  const made = await makeTable(server, 'Gina')
  const [gina, zoe] = [await person('Gina'), await person('Zoe', PHONE)]
  await zoe.page.goto('/join/AAAAAA')
  await expect(zoe.page.getByText('No table has that code')).toBeVisible()
  await expect(zoe.page.getByRole('link', { name: 'Type another code' })).toBeVisible()
  await open(gina, made)
  await gina.page.getByRole('button', { name: 'Start the game' }).click()
  await gina.waitFor('scramble')
  await zoe.page.goto(`/join/${made.invite.code}`)
  await expect(zoe.page.getByText(/^You are watching/)).toBeVisible()
  await expect(gina.page.getByRole('button', { name: /1 person watches/ })).toBeVisible()
  await zoe.page.getByRole('button', { name: /Wait for a seat|Sit down/ }).click()
  await expect(tray(zoe.page)).toBeVisible({ timeout: 60_000 })
  await openMenu(gina.page)
  await gina.page.getByRole('button', { name: 'People at the table' }).click()
  await expect(gina.page.getByRole('dialog').getByText('Zoe')).toBeVisible()
  await expectAccessible(gina.page)
})

test('a full table says so where nobody may watch', async ({ person, server }) => {
  const made = await makeTable(server, 'Gina', { spectators: false })
  for (const name of ['Sam', 'Ben']) await join(server, name, made.invite.code)
  const { page } = await person('Zoe', PHONE)
  await page.goto(`/join/${made.invite.code}`)
  await expect(page.getByText('That table is full')).toBeVisible()
  await page.getByRole('link', { name: 'To the home page' }).click()
  await expect(page.getByRole('button', { name: /^Play now/ })).toBeVisible()
})

test('a table that has closed says so, by link, by code, by address and to who sat there', async ({
  person,
  server,
}) => {
  const made = await makeTable(server, 'Gina')
  const [gina, zoe] = [await person('Gina'), await person('Zoe', PHONE)]
  await server.kill()
  await server.start({ ahead: 15 })
  const { pathname, hash } = new URL(made.invite.url)
  await expect(async () => {
    await zoe.page.goto(`/join/${made.invite.code}`)
    await expect(zoe.page.getByText('That table has closed')).toBeVisible({ timeout: 2000 })
  }).toPass()
  for (const to of [pathname + hash, pathname]) {
    await zoe.page.goto(to)
    await expect(zoe.page.getByText('That table has closed')).toBeVisible()
    await expect(zoe.page.getByRole('link', { name: 'To the home page' })).toBeVisible()
  }
  await open(gina, made)
  await expect(gina.page.getByRole('alertdialog')).toContainText('There is no such table any more')
  await gina.page.getByRole('link', { name: 'To the home page' }).click()
  await expect(gina.page.getByRole('button', { name: /^Play now/ })).toBeVisible()
})

test('a link that finds no server can be tried again', async ({ person, server }) => {
  const { invite } = await makeTable(server, 'Gina')
  const { page } = await person('Sam')
  await page.route('**/api/join', (route) => route.abort())
  const { pathname, hash } = new URL(invite.url)
  await page.goto(pathname + hash)
  await expect(page.getByText(/cannot be reached/)).toBeVisible()
  await page.unroute('**/api/join')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Bring your friends' })).toBeVisible()
})

test('leaving asks once, a bot goes on, and the home page leads back', async ({ person, server }) => {
  const made = await makeTable(server, 'Gina', { flipAfterStart: 600 })
  const gina = await person('Gina', PHONE)
  await open(gina, made)
  await gina.page.getByRole('button', { name: 'Start the game' }).click()
  await gina.waitFor('scramble')
  const leave = async () => {
    await openMenu(gina.page)
    await gina.page.getByRole('button', { name: 'Leave the table' }).click()
    await expect(gina.page.getByText('A bot goes on in your place')).toBeVisible()
    await gina.page.getByRole('button', { name: 'Leave the game' }).click()
    await expect(gina.page.getByText('A bot plays for you', { exact: true })).toBeVisible()
  }
  await leave()
  await expectAccessible(gina.page)
  await expectNoSidewaysScroll(gina.page)
  await gina.page.getByRole('button', { name: 'Return to your game' }).click()
  await expect(tray(gina.page)).toBeVisible()
  await leave()
  await gina.page.goBack()
  await gina.page.getByRole('button', { name: 'Take your seat back' }).click()
  await expect(tray(gina.page)).toBeVisible()
  await gina.page.goto('/')
  await expect(gina.page.getByText('Your game goes on')).toBeVisible()
})

test('a seat goes on on another device, by code and by link', async ({ person, server }) => {
  const made = await makeTable(server, 'Gina', { flipAfterStart: 600 })
  const [desk, phone] = [await person('Gina'), await person('Other', PHONE)]
  await open(desk, made)
  await desk.page.getByRole('button', { name: 'Start the game' }).click()
  await desk.waitFor('scramble')
  await openMenu(desk.page)
  await desk.page.getByRole('button', { name: 'Continue on another device' }).click()
  const dialog = desk.page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  const code = await dialog.getByText(/^[A-Z2-9]{4} [A-Z2-9]{4}$/).innerText()
  await phone.page.goto('/')
  await phone.page.getByPlaceholder('Got a code?').fill(code.toLowerCase())
  await phone.page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(tray(phone.page)).toBeVisible()
  await expect(desk.page.getByRole('alertdialog')).toContainText('another device')
  await expect(dialog).toBeHidden()
  const { url } = await post<{ url: string }>(server, '/api/handover', { table: made.table, token: made.token })
  const { pathname, hash } = new URL(url)
  await desk.page.goto(pathname + hash)
  await expect(tray(desk.page)).toBeVisible()
  await expect(phone.page.getByRole('alertdialog')).toContainText('another device')
})

test('the host mutes, hands over and removes; two of two pause the game', async ({ person, server }) => {
  const made = await makeTable(server, 'Gina')
  const [gina, sam] = [await person('Gina'), await person('Sam', PHONE)]
  await open(gina, made)
  await open(sam, await join(server, 'Sam', made.invite.code))
  await expect(gina.page.getByRole('listitem').filter({ hasText: 'Sam' })).toContainText('not ready yet')
  await gina.page.getByRole('button', { name: 'Start the game' }).click()
  for (const one of [gina, sam]) await one.waitFor('scramble')
  for (const { page } of [gina, sam]) {
    await openMenu(page)
    await page.getByRole('button', { name: /^Pause/ }).click()
    await page.getByRole('button', { name: 'Close' }).click()
  }
  for (const { page } of [gina, sam]) await expect(page.getByText(/^A pause\./)).toBeVisible({ timeout: 60_000 })
  await openMenu(gina.page)
  await gina.page.getByRole('button', { name: 'People at the table' }).click()
  await gina.page.getByRole('button', { name: 'Mute: Sam' }).click()
  await expect(gina.page.getByText('muted', { exact: true })).toBeVisible()
  await gina.page.getByRole('button', { name: 'Make host: Sam' }).click()
  await expect(sam.page.getByText('You are the host now.')).toBeVisible()
  await openMenu(sam.page)
  await sam.page.getByRole('button', { name: 'People at the table' }).click()
  await expect(gina.page.getByRole('button', { name: 'Remove: Sam' })).toBeHidden()
  await sam.page.getByRole('button', { name: 'Make host: Gina' }).click()
  await gina.page.getByRole('button', { name: 'Remove: Sam' }).click()
  await gina.page.getByRole('button', { name: 'Remove for good' }).click()
  await expect(sam.page.getByRole('alertdialog')).toContainText('The host has freed your seat')
  await gina.page.getByRole('button', { name: 'Close' }).click()
  await gina.page.getByRole('button', { name: 'Next round' }).click()
  await gina.waitFor('scramble')
})

test('who watches by the link for watching is counted, and named if they want', async ({ person, server }) => {
  const made = await makeTable(server, 'Gina')
  const [gina, eve] = [await person('Gina'), await person('Eve')]
  await open(gina, made)
  const { pathname, hash } = new URL(made.invite.watchUrl)
  await eve.page.goto(pathname + hash)
  await expect(gina.page.getByText('1 person watches.')).toBeVisible()
  await gina.page.getByRole('button', { name: 'Start the game' }).click()
  await eve.waitFor('scramble')
  await openMenu(eve.page)
  await eve.page.getByRole('button', { name: 'People at the table' }).click()
  await eve.page.getByRole('switch', { name: /Show my name/ }).click()
  await gina.page.getByRole('button', { name: /1 person watches/ }).click()
  await expect(gina.page.getByText('Watching: 1 (Eve)')).toBeVisible()
})

test.describe('after a game', () => {
  test.use({ speed: 60, dice: 'provable' })

  test('all see who wants another one and when it starts; one tap leads back to the lobby', async ({
    person,
    server,
  }) => {
    const made = await makeTable(server, 'Gina', { choiceSeconds: 5 })
    const people = [await person('Gina', PHONE), await person('Sam'), await person('Zoe')] as const
    const [gina, sam, zoe] = people
    await open(gina, made)
    await open(sam, await join(server, 'Sam', made.invite.code))
    await open(zoe, await join(server, 'Zoe', made.invite.code))
    await expect(gina.page.getByRole('listitem').filter({ hasText: 'Zoe' })).toContainText('not ready yet')
    await gina.page.getByRole('button', { name: 'Start the game' }).click()
    const again = (page: Page) => page.getByRole('button', { name: 'Play again' })
    for (const { page } of people) await expect(again(page)).toBeVisible({ timeout: 90_000 })
    await again(gina.page).click()
    const votes = zoe.page.getByRole('list', { name: 'Who wants a rematch' }).getByRole('listitem')
    const vote = votes.filter({ hasText: 'Gina' }).getByRole('img', { name: 'wants a rematch' })
    await expect(vote).toBeVisible()

    // Votes outlive the server, and nobody is passed over who is on the way back.
    await server.kill()
    for (const { page } of people) await expect(page.getByText(/^Connection lost/)).toBeVisible()
    await server.start()
    for (const { page } of people) await expect(page.getByText(/^Connection lost|^The table waits/)).toBeHidden()
    await expect(votes).toHaveCount(3)
    await expect(vote).toBeVisible()
    await again(sam.page).click()
    await expect(zoe.page.getByText(/The next game starts in \d+ s/)).toBeVisible()
    await again(sam.page).click()
    await expect(zoe.page.getByText(/The next game starts in/)).toBeHidden()

    // The result stays theirs who played, whoever leaves; who comes now is told about seats.
    await sam.page.getByRole('link', { name: 'To the home page' }).click()
    await expect(votes).toHaveCount(2)
    await expect(zoe.page.getByRole('table').getByText('Sam', { exact: true })).toBeVisible()
    await sam.page.goBack()
    await expect(sam.page.getByText('A seat is free.')).toBeVisible()
    await sam.page.getByRole('button', { name: 'Sit down' }).click()
    await expect(votes).toHaveCount(3)
    const change = gina.page.getByRole('button', { name: /Change tempo/ })
    await change.scrollIntoViewIfNeeded()
    await expect(change).toBeInViewport({ ratio: 0.95 })
    await change.click()
    for (const { page } of people) await expect(page.getByRole('heading', { name: 'Who plays?' })).toBeVisible()
  })
})

test.describe('a beginner', () => {
  test.use({ speed: 1 })

  test('hears no word of Pip’s while a second person sits at the table', async ({ person, server }) => {
    test.slow()
    const made = await makeTable(server, 'Gina', { tempo: 'relaxed', flipAfterStart: 600, flipAfterFinish: 60 })
    const [gina, sam] = [await person('Gina'), await person('Sam')]
    await keep(gina.page, { step: 1, lesson: 'skipped', games: 0, last: null })
    const joined = await join(server, 'Sam', made.invite.code)
    await open(gina, made)
    await open(sam, joined)
    await gina.page.getByRole('button', { name: 'Start the game' }).click()
    for (const one of [gina, sam]) await one.waitFor('scramble')
    // Who has placed all may lock: Pip would say so.
    while ((await gina.diceLeft()) > 0) await gina.place('1-6', 3)
    await openMenu(sam.page)
    await sam.page.getByRole('button', { name: 'Leave the table' }).click()
    const hint = gina.page.locator('[data-hint]')
    await expect(hint).toHaveCount(0)
    await sam.page.getByRole('button', { name: 'Leave the game' }).click()
    await expect(hint).toBeVisible({ timeout: 200_000 })
    await sam.page.getByRole('button', { name: 'Return to your game' }).click()
    await expect(tray(sam.page)).toBeVisible()
    await expect(hint).toHaveCount(0)
  })
})
