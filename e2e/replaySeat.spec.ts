import { expectAccessible, picture } from './support/audit.ts'
import { DESKTOP, PHONE, SMALL_PHONE, TABLET } from './support/people.ts'
import { game, openReplay } from './support/replays.ts'
import { expect, test } from './support/test.ts'

const FLAT_PHONE = { viewport: { width: 844, height: 390 } } as const

test.use({ shared: true })

test('a seat is taken near the end, and the game is finished: then and now', async ({ person }) => {
  const { page } = await person('Ann', DESKTOP)
  await openReplay(page)
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'Take this seat' })).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Take this seat' }).first().click()
  // One choice for all rivals, or one for each.
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'One by one' }).check()
  await expect(dialog.getByRole('combobox')).toHaveCount(3)
  await expect(dialog.getByLabel('Zoë')).toHaveValue('1')
  await dialog.getByLabel('Sam').selectOption('Bot: Ace')
  await dialog.getByLabel('Botilda').selectOption('Ghost, then Rookie')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Play on' }).click()
  await expect(page.getByRole('heading', { name: 'You play on for Gina' })).toBeVisible()
  const compared = page.getByRole('region', { name: 'Then and now' })
  await expect(compared).toHaveText(new RegExp(`then ${game.result?.scores[0]}, now \\d+`), { timeout: 40_000 })
  // The ledger knows what the seat saw before it was taken.
  await expect(page.getByRole('rowheader', { name: 'Total' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('rowheader', { name: 'While you were away' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /, Round 1: / }).first()).toBeVisible()
  // It covers nothing that one presses next.
  const again = page.getByRole('button', { name: 'Play again', exact: true })
  const home = page.getByRole('link', { name: 'To the home page' })
  for (const { viewport } of [PHONE, FLAT_PHONE, SMALL_PHONE, TABLET, DESKTOP]) {
    await page.setViewportSize(viewport)
    await page.waitForTimeout(300)
    await page.evaluate(() => scrollTo(0, 0))
    await picture(page, `seat-end-${viewport.width}`)
    await expect(compared).toBeInViewport({ ratio: 1 })
    const boxes = await Promise.all(
      [compared, again, ...(viewport.width < 820 ? [] : [home])].map((each) => each.boundingBox()),
    )
    const [line, ...buttons] = boxes
    for (const button of buttons) {
      if (!line || !button) throw new Error('not there')
      expect(button.y + button.height <= line.y || button.y >= line.y + line.height).toBe(true)
      expect(button.y + button.height).toBeLessThanOrEqual(viewport.height)
    }
  }
  await compared.getByRole('button', { name: 'Back to the replay' }).click()
  await expect(page.locator('main[data-replay]')).toBeVisible()
})
