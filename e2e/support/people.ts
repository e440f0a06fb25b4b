import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const
export const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true } as const
export const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true } as const
export const SMALL_PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true } as const

/** Somebody with a browser of their own, and preferences in it. */
export async function somebody(
  browser: Browser,
  options: BrowserContextOptions = DESKTOP,
  preferences: Record<string, unknown> = {},
): Promise<Page> {
  const context = await browser.newContext(options)
  await context.addInitScript((kept) => {
    if (localStorage.getItem('jelly.preferences') === null) localStorage.setItem('jelly.preferences', kept)
  }, JSON.stringify(preferences))
  return context.newPage()
}
