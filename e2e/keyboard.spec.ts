import type { Player } from './support/Player.ts'
import { expect, test } from './support/test.ts'

const faceOf = async (player: Player): Promise<string> =>
  /Die (\d)/.exec((await player.dice.first().getAttribute('aria-label')) ?? '')?.[1] ?? '1'

/** Picks a die by its face and places it on a district, with keys only. */
async function placeByKeys(player: Player, districtKey: string): Promise<void> {
  const left = await player.diceLeft()
  await expect(async () => {
    if ((await player.diceLeft()) < left) return
    await player.page.keyboard.press(`Digit${await faceOf(player)}`)
    await expect(player.page.locator('[data-picked]')).toHaveCount(1, { timeout: 500 })
    await player.page.keyboard.press(districtKey)
    await expect.poll(() => player.diceLeft(), { timeout: 800 }).toBeLessThan(left)
  }).toPass({ timeout: 20_000 })
}

test('a round by keys alone, from the home page to a locked district', async ({ person }) => {
  const ann = await person('Ann')
  const { page } = ann
  await page.goto('/')
  await page.getByRole('button', { name: /^Play now/ }).focus()
  await page.keyboard.press('Enter')
  await ann.waitFor('scramble')

  // The first district stands in the middle of the upper row.
  await placeByKeys(ann, 'KeyW')
  await expect(ann.card(0)).toHaveAccessibleName(/You \d/)

  await page.keyboard.press('Space')
  await expect(ann.dice).toHaveCount(6)
  const before = await ann.page.locator('[data-tray-die]').first().getAttribute('aria-label')
  expect(before).toMatch(/^Die \d/)

  await page.keyboard.press('KeyX')
  await page.keyboard.press('KeyE')
  await expect(page.getByRole('button', { name: /^Lock .* when finished$/, pressed: true })).toHaveCount(1)
  await page.keyboard.press('KeyV')
  await expect(page.getByRole('button', { name: 'Turn the hourglass when finished', pressed: true })).toBeVisible()

  await page.keyboard.press('Slash')
  await expect(page.getByRole('status').filter({ hasText: 'Round 1' })).toHaveCount(1)
  await page.keyboard.press('KeyB')
  await expect(page.getByRole('status').filter({ hasText: /dice/i })).toHaveCount(1)
  await page.keyboard.press('KeyG')
  await page.keyboard.press('KeyQ')
  await expect(page.getByRole('status').filter({ hasText: 'target' })).toHaveCount(1)
})

test('effects by keys: a slide with the arrows, a kick by number', async ({ person }) => {
  const ann = await person('Ann')
  const { page } = ann
  await ann.playNow()

  const told = (what: RegExp) => page.locator('aside li').filter({ hasText: /You/ }).filter({ hasText: what })
  const act = async (faces: string, key: string, what: RegExp): Promise<void> => {
    await expect(async () => {
      const die = await ann.rollFor(faces)
      const face = /Die (\d)/.exec((await die.getAttribute('aria-label')) ?? '')?.[1] ?? ''
      await page.keyboard.press(`Digit${face}`)
      await page.keyboard.press('KeyE')
      await expect(ann.ribbon).toBeVisible({ timeout: 1000 })
      await page.keyboard.press(key)
      await expect(told(what).first()).toBeAttached({ timeout: 1500 })
    }).toPass({ timeout: 40_000 })
  }
  await act('34', 'ArrowDown', /moved the target/)
  await act('12', 'Digit1', /kicked/)
})

test('Space rolls, also after a die was picked by mouse', async ({ person }) => {
  const ann = await person('Ann')
  const sent: string[] = []
  ann.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload.toString())))
  await ann.playNow()
  await ann.dice.first().click()
  await expect(ann.page.locator('[data-picked]')).toHaveCount(1)
  await ann.page.keyboard.press('Space')
  await expect.poll(() => sent.filter((text) => text.includes('"rollDice"')).length).toBe(1)
})

test('a French keyboard: keys by their place, caps by their letter', async ({ person }) => {
  const ann = await person('Ann', { locale: 'fr-FR' })
  await ann.page.addInitScript(() => {
    const azerty = new Map([
      ['KeyQ', 'a'],
      ['KeyW', 'z'],
      ['KeyE', 'e'],
      ['KeyA', 'q'],
      ['KeyS', 's'],
      ['KeyD', 'd'],
      ['KeyF', 'f'],
      ['Digit1', '&'],
    ])
    Object.defineProperty(navigator, 'keyboard', { value: { getLayoutMap: () => Promise.resolve(azerty) } })
  })
  await ann.playNow()
  const caps = await ann.page.locator('[data-district] header kbd').allInnerTexts()
  expect(caps).toEqual(['A', 'Z', 'E', 'Q', 'S', 'D'])
  const left = await ann.diceLeft()
  await expect(async () => {
    if ((await ann.diceLeft()) < left) return
    const face = /Dé (\d)/.exec((await ann.dice.first().getAttribute('aria-label')) ?? '')?.[1] ?? '1'
    await ann.page.keyboard.down('Shift')
    await ann.page.keyboard.press(`Digit${face}`)
    await ann.page.keyboard.up('Shift')
    await ann.page.keyboard.press('KeyW')
    await expect.poll(() => ann.diceLeft(), { timeout: 800 }).toBeLessThan(left)
  }).toPass({ timeout: 20_000 })
  await expect(ann.card(0)).toHaveAccessibleName(/Vous \d/)
})
