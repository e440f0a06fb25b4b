import type { Page } from '@playwright/test'

/** What a page may shift at most, as browsers measure it: the worst five seconds. The aim is 0.05; a busy machine draws in more steps. */
export const STEADY = 0.1
const SESSION = { longest: 5000, pause: 1000 }

interface Shift {
  readonly at: number
  readonly value: number
  readonly what: string
}

/** Runs in the page. */
function noteShifts(): void {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    })[]) {
      if (entry.hadRecentInput) continue
      const phase = document.querySelector<HTMLElement>('main[data-phase]')?.dataset['phase']
      const moved = entry.sources.map(({ node, previousRect: { y, height }, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 60) : '?'
        return `${name} from ${y} + ${height} to ${currentRect.y} + ${currentRect.height}`
      })
      shifts.push({ at: entry.startTime, value: entry.value, what: `${phase}: ${moved.join(' | ')}` })
    }
  }).observe({ type: 'layout-shift', buffered: false })
}

/** Notes from now on what moves though nobody has touched the page. */
export const watchShifts = (page: Page): Promise<void> => page.evaluate(noteShifts)

/** The same from the first moment of each page that is opened. */
export const watchAllShifts = (page: Page): Promise<unknown> => page.addInitScript(noteShifts)

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

/** How much the page has shifted since it is watched, and what shifted most. */
export async function shiftsOf(page: Page): Promise<{ readonly worst: number; readonly largest: string }> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const largest = shifts.toSorted((one, other) => other.value - one.value).slice(0, 5)
  return { worst: worst(shifts), largest: JSON.stringify(largest, null, 1) }
}
