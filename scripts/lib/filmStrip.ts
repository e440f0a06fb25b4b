import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'

interface Frame {
  /** Milliseconds since the film began. */
  readonly at: number
  readonly jpeg: string
}

export interface Film {
  /** What the browser draws from so many milliseconds before something happens to so many after; it says when that was. */
  frames(happens: () => Promise<number>, before: number, after: number): Promise<Frame[]>
}

/** What a browser shows, filmed only when it is asked for: it costs the page's time. */
export async function filmOf(page: Page): Promise<Film> {
  const devtools = await page.context().newCDPSession(page)
  let frames: Frame[] = []
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: 1000 * (metadata.timestamp ?? 0), jpeg: data })
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  return {
    async frames(happens, before, after) {
      frames = []
      await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 80 })
      const start = (await happens()) - before
      await page.waitForTimeout(after)
      await devtools.send('Page.stopScreencast')
      return frames
        .filter(({ at }) => at >= start && at <= start + before + after)
        .map(({ at, jpeg }) => ({ at: at - start, jpeg }))
        .toSorted((one, other) => one.at - other.at)
    },
  }
}

/** As many frames as fit into a picture, evenly chosen, each with its time below it. */
export async function writeStrip(frames: readonly Frame[], most: number, path: string): Promise<void> {
  const { chromium } = await import('@playwright/test')
  const step = Math.max(1, (frames.length - 1) / (most - 1))
  const chosen = Array.from({ length: Math.min(most, frames.length) }, (_, n) => frames[Math.round(n * step)])
  const figures = chosen.map(
    (frame) =>
      `<figure><img src="data:image/jpeg;base64,${frame?.jpeg}"><figcaption>${frame?.at.toFixed(0)} ms</figcaption></figure>`,
  )
  const style = `body{margin:8px;background:#111;color:#eee;font:14px sans-serif;display:grid;grid-template-columns:repeat(3,1fr);gap:8px}
    figure{margin:0}img{width:100%;display:block}`
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: { width: 1920, height: 600 } })
  await page.setContent(`<style>${style}</style>${figures.join('')}`)
  mkdirSync(dirname(path), { recursive: true })
  await page.screenshot({ path, fullPage: true })
  await browser.close()
}
