import type { Page } from '@playwright/test'
import type { Player } from './support/Player.ts'
import { expect, test } from './support/test.ts'

test.use({ speed: 2 })

interface Seen {
  readonly step: number
  readonly beat: string
  readonly totals: readonly string[]
  /** What the book says of the step at hand. */
  readonly now: readonly string[]
  readonly bars: number
  readonly said: string
}

/** Notes in every frame what the theatre shows. */
const watchTheatre = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: Seen[] = []
    Object.assign(window, { seen })
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
    requestAnimationFrame(function look() {
      requestAnimationFrame(look)
      const stage = document.querySelector<HTMLElement>('[data-theatre] [data-beat]')
      if (stage === null) return
      seen.push({
        step: document.querySelectorAll('[data-theatre] [data-state=done]').length,
        beat: stage.dataset['beat'] ?? '',
        totals: texts('[data-theatre] [data-total] b'),
        now: texts('[data-theatre] tbody td[data-now]'),
        bars: document.querySelectorAll('[data-theatre] [data-bar]').length,
        said: texts('[data-theatre] [data-beat] [role=status]').join(' ').trim(),
      })
    })
  })

const seenBy = ({ page }: Player): Promise<Seen[]> => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen)

const stepsDone = ({ page }: Player): Promise<number> => page.locator('[data-theatre] [data-state=done]').count()

test.describe('as printed', () => {
  test.use({ speed: 1 })

  test('the sand runs ten seconds for everyone, and nothing is told before its pictures: no total, no bar, no sentence', async ({
    person,
  }) => {
    const ann = await person('Ann')
    await watchTheatre(ann.page)
    await ann.playNow()
    await ann.playRound()
    await expect(ann.page.getByRole('region', { name: 'Scoring' })).toBeVisible()
    await expect.poll(() => stepsDone(ann), { timeout: 60_000 }).toBeGreaterThan(3)
    const seen = await seenBy(ann)
    expect(new Set(seen.map(({ beat }) => beat))).toEqual(new Set(['place', 'twins', 'bars', 'crown', 'drops']))
    const early = seen.filter(({ beat }) => beat === 'place' || beat === 'twins')
    expect(early.filter(({ bars }) => bars > 0)).toEqual([])
    expect(early.concat(seen.filter(({ beat }) => beat === 'bars')).filter(({ said }) => said !== '')).toEqual([])
    const untilDrops = seen.filter(({ beat }) => beat !== 'drops')
    expect(untilDrops.filter(({ now }) => now.some((cell) => cell !== '–'))).toEqual([])
    expect(seen.some(({ now }) => now.some((cell) => cell !== '–'))).toBe(true)
    expect(new Set(untilDrops.filter(({ step }) => step === 0).flatMap(({ totals }) => totals))).toEqual(new Set(['2']))
    for (const { step, totals } of untilDrops)
      expect(totals, `step ${step}`).toEqual(untilDrops.find((one) => one.step === step)?.totals)
    await expect(ann.page.getByRole('button', { name: 'Next round' })).toBeVisible({ timeout: 60_000 })
  })
})

test('a tap is the vote for the next step, and holding goes through all of them', async ({ person }) => {
  const ann = await person('Ann')
  const skips: string[] = []
  ann.page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"skip"')) skips.push(String(payload))
    }),
  )
  await ann.playNow()
  await ann.playRound()
  const stage = ann.page.locator('[data-theatre] article')
  await expect(stage).toBeVisible()
  expect(skips).toEqual([])
  const before = await stepsDone(ann)
  // While somebody is asked something a tap is no vote: then it is tried again. A vote that is only slow is not given twice.
  await expect(async () => {
    if (skips.length === 0) await stage.click({ position: { x: 200, y: 300 } })
    await expect.poll(() => skips.length, { timeout: 2500 }).toBeGreaterThan(0)
  }).toPass()
  expect(skips).toHaveLength(1)
  await expect.poll(() => stepsDone(ann)).toBeGreaterThan(before)

  await ann.page.mouse.move(500, 300)
  // A question may lie under the pointer: it takes the press.
  await expect(async () => {
    await ann.page.mouse.up()
    await ann.page.mouse.down()
    await expect(ann.page.locator('[data-theatre][data-fast]')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await ann.waitFor('ledger')
  await ann.page.mouse.up()
  expect(skips.length).toBeGreaterThan(2)
})

test.describe('soon', () => {
  test.use({ speed: 4 })

  test('between two rounds the dice go home once', async ({ person }) => {
    const ann = await person('Ann')
    await ann.page.addInitScript(() => {
      const counts: { phase: string; round: string; dice: number }[] = []
      Object.assign(window, { counts })
      new MutationObserver(() => {
        const main = document.querySelector<HTMLElement>('main[data-phase]')
        const dice = document.querySelectorAll('[data-district] svg[viewBox="0 0 40 40"]').length
        const { phase = '', round = '' } = main?.dataset ?? {}
        if (counts.at(-1)?.dice !== dice) counts.push({ phase, round, dice })
      }).observe(document, { subtree: true, childList: true, attributes: true })
    })
    await ann.playNow()
    await ann.playRound()
    await ann.skipScoring()
    await ann.page.getByRole('button', { name: 'Next round' }).click()
    await ann.waitFor('countdown')
    await ann.waitFor('scramble')
    await expect(ann.page.locator('[data-district] svg[viewBox="0 0 40 40"]').first()).toBeVisible()
    const counts = await ann.page.evaluate(() => (window as unknown as { counts: { dice: number }[] }).counts)
    const emptied = counts.filter(({ dice }, n) => dice === 0 && (counts[n - 1]?.dice ?? 0) > 0)
    expect(emptied).toHaveLength(1)
  })
})
