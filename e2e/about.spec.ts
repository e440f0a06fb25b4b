import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/audit.ts'
import { PHONE } from './support/people.ts'
import { expect, test } from './support/test.ts'

const sheetOf = (page: Page): Locator => page.getByRole('tooltip')

/** Whether two things overlap on the screen. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (a === null || b === null) return false
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('a pointer that rests and the focus of the keyboard tell about rewards, districts, squads, drone, sand and center', async ({
  person,
  server,
}) => {
  const ann = await person('Ann')
  await ann.page.setViewportSize({ width: 1440, height: 900 })
  await ann.playNow()
  const sheet = sheetOf(ann.page)
  for (const [about, words] of [
    ['zone 0 2', /If scored now/],
    ['district 2', /If scored now/],
    ['squad 1', /Jelly, \d pods?, \d (die|dice) still to place/],
    ['center', /most dice in it takes a pod/],
    ['drone', /scored first/],
    ['sand', /10 seconds later the round is over/],
  ] as const) {
    const box = await ann.page.locator(`[data-about="${about}"]`).boundingBox()
    await ann.page.mouse.move((box?.x ?? 0) + 12, (box?.y ?? 0) + (box?.height ?? 0) - 8, { steps: 2 })
    await expect(sheet).toContainText(words)
  }
  expect(await overlap(sheet, ann.page.getByRole('region', { name: 'Your screen' }))).toBe(false)
  await server.whilePaused(() => expectAccessible(ann.page))

  // It goes as soon as something is done, by a press or by a key.
  await ann.dice.first().click()
  await expect(sheet).toHaveCount(0)
  await ann.card(0).focus()
  await ann.page.keyboard.press('Tab')
  await ann.page.keyboard.press('Shift+Tab')
  await expect(sheet).toBeVisible()
  await expect(ann.card(0)).toHaveAccessibleDescription(/If scored now/)
  // Single rewards are no stops of the Tab key: the arrows lead to them and back.
  for (const zone of [1, 2, 3]) {
    await ann.page.keyboard.press('ArrowDown')
    const rung = ann.page.locator(`[data-about="zone 0 ${zone}"]`)
    await expect(rung).toBeFocused()
    await expect(rung).toHaveAccessibleDescription(/If scored now/)
  }
  for (let n = 0; n < 3; n++) await ann.page.keyboard.press('ArrowUp')
  await expect(ann.card(0)).toBeFocused()
  await expect(sheet).toBeVisible()
  await ann.page.keyboard.press('KeyT')
  await expect(sheet).toHaveCount(0)
})

test('a finger that is held tells about a reward and does nothing else', async ({ person }) => {
  const ann = await person('Ann', PHONE)
  await ann.playNow()
  const sheet = sheetOf(ann.page)
  await ann.dice.first().click()
  const left = await ann.diceLeft()
  const client = await ann.page.context().newCDPSession(ann.page)
  const box = await ann.page.locator('[data-about="zone 1 3"]').boundingBox()
  const touchPoints = [{ x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 8 }]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await expect(sheet).toContainText('If scored now')
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await ann.diceLeft()).toBe(left)
  expect(await overlap(sheet, ann.page.getByRole('region', { name: 'Your screen' }))).toBe(false)
  await expect(sheet).toBeVisible()
  // The die in hand is told about in the line above the tray.
  await expect(ann.page.locator('[data-held]')).toContainText(/^Tap a district: your \d/)
  await ann.dice.nth(1).click()
  await expect(sheet).toHaveCount(0)
})
