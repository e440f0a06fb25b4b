import { expect, test } from './support/test.ts'

// The end of a game checks its dice against their promise; and all of it is played with sound.
test.use({ speed: 4, dice: 'provable', sound: true })

test('a whole game of four rounds against bots, from the home page to the podium and a rematch', async ({ person }) => {
  const ann = await person('Ann')
  await ann.playNow()
  let placed = 0
  for (const round of [1, 2, 3, 4]) {
    await expect(ann.table).toHaveAttribute('data-round', `${round}`)
    placed += await ann.playRound()
    await expect(ann.page.getByRole('region', { name: 'Scoring' })).toBeVisible()
    if (round > 1) await ann.skipScoring()
    if (round === 4) break
    const ledger = ann.page.getByRole('region', { name: `Ledger of round ${round}` })
    await expect(ledger.getByRole('row', { name: /^City center/ })).toBeVisible({ timeout: 60_000 })
    await ann.page.getByRole('button', { name: 'Next round' }).click()
    await ann.waitFor('scramble')
  }
  // A busy machine may miss a whole round at this speed, but not all of them.
  expect(placed).toBeGreaterThan(0)

  await expect(ann.page.getByRole('heading', { name: 'Open the pods!' })).toBeVisible({ timeout: 60_000 })
  await expect(ann.page.getByRole('heading', { name: /wins? by|share the victory/ })).toBeVisible()
  await expect(ann.page.getByText(/^Checked here against the promise/)).toBeVisible()

  const total = ann.page.getByRole('row', { name: /^Total/ })
  await expect(total).toBeVisible()
  await ann.page.getByRole('rowheader', { name: 'Round 1' }).getByRole('button').click()
  await expect(ann.page.getByRole('row', { name: /^City center/ }).first()).toBeVisible()

  // What each player will tell, a turning point played in place, and a picture with the result and one without.
  await expect(ann.page.locator('[data-headline-of]')).toHaveCount(await total.getByRole('cell').count())
  await ann.page.getByRole('button', { name: 'Watch it' }).first().click()
  const clip = ann.page.getByRole('dialog', { name: 'Four seconds of the game' })
  await expect(clip.locator('[data-city]')).toBeVisible()
  await clip.getByRole('button', { name: 'Once more' }).click()
  await expect(clip.locator('[data-city]')).toBeVisible()
  await ann.page.keyboard.press('Escape')
  await expect(clip).toHaveCount(0)
  const drawn = ann.page.getByRole('img', { name: 'The picture to share' })
  await ann.page.getByRole('button', { name: 'With the result' }).click()
  await expect(drawn).toHaveJSProperty('naturalWidth', 1200)
  const told = await drawn.getAttribute('src')
  await ann.page.getByRole('button', { name: 'Without the result' }).click()
  await expect(drawn).not.toHaveAttribute('src', told ?? '')
  await expect(drawn).toHaveJSProperty('naturalHeight', 630)

  await ann.page.getByRole('button', { name: 'Play again' }).click()
  await ann.waitFor('scramble')
  await expect(ann.table).toHaveAttribute('data-round', '1')
})

test('in the game the ledger leads to where each number came from, and tells no rival’s pods', async ({ person }) => {
  const ann = await person('Ann')
  const { page } = ann
  await ann.playNow()
  await ann.playRound()
  await ann.waitFor('ledger')
  // Time to read.
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText(/^A pause\./)).toBeVisible()
  const ledger = page.getByRole('region', { name: 'Ledger of round 1' })
  await ledger.getByRole('rowheader', { name: 'City center' }).getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'City center, round 1' })).toBeVisible()
  await page.keyboard.press('Escape')
  for (const sum of await ledger.getByRole('button', { name: /, Now: / }).all()) {
    await sum.click()
    const parts = page.getByRole('dialog', { name: /: Now$/ })
    await expect(parts.getByText('To begin with')).toBeVisible()
    const isMine = (await parts.getByRole('heading').textContent())?.startsWith('You')
    if (!isMine) await expect(parts.locator('small')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(parts).toHaveCount(0)
  }
  await ledger
    .getByRole('button', { name: /, This round: / })
    .first()
    .click()
  const parts = page.getByRole('dialog', { name: /: This round$/ })
  await parts.getByRole('button').nth(1).click()
  const told = page.getByRole('dialog', { name: /, round 1$/ })
  await expect(told).toBeVisible()
  // There is nothing to watch before the game is over.
  await expect(told.getByText('Watch this moment')).toHaveCount(0)
})
