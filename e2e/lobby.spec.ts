import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, expectPressable, picture } from './support/audit.ts'
import { DESKTOP, PHONE, prefer } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** Makes a table for friends and returns what the lobby tells others. */
async function invite(host: Page): Promise<{ code: string; link: string }> {
  await host.goto('/')
  await host.getByRole('button', { name: /Play with friends/ }).click()
  await host.getByRole('heading', { name: 'Bring your friends' }).waitFor()
  const told = host.locator('section', { has: host.getByRole('heading', { name: 'Bring your friends' }) }).locator('dd')
  return { code: await told.nth(0).innerText(), link: await told.nth(1).innerText() }
}

const check = async (page: Page, name: string): Promise<void> => {
  await picture(page, name)
  await expectAccessible(page)
  await expectPressable(page)
  await expectNoSidewaysScroll(page)
}

test('friends come by link and by code, and read the briefing together', async ({ person }) => {
  const { page: host } = await person('Gina', DESKTOP)
  const { code, link } = await invite(host)
  const { page: phone } = await person('Charlie', { ...PHONE, locale: 'fr-FR' })
  await prefer(phone, { contrast: 'high' })
  await phone.goto(link)
  await expect(phone.getByRole('heading', { name: 'Qui joue' })).toBeVisible()
  const { page: other } = await person('Sam', DESKTOP)
  await other.goto(`/join/${code.toLowerCase()}`)

  await expect(host.getByRole('listitem').filter({ hasText: 'Charlie' })).toBeVisible()
  await expect(host.getByRole('listitem').filter({ hasText: 'Sam' })).toBeVisible()
  await other.getByRole('button', { name: 'Sit here: Reef' }).click()
  await expect(host.getByRole('listitem').nth(3)).toContainText('Sam')
  await expect(host.getByRole('button', { name: 'Sit here: Ion' })).toBeVisible()
  await phone.getByRole('button', { name: 'C’est bon pour moi' }).click()
  await expect(host.getByRole('listitem').filter({ hasText: 'Charlie' })).toContainText('ready')
  await check(host, 'lobby-desktop')
  await check(phone, 'lobby-phone')

  await host.getByRole('button', { name: 'Start the game' }).click()
  for (const [page, name] of [
    [host, 'desktop'],
    [phone, 'phone'],
  ] as const) {
    await expect(page.getByRole('heading', { level: 1, name: /The city today|La ville/ })).toBeVisible()
    await check(page, `briefing-${name}`)
  }
  await host.getByRole('button', { name: 'I am ready' }).click()
  await phone.getByRole('button', { name: 'C’est bon pour moi' }).click()
  await other.getByRole('button', { name: 'I am ready' }).click()
  for (const page of [host, phone, other])
    await expect(page.getByRole('heading', { level: 1, name: /city today|La ville/ })).toBeHidden()
})

test('what the host sets everyone sees, and a stranger waits at the door', async ({ person }) => {
  const { page: host } = await person('Gina', DESKTOP)
  const { link } = await invite(host)
  await host.getByRole('radio', { name: 'Relaxed' }).check()
  await host.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '5' }).check()
  await host.getByText('More settings').click()
  await host.getByRole('switch', { name: /Ask me first/ }).check()

  const { page: guest } = await person('Sam', DESKTOP)
  await guest.goto(link)
  await expect(guest.getByText('You are at the door')).toBeVisible()
  await expect(guest.getByText('s of sand')).toHaveCount(0)
  await host.getByRole('button', { name: 'Not now' }).click()
  await expect(guest.getByText('The host says: not now')).toBeVisible()
  await guest.getByRole('button', { name: 'Ask again' }).click()
  await expect(guest.getByText('You are at the door')).toBeVisible()
  await host.getByRole('button', { name: 'Let in' }).click()
  await expect(guest.getByText('30 s of sand')).toBeVisible()
  await expect(guest.getByRole('button', { name: 'I am ready' })).toBeVisible()
})

test('link, code and QR can be hidden from those who watch the screen', async ({ person }) => {
  const { page: host } = await person('Gina', DESKTOP)
  const { code } = await invite(host)
  await host.getByRole('button', { name: 'Hide' }).click()
  await expect(host.getByText(code)).toBeHidden()
  await expect(host.getByRole('img', { name: /QR/ })).toBeHidden()
})
