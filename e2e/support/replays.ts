import { replayText } from '@jelly/dice'
import { randomGame } from '@jelly/dice/testing'
import { expect, type Locator, type Page } from '@playwright/test'

/** A finished game of four. */
export const game = randomGame(77, { seats: 4 })

export const fileOf = (text: string) => ({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })

/** Opens a game from a file; the game above, if nothing else is said. */
export async function openReplay(page: Page, text = replayText(game), hash = ''): Promise<Locator> {
  await page.goto(`/replay${hash}`)
  await page.locator('input[type=file]').setInputFiles(fileOf(text))
  const table = page.locator('main[data-replay]')
  await expect(table).toBeVisible()
  return table
}

/** Drops a file on the page; whether the page took it, so that the browser does not open it in its place. */
export const dropFile = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((content) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([content], 'game.json', { type: 'application/json' }))
    const drag = (type: string) =>
      !document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    return drag('dragover') && drag('drop')
  }, text)

/** Which step of the game is shown. */
export const step = (page: Page): Promise<number> =>
  page.locator('output[data-step]').evaluate((output: HTMLElement) => Number(output.dataset['step']))

/** To its last step, which the line that says it follows. */
export async function goToEnd(page: Page): Promise<number> {
  await page.keyboard.press('End')
  await expect.poll(() => step(page)).toBeGreaterThan(1)
  return step(page)
}
