import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, expectPressable, picture } from './support/audit.ts'
import { DESKTOP, PHONE } from './support/people.ts'
import { openReplay, step } from './support/replays.ts'
import { expect, test } from './support/test.ts'

test.use({ shared: true })

test('a game is watched, scrubbed and shared, with every hand in sight or one', async ({ person }) => {
  const { page } = await person('Ann', DESKTOP)
  const table = await openReplay(page, undefined, '#t=14')
  const hands = table.locator('[data-hand=open]')
  await expect(hands).toHaveCount(4)

  // Each step is said.
  const before = await step(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => step(page)).toBeGreaterThan(before)
  await expect(page.locator('output[data-step]')).toHaveText(/^\d:\d\d\.\d \S.*\.$/)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => step(page)).toBeLessThanOrEqual(before)

  // With the eyes of one seat only its own dice are seen.
  await page.getByRole('button', { name: 'See with the eyes of Sam' }).click()
  await expect(hands).toHaveCount(1)
  await expect(table.locator('[data-hand=covered]')).toHaveCount(3)

  // A press on the line goes there, and the address carries moment and eyes.
  const line = page.getByRole('slider', { name: 'Moment of the game' })
  const box = await line.boundingBox()
  if (box === null) throw new Error('no line')
  await line.click({ position: { x: box.width / 2, y: box.height / 2 } })
  await expect(page).toHaveURL(/#t=\d+\.\d&seat=2$/)
  const { hash } = new URL(page.url())
  const time = await page.locator('[data-time]').textContent()

  // What lies on the cards then is one drawing for each; where nothing lies, nothing is drawn.
  const drawn = page.locator('[data-city] canvas')
  const lying = page.locator('[data-city] canvas[data-dice*=":"]')
  const inked = await drawn.evaluateAll((all) =>
    all.map((each) => {
      const { width, height } = each as HTMLCanvasElement
      const pixels = (each as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? []
      return pixels.some((value) => value > 0)
    }),
  )
  expect(await lying.count()).toBeGreaterThan(0)
  await expect(lying).toHaveCount(inked.filter(Boolean).length)

  // Space plays and stops.
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(page.locator('[data-time]')).not.toHaveText(time ?? '')
  await expect(drawn).toHaveCount(0)
  await page.keyboard.press('Space')
  await expect(drawn.first()).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'replay-desktop')

  // The same link opens at the same moment with the same eyes.
  const again = await person('Bob', PHONE)
  await openReplay(again.page, undefined, hash)
  await expect(again.page.getByRole('button', { name: 'See every hand again' })).toBeVisible()
  await expect(again.page).toHaveURL(new RegExp(`${hash}$`))
  await expectPressable(again.page)
  await expectNoSidewaysScroll(again.page)
  await picture(again.page, 'replay-phone')
})

test('from round to round on a keyboard that has its brackets elsewhere', async ({ person }) => {
  const { page } = await person('Anne', { ...DESKTOP, locale: 'fr-FR' })
  await openReplay(page)
  const round = page.locator('output[data-step]')
  const press = (key: Pick<KeyboardEventInit, 'key' | 'code' | 'altKey' | 'shiftKey'>) =>
    page.evaluate((init) => window.dispatchEvent(new KeyboardEvent('keydown', init)), key)
  // The key of the English bracket, and the bracket of a French Mac.
  await press({ key: '$', code: 'BracketRight' })
  await expect(round).toHaveText(/La manche 1 commence/)
  await press({ key: ']', code: 'Minus', altKey: true, shiftKey: true })
  await expect(round).toHaveText(/La manche 2 commence/)
  await press({ key: 'Dead', code: 'BracketLeft' })
  await expect(round).toHaveText(/La manche 1 commence/)
})

test('a round begins where its number is tapped', async ({ person }) => {
  const { page } = await person('Ann', PHONE)
  await openReplay(page)
  for (const round of ['3', '1', '4']) {
    await page.getByRole('slider').getByText(round, { exact: true }).tap()
    await expect(page.locator('output[data-step]')).toHaveText(new RegExp(`Round ${round} begins`))
  }
})

/**
 * The board while the game plays and once it is stopped, if it plays: of each card its lock, its target and its dice (seat and value),
 * of the center whose dice lie there.
 */
async function boards(): Promise<string[][]> {
  const squads = ['Sol', 'Ember', 'Ion', 'Reef', 'Frost']
  const ofElement = (die: Element): string[] => {
    const [body, pips] = die.querySelectorAll('path')
    const seat = squads.findIndex((name) => body?.getAttribute('fill') === `url(#die-${name})`)
    const value = (pips?.getAttribute('d')?.split('M').length ?? 0) - 1
    const count = Number(/×(\d)/.exec(die.parentElement?.parentElement?.textContent ?? '')?.[1] ?? 1)
    return Array.from({ length: count }, () => `${seat}:${value}`)
  }
  const diceIn = (place: Element): string[] => {
    const drawn = place.querySelector('canvas')?.dataset['dice']
    const dice = drawn?.split(' ') ?? [...place.querySelectorAll('svg[viewBox="0 0 40 40"]')].flatMap(ofElement)
    return dice.filter(Boolean).toSorted()
  }
  const read = (): string[] => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-district]')].map((card) => {
      const target = card.querySelector<HTMLElement>('[data-target]')?.style.transform
      const crests = card.querySelectorAll('header svg[viewBox="4 -4 72 86"]').length
      return [card.dataset['locked'] ?? 'open', crests, target, ...diceIn(card)].join(' ')
    })
    const center = [...document.querySelectorAll('[data-plaza]')].flatMap(diceIn)
    return [...cards, center.map((die) => die[0]).join(' ')]
  }
  const playing = read()
  document.querySelector<HTMLElement>('[data-playing]')?.click()
  await new Promise(requestAnimationFrame)
  return [playing, read()]
}

/** One step, until it is said. */
async function stepBy(page: Page, key: 'ArrowLeft' | 'ArrowRight'): Promise<void> {
  const now = await step(page)
  await page.keyboard.press(key)
  await expect.poll(() => step(page)).not.toBe(now)
}

test('a moment that is jumped to shows the board that playing to it shows', async ({ person }) => {
  const { page } = await person('Ann', DESKTOP)
  await openReplay(page, undefined, '#t=24')
  for (const _ of [1, 2, 3]) {
    await page.keyboard.press(']')
    await page.waitForTimeout(100)
    for (let n = 0; n < 14; n++) await page.keyboard.press('ArrowRight')
    let drawn: string[] | undefined
    // Elements are a frame behind what has happened: where it stops in that frame, it plays on and is stopped again.
    await expect(async () => {
      await page.keyboard.press('Space')
      await expect(page.locator('[data-city] canvas')).toHaveCount(0)
      await page.waitForTimeout(600)
      const [elements, stopped] = await page.evaluate(boards)
      drawn = stopped
      expect(stopped).toEqual(elements)
    }).toPass({ timeout: 5000 })
    expect(drawn?.join()).toMatch(/\d:\d/)

    // Some steps back and forth again. Where it stopped between two steps, the board is that of the step before.
    const last = await step(page)
    for (let n = 0; n < 5; n++) await stepBy(page, 'ArrowLeft')
    while ((await step(page)) < last) await stepBy(page, 'ArrowRight')
    if ((await step(page)) > last) await stepBy(page, 'ArrowLeft')
    expect(await page.evaluate(boards)).toEqual([drawn, drawn])
  }
})

interface Pointer {
  readonly down: (x: number, y: number) => Promise<unknown>
  readonly move: (x: number, y: number) => Promise<unknown>
  readonly up: () => Promise<unknown>
}

const mouseOf = async ({ mouse }: Page): Promise<Pointer> => ({
  down: (x, y) => mouse.move(x, y).then(() => mouse.down()),
  move: (x, y) => mouse.move(x, y, { steps: 5 }),
  up: () => mouse.up(),
})

async function fingerOf(page: Page): Promise<Pointer> {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    down: (x, y) => touch('touchStart', [{ x, y }]),
    move: (x, y) => touch('touchMove', [{ x, y }]),
    up: () => touch('touchEnd', []),
  }
}

for (const [name, screen, pointerOf] of [
  ['a mouse', DESKTOP, mouseOf],
  ['a finger', PHONE, fingerOf],
] as const) {
  test(`the line is dragged with ${name}, and the moment follows until it is let go of`, async ({ person }) => {
    const { page } = await person('Ann', screen)
    await openReplay(page)
    const line = page.getByRole('slider', { name: 'Moment of the game' })
    const box = await line.boundingBox()
    if (box === null) throw new Error('no line')
    const pointer = await pointerOf(page)
    const at = (part: number): [number, number] => [box.x + part * box.width, box.y + box.height / 2]
    const second = async (): Promise<number> => Number(await line.getAttribute('aria-valuenow'))

    await pointer.down(...at(0.1))
    const seen = [await step(page)]
    for (const part of [0.3, 0.5, 0.8]) {
      const [before, then] = [await step(page), await second()]
      await pointer.move(...at(part))
      await expect.poll(() => step(page)).toBeGreaterThan(before)
      await expect.poll(second).toBeGreaterThan(then)
      seen.push(await step(page))
    }
    await pointer.move(...at(0.4))
    await expect.poll(() => step(page)).toBeLessThan(seen.at(-1) ?? 0)
    await pointer.up()

    // The address keeps where it was let go of; a pointer that only passes by moves nothing.
    const inAddress = (): number => Math.floor(Number(/#t=(\d+\.\d)$/.exec(page.url())?.[1]))
    await expect.poll(async () => inAddress() - (await second())).toBe(0)
    // The step is said once it is calm.
    await page.waitForTimeout(300)
    const left = await step(page)
    await page.mouse.move(...at(0.9))
    await page.mouse.move(...at(0.95))
    await page.waitForTimeout(300)
    expect(await step(page)).toBe(left)
  })
}

test('a scoring that plays is seen as at the table; another moment shows the board', async ({ person }) => {
  const { page } = await person('Ann', DESKTOP)
  await openReplay(page)
  await page.keyboard.press(']')
  await page.keyboard.press(']')
  // The last thing before the second round is its ledger, before that the scoring of the first.
  for (let n = 0; n < 6; n++) await page.keyboard.press('ArrowLeft')
  const theatre = page.getByRole('region', { name: 'Scoring' })
  await expect(theatre).toHaveCount(0)
  // What was scored there is said, and not what happened before it.
  await expect(page.locator('output[data-step]')).toHaveText(/^0:2\d\.\d [A-Z][\w ]+: .+\.$/)
  await page.keyboard.press('Space')
  await expect(theatre).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect(theatre).toBeVisible()
  // The deck below it stays within reach.
  await expectPressable(page)
  await picture(page, 'replay-scoring')
  await page.keyboard.press('ArrowLeft')
  await expect(theatre).toHaveCount(0)
})
