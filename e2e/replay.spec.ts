import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replayText } from '@jelly/dice'
import { randomGame, withNewDigest } from '@jelly/dice/testing'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, expectPressable, picture } from './support/audit.ts'
import { DESKTOP, PHONE } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ shared: true })

const game = randomGame(77, { seats: 4 })
const old = join(import.meta.dirname, '../packages/dice/test/recorded/house-rules-1.replay')

const fileOf = (text: string) => ({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })

async function open(page: Page, text = replayText(game), hash = ''): Promise<Locator> {
  await page.goto(`/replay${hash}`)
  await page.locator('input[type=file]').setInputFiles(fileOf(text))
  const table = page.locator('main[data-replay]')
  await expect(table).toBeVisible()
  return table
}

const step = (page: Page): Promise<number> =>
  page.locator('output[data-step]').evaluate((output: HTMLElement) => Number(output.dataset['step']))

test('a game is watched, scrubbed and shared, with every hand in sight or one', async ({ person }) => {
  const { page } = await person('Ann', DESKTOP)
  const table = await open(page, undefined, '#t=14')
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

  // Space plays and stops.
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(page.locator('[data-time]')).not.toHaveText(time ?? '')
  await page.keyboard.press('Space')
  await expectAccessible(page)
  await picture(page, 'replay-desktop')

  // The same link opens at the same moment with the same eyes.
  const again = await person('Bob', PHONE)
  await open(again.page, undefined, hash)
  await expect(again.page.getByRole('button', { name: 'See every hand again' })).toBeVisible()
  await expect(again.page).toHaveURL(new RegExp(`${hash}$`))
  await expectPressable(again.page)
  await expectNoSidewaysScroll(again.page)
  await picture(again.page, 'replay-phone')
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
    await open(page)
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
    const [left, time] = [await step(page), await second()]
    await expect.poll(() => Math.floor(Number(/#t=(\d+\.\d)$/.exec(page.url())?.[1]))).toBe(time)
    await page.mouse.move(...at(0.9))
    await page.mouse.move(...at(0.95))
    expect(await step(page)).toBe(left)
  })
}

test('a number of the ledger leads to its moment, and says what if', async ({ person }) => {
  const { page } = await person('Ann', PHONE)
  await open(page)
  await page.keyboard.press('End')
  const end = await step(page)
  await page.getByRole('button', { name: 'Ledger' }).click()
  const ledger = page.getByRole('dialog', { name: 'Ledger' })
  await ledger.getByRole('rowheader', { name: 'Round 1' }).getByRole('button').click()
  await ledger.getByRole('button', { name: /^Gina, (?!Round).+: \+7/ }).click()
  const told = page.getByRole('dialog', { name: /, round 1$/ })
  await expect(told.getByRole('heading', { name: 'How it came about' })).toBeVisible()
  await expect(told.getByText('(Sam): Gina +5 Jelly and Sam +3 Jelly.')).toBeVisible()
  await expectAccessible(page)
  await told.getByRole('button', { name: 'Watch this moment' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => step(page)).toBeLessThan(end)
})

test('a sum of the ledger says what it is made of, and pods what was in them', async ({ person }) => {
  const { page } = await person('Ann', DESKTOP)
  await open(page)
  await page.keyboard.press('End')
  const end = await step(page)
  await page.getByRole('button', { name: 'Ledger' }).click()
  const ledger = page.getByRole('dialog', { name: 'Ledger' })
  const score = game.result?.scores[0] ?? 0
  await ledger.getByRole('button', { name: `Gina, Total: ${score}` }).click()
  const sum = page.getByRole('dialog', { name: 'Gina: Total' })
  await expect(sum.getByText('To begin with')).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'replay-sum')
  await sum
    .getByRole('button', { name: /^Round \d: / })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /, round \d$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: /, round \d$/ })).toHaveCount(0)
  await expect(sum).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sum).toHaveCount(0)

  await ledger
    .getByRole('button', { name: /, Pods opened: / })
    .first()
    .click()
  const pods = page.getByRole('dialog', { name: /: Pods opened$/ })
  await expect(pods.getByRole('button', { name: /^Round \d: / }).first()).toBeVisible()
  await expect(pods.getByText(/^\((\d|a die)/).first()).toBeVisible()
  await pods.getByRole('button', { name: 'Watch this moment' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => step(page)).toBeLessThanOrEqual(end)
})

test('a scoring that plays is seen as at the table; another moment shows the board', async ({ person }) => {
  const { page } = await person('Ann', DESKTOP)
  await open(page)
  await page.keyboard.press(']')
  await page.keyboard.press(']')
  // The last thing before the second round is its ledger, before that the scoring of the first.
  for (let n = 0; n < 6; n++) await page.keyboard.press('ArrowLeft')
  const theatre = page.getByRole('region', { name: 'Scoring' })
  await expect(theatre).toHaveCount(0)
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

test('a seat is taken near the end, and the game is finished: then and now', async ({ person }) => {
  const { page } = await person('Ann', DESKTOP)
  await open(page)
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'Take this seat' })).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Take this seat' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click()
  await expect(page.getByRole('heading', { name: 'You play on for Gina' })).toBeVisible()
  const compared = page.getByRole('region', { name: 'Then and now' })
  await expect(compared).toHaveText(new RegExp(`then ${game.result?.scores[0]}, now \\d+`), { timeout: 40_000 })
  await compared.getByRole('button', { name: 'Back to the replay' }).click()
  await expect(page.locator('main[data-replay]')).toBeVisible()
})

test('what cannot be shown says why in one sentence; older rules are shown and named', async ({ person }) => {
  const { page } = await person('Ann')
  const text = replayText(game)
  const cases = [
    ['{"a":1}', /no replay of Jelly Rush/],
    [text.slice(0, -20), /cut short/],
    [text.replace('Gina', 'Gino'), /was changed/],
  ] as const
  await page.goto('/replay')
  for (const [content, sentence] of cases) {
    await page.locator('input[type=file]').setInputFiles(fileOf(content))
    await expect(page.getByRole('alert')).toHaveText(sentence)
  }
  // A new digest hides no change: what speaks against it is said.
  const { entries } = game
  const forged = replayText(withNewDigest({ ...game, entries: entries.slice(0, -1) }))
  await page.locator('input[type=file]').setInputFiles(fileOf(forged))
  await expect(page.getByText('By its own dice and moves it comes out differently.')).toBeVisible()
  await page.goto('/replay/nosuchgame')
  await expect(page.getByRole('alert')).toHaveText(/no finished game/)
  await expect(page.getByRole('link', { name: 'My games' })).toBeVisible()
  await open(page, readFileSync(old, 'utf8'))
  const older = page.getByText(/older rules \(version 1\)/)
  await expect(older).toBeVisible()
  await page.setViewportSize(PHONE.viewport)
  await expect(older).toHaveCount(0)
  await page.getByRole('button', { name: 'Older rules' }).click()
  await expect(older).toBeVisible()
})

test('why there is nothing to watch, in French; a server that is back is asked again', async ({ person }) => {
  const { page } = await person('Anne', { locale: 'fr-FR' })
  const text = replayText(game)
  const cases = [
    ['{"a":1}', 'Ce fichier n’est pas une partie de Jelly Rush.'],
    [text.slice(0, -20), /^Cette partie est incomplète/],
    [text.replace('Gina', 'Gino'), /^Quelque chose a été changé dans cette partie/],
  ] as const
  await page.goto('/replay')
  for (const [content, sentence] of cases) {
    await page.locator('input[type=file]').setInputFiles(fileOf(content))
    await expect(page.getByRole('alert')).toHaveText(sentence)
  }
  await page.goto('/replay/nosuchgame')
  await expect(page.getByRole('alert')).toHaveText(/^Il n’y a pas de partie terminée/)
  await expect(page.getByRole('link', { name: 'Mes parties' })).toBeVisible()
  // The page is there, the game is not.
  await page.route('**/api/replays/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(/^Le serveur/)
  await page.unroute('**/api/replays/**')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^Il n’y a pas de partie terminée/)
})

test('games are kept on this device: listed, counted, watched, deleted', async ({ person, server }) => {
  const { page } = await person('Ann')
  await page.goto('/games')
  await expect(page.getByText(/No game yet/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Play a game' })).toBeVisible()
  await picture(page, 'my-games-empty')
  await page.locator('input[type=file]').setInputFiles(fileOf(replayText(game)))
  const list = page.getByRole('list', { name: 'My games' })
  await expect(list.getByText('Gina')).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'my-games')
  await list.getByRole('link', { name: 'Watch' }).click()
  await expect(page.locator('main[data-replay]')).toBeVisible()
  await page.reload()
  await expect(page.locator('main[data-replay]')).toBeVisible()
  await page.goto('/games')
  await server.kill()
  await page.getByRole('button', { name: 'Delete all' }).click()
  await page.getByRole('button', { name: 'Really delete 1 game' }).click()
  await expect(page.getByText(/No game yet/)).toBeVisible()
})
