import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

test.use({ speed: 2 })

const SIZES = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
]

/** Nothing to scroll in either direction. */
const scrolls = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
    return scrollWidth > clientWidth || scrollHeight > clientHeight
  })

/** Everything that can be pressed, with its size; what is smaller than a finger's target is a fault. */
const tooSmall = (page: Page, least: number, which = 'main button, main a'): Promise<string[]> =>
  page.evaluate(
    ([size, selector]) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .map((element) => ({ box: element.getBoundingClientRect(), name: element.ariaLabel ?? element.textContent }))
        .filter(({ box }) => box.width > 0 && (box.width < Number(size) || box.height < Number(size)))
        .map(({ box, name }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`),
    [`${least}`, which] as const,
  )

/** Whatever sticks out of the window. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, [data-district], [data-plaza]')]
      .map((element) => ({ box: element.getBoundingClientRect(), name: element.ariaLabel ?? element.className }))
      .filter(({ box }) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      .map(({ name }) => name),
  )

for (const viewport of SIZES) {
  test(`a phone of ${viewport.width} × ${viewport.height} plays a round with taps and never scrolls`, async ({
    person,
  }) => {
    const ann = await person('Ann', { viewport, hasTouch: true, isMobile: true })
    await ann.playNow()
    for (let n = 0; (await ann.phase()) === 'scramble'; n++) {
      expect(await scrolls(ann.page)).toBe(false)
      expect(await outside(ann.page)).toEqual([])
      expect(await tooSmall(ann.page, 24)).toEqual([])
      expect(await tooSmall(ann.page, 48, '[data-tray-die]')).toEqual([])
      await ann.placeAny(n)
    }
    await expect(ann.page.getByRole('region', { name: 'Scoring' })).toBeVisible()
  })
}

test('a phone held flat shows everything too', async ({ person }) => {
  const ann = await person('Ann', { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })
  await ann.playNow()
  expect(await outside(ann.page)).toEqual([])
  expect(await tooSmall(ann.page, 24)).toEqual([])
  await ann.place('1-6', 0)
})

for (const viewport of [...SIZES, { width: 844, height: 390 }]) {
  test(`reactions and the menu lie whole on ${viewport.width} × ${viewport.height}`, async ({ person }) => {
    const ann = await person('Ann', { viewport, hasTouch: true, isMobile: true })
    await ann.playNow()
    await ann.page.getByRole('button', { name: 'Say something' }).click()
    await expect(ann.page.getByRole('button', { name: 'Well played!' })).toBeVisible()
    expect(await outside(ann.page)).toEqual([])
    await ann.page.getByRole('button', { name: 'Menu' }).click()
    await expect(ann.page.getByRole('button', { name: 'Leave the table' })).toBeInViewport({ ratio: 1 })
  })
}

test('keys are set where there is a keyboard, and nowhere else', async ({ person }) => {
  const mobile = await person('Ann', { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })
  const desk = await person('Ben')
  for (const { page } of [mobile, desk]) {
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: 'Sound and touch' })).toBeVisible()
  }
  await expect(mobile.page.getByRole('heading', { name: 'Keys' })).toHaveCount(0)
  await expect(desk.page.getByRole('heading', { name: 'Keys' })).toBeVisible()
})
