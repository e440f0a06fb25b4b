import type { Page } from '@playwright/test'
import { DESKTOP, PHONE, SMALL_PHONE, TABLET } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ speed: 6 })

const FLAT_PHONE = { viewport: { width: 844, height: 390 }, hasTouch: true } as const
const SIZES = { desktop: DESKTOP, tablet: TABLET, phone: PHONE, 'small phone': SMALL_PHONE, 'flat phone': FLAT_PHONE }
/** What the page may shift at most, as browsers measure it: the worst five seconds. */
const STEADY = 0.05
const SESSION = { longest: 5000, pause: 1000 }

interface Shift {
  readonly at: number
  readonly value: number
  readonly what: string
}

const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      })[]) {
        const phase = document.querySelector<HTMLElement>('main[data-phase]')?.dataset['phase']
        if (entry.hadRecentInput || phase !== 'scramble') continue
        const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 60) : '?'))
        shifts.push({ at: entry.startTime, value: entry.value, what: nodes.join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: false })
  })

/** The worst session: shifts less than a second apart, five seconds at most. */
function worst(shifts: readonly Shift[]): number {
  let [start, last, sum, most] = [0, -Infinity, 0, 0]
  for (const { at, value } of shifts) {
    if (at - last > SESSION.pause || at - start > SESSION.longest) [start, sum] = [at, 0]
    last = at
    sum += value
    most = Math.max(most, sum)
  }
  return most
}

for (const [size, options] of Object.entries(SIZES)) {
  test(`nothing shifts while two rounds are played on a ${size}`, async ({ person }) => {
    const ann = await person('Ann', { ...options, reducedMotion: 'no-preference' })
    await ann.playNow()
    await watchShifts(ann.page)
    for (const round of [1, 2]) {
      await ann.playRound()
      await ann.waitFor('ledger')
      if (round === 1) await ann.page.getByRole('button', { name: 'Next round' }).click()
      if (round === 1) await ann.waitFor('scramble')
    }
    const shifts = await ann.page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
    const largest = shifts.toSorted((one, other) => other.value - one.value).slice(0, 5)
    expect(worst(shifts), JSON.stringify(largest, null, 1)).toBeLessThanOrEqual(STEADY)
  })
}
