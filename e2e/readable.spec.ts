import type { Page } from '@playwright/test'
import { picture } from './support/audit.ts'
import { CITIES, sitAtFaces } from './support/faces.ts'
import { sitWithIdlers } from './support/idlers.ts'
import { smallestSeen } from './support/smallest.ts'
import { expect, test } from './support/test.ts'

const SIZES = [
  { width: 360, height: 640, layout: 'phone' },
  { width: 390, height: 664, layout: 'phone' },
  { width: 844, height: 390, layout: 'flat' },
  { width: 820, height: 1180, layout: 'tall' },
  { width: 1280, height: 720, layout: 'wide' },
  { width: 1440, height: 900, layout: 'wide' },
]
/** Nothing that is read is smaller, in CSS pixels. */
const SMALLEST = 11
const ROUNDING = 0.05

/** Sizes are measured in one frame and drawn in the next. */
const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30)))),
  )

/** Buttons of the tray that the edge of the window or of the tray cuts off. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-tray] button')]
      .map((button) => ({ button, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.left < 0 || box.right > window.innerWidth || box.bottom > window.innerHeight - 2)
      .map(({ button, box }) => `${button.textContent} ends at ${box.right.toFixed()} × ${box.bottom.toFixed()}`),
  )

for (const [n, chosen] of CITIES.entries()) {
  test(`nothing is too small to be read on any face, city ${n + 1}`, async ({ person, server }) => {
    const ann = await person('Ann', { locale: 'en-GB' })
    const zoe = await person('Zoé', { locale: 'fr-FR' })
    await sitAtFaces(ann, zoe, chosen)
    await expect.poll(() => ann.page.locator('[data-district] [data-leads]').count()).toBeGreaterThan(3)
    const rows: string[] = []
    const small: string[] = []
    await server.whilePaused(async () => {
      for (const [language, { page }] of Object.entries({ en: ann, fr: zoe })) {
        for (const size of SIZES) {
          const name = `${size.width}×${size.height} ${language}`
          await page.setViewportSize(size)
          await expect(page.locator(`main[data-layout=${size.layout}] [data-district]`)).toHaveCount(chosen.length)
          await nextFrames(page)
          const seen = await smallestSeen(page)
          const [least] = seen
          rows.push(
            `${name.padEnd(12)} ${least?.size.toFixed(1)} px of ${seen.length}: ${least?.what} (${least?.where})`,
          )
          small.push(
            ...seen
              .filter(({ size: drawn }) => drawn < SMALLEST - ROUNDING)
              .map(({ size: drawn, what, where }) => `${name}: ${drawn.toFixed(1)} px ${what} (${where})`),
          )
          expect(await cutOff(page), name).toEqual([])
          await picture(page, `faces-${n + 1}-${size.width}-${language}`)
        }
      }
    })
    console.log(rows.join('\n'))
    expect(small).toEqual([])
  })
}

const FLAT_PHONE = { viewport: { width: 844, height: 390 }, hasTouch: true } as const

/** Totals and dice that stick out of their card. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-district] [data-columns] *')]
      .map((part) => ({ part, box: part.getBoundingClientRect(), card: part.closest('[data-district]') }))
      .map((each) => ({ ...each, edge: each.card?.getBoundingClientRect() }))
      .filter(({ box, edge }) => edge !== undefined && (box.right > edge.right || box.bottom > edge.bottom))
      .map(({ part }) => part.outerHTML.slice(0, 120)),
  )

test('seven dice on one narrow card stay on it', async ({ person, address, server }) => {
  const ann = await person('Ann', FLAT_PHONE)
  const leave = await sitWithIdlers(ann, address, { players: 5 })
  while ((await ann.diceLeft()) > 0) await ann.place('1-6', 0)
  await server.whilePaused(async () => {
    await expect(ann.page.locator('[data-district="0"] [data-written]')).toBeVisible()
    expect(await sticksOut(ann.page)).toEqual([])
  })
  leave()
})
