import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const screens = join(import.meta.dirname, '../../artifacts/screenshots')

/** Keeps a picture of a screen for whoever looks at the run. */
export const picture = (page: Page, name: string): Promise<Buffer> =>
  page.screenshot({ path: join(screens, `${name}.png`), animations: 'disabled' })

/** WCAG 2.2 AA and good practice in both themes, as far as a program can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  const theme = (wanted: string) =>
    page.evaluate((contrast) => {
      const { dataset } = document.documentElement
      const before = dataset['contrast'] ?? 'normal'
      dataset['contrast'] = contrast
      return before
    }, wanted)
  const own = await theme('normal')
  expect(await barriers(page), 'normal contrast').toEqual([])
  await theme('high')
  expect(await barriers(page), 'high contrast').toEqual([])
  await theme(own)
}

/** There are no frames, so that the page itself can be asked; by default a second, blank page would be opened to gather what each frame says. */
async function barriers(page: Page): Promise<string[]> {
  expect(page.frames()).toHaveLength(1)
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Everything that can be pressed is at least 24 px both ways; a field counts with its label. */
export async function expectPressable(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, a, input, select, summary')]
      .filter((element) => element.checkVisibility())
      .map((element) => (element.matches('input') ? (element.closest('label') ?? element) : element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(
        ({ element, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${element.outerHTML.slice(0, 80)}`,
      ),
  )
  expect(small).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}
