import { replayText } from '@jelly/dice'
import { randomGame, withNewDigest } from '@jelly/dice/testing'
import { picture } from './support/audit.ts'
import { PHONE, SMALL_PHONE, TABLET } from './support/people.ts'
import { openReplay } from './support/replays.ts'
import { expect, test } from './support/test.ts'

test.use({ shared: true })

/** A reward of a card needs so many pixels to be read. */
const READABLE_RUNG = 13
const FLAT_PHONE = { viewport: { width: 844, height: 390 }, hasTouch: true } as const

for (const [name, screen] of Object.entries({ phone: PHONE, 'small-phone': SMALL_PHONE, 'flat-phone': FLAT_PHONE }))
  test(`a game of five is seen whole on a ${name}`, async ({ person }) => {
    const { page } = await person('Ann', screen)
    await openReplay(page, replayText(randomGame(77, { seats: 5 })), '#t=28.2')
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport({ ratio: 1 })
    const rungs = await page.locator('[data-rung]').evaluateAll((all) =>
      all.map((rung) => {
        const { bottom, height } = rung.getBoundingClientRect()
        return { height, over: bottom - (rung.closest('[data-district]')?.getBoundingClientRect().bottom ?? 0) }
      }),
    )
    expect(Math.min(...rungs.map(({ height }) => height))).toBeGreaterThanOrEqual(READABLE_RUNG)
    expect(Math.max(...rungs.map(({ over }) => over))).toBeLessThanOrEqual(0)
    // What the jelly ate covers no card.
    const [top, above] = await Promise.all([
      page.locator('[data-plaza] canvas').evaluate((list) => list.parentElement?.getBoundingClientRect().top ?? 0),
      page.locator('[data-plaza]').evaluate((plaza) => plaza.getBoundingClientRect().top),
    ])
    expect(top).toBeGreaterThanOrEqual(above)
    await picture(page, `replay-five-${name}`)

    // While it plays, nothing runs out of its lane, and no lane out of its card.
    await page.keyboard.press('Space')
    await expect(page.locator('[data-city] canvas')).toHaveCount(0)
    const out = await page.locator('[data-district] [data-columns] > *').evaluateAll((lanes) =>
      lanes.flatMap((lane) => {
        const { right, bottom } = lane.getBoundingClientRect()
        const low = bottom - (lane.closest('[data-district]')?.getBoundingClientRect().bottom ?? 0)
        return [low, ...[...lane.querySelectorAll('span')].map((part) => part.getBoundingClientRect().right - right)]
      }),
    )
    expect(Math.max(...out)).toBeLessThanOrEqual(1)
  })

test('who turned the hourglass is named whole on a tablet', async ({ person }) => {
  const { page } = await person('Anne', { ...TABLET, locale: 'fr-FR' })
  const random = randomGame(77, { seats: 4 })
  const players = random.players.map((player) => ({ ...player, name: 'Maximilienne' }))
  await openReplay(page, replayText(withNewDigest({ ...random, players })), '#t=24.1')
  const by = page.locator('[data-plaza]').getByText('par Maximilienne')
  await expect(by).toBeVisible()
  expect(await by.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  // What lies beside it keeps clear of the cards.
  const outside = await page.locator('[data-plaza]').evaluate((plaza) => {
    const { left, right } = plaza.getBoundingClientRect()
    const boxes = [...plaza.querySelectorAll('[data-about=sand], p')].map((part) => part.getBoundingClientRect())
    return boxes.map((box) => Math.max(left - box.left, box.right - right))
  })
  expect(outside).toHaveLength(2)
  expect(Math.max(...outside)).toBeLessThanOrEqual(0)
})
