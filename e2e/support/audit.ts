import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, type PageScreenshotOptions } from '@playwright/test'

const screens = join(import.meta.dirname, '../../artifacts/screenshots')

/** Keeps a picture of a screen for whoever looks at the run. To pack it without loss would take seven times as long. */
export const picture = (page: Page, name: string, options: PageScreenshotOptions = {}): Promise<Buffer> =>
  page.screenshot({
    path: join(screens, `${name}.jpg`),
    type: 'jpeg',
    quality: 90,
    animations: 'disabled',
    ...options,
  })

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
  await allIsIn(page)
  expect(barriers(await firstLook(page)), 'normal contrast').toEqual([])
  await theme('high')
  await allIsIn(page)
  expect(barriers(await secondLook(page)), 'high contrast').toEqual([])
  await theme(own)
}

/** What is still fading in has its colours only at its end. What moves without end does not fade. */
const allIsIn = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

const OPTIONS = {
  resultTypes: ['violations' as const],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/** There are no frames, so that the page itself can be asked; by default a second, blank page would be opened to gather what each frame says. */
function firstLook(page: Page): Promise<Results> {
  expect(page.frames()).toHaveLength(1)
  return new AxeBuilder({ page }).setLegacyMode().options(OPTIONS).analyze()
}

/** Axe is in the page by now: to bring it there again would take longer than the look. */
const secondLook = (page: Page): Promise<Results> =>
  page.evaluate(
    (options) => (window as unknown as { axe: { run(options: unknown): Promise<Results> } }).axe.run(options),
    OPTIONS,
  )

const barriers = ({ violations }: Results): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)

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
