import type { Page } from '@playwright/test'

export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const
export const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true } as const
export const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true } as const
export const SMALL_PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true } as const

/** Preferences that somebody has set before they come; what they change later stays. */
export const prefer = (page: Page, preferences: Record<string, unknown>): Promise<unknown> =>
  page.addInitScript((wanted) => {
    if (sessionStorage.getItem('jelly.preferred') !== null) return
    sessionStorage.setItem('jelly.preferred', 'yes')
    const kept = JSON.parse(localStorage.getItem('jelly.preferences') ?? '{}') as object
    localStorage.setItem('jelly.preferences', JSON.stringify({ ...kept, ...wanted }))
  }, preferences)

/** Until its script has taken over a page that came drawn, a link leads to a new page. */
export const alive = (page: Page): Promise<unknown> => page.waitForFunction(() => !('earlyPresses' in window))
