import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replayText } from '@jelly/dice'
import { randomGame, withNewDigest } from '@jelly/dice/testing'
import { expectAccessible, picture } from './support/audit.ts'
import { PHONE } from './support/people.ts'
import { dropFile, fileOf, game, openReplay } from './support/replays.ts'
import { expect, test } from './support/test.ts'

test.use({ shared: true })

const old = join(import.meta.dirname, '../packages/dice/test/recorded/house-rules-1.replay')

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
  const cutOff = replayText(withNewDigest({ ...game, entries: entries.slice(0, 90), result: null }))
  await page.locator('input[type=file]').setInputFiles(fileOf(cutOff))
  await expect(page.getByText('This game was cut off: it has no end.')).toBeVisible()
  await page.goto('/replay/nosuchgame')
  await expect(page.getByRole('alert')).toHaveText(/no finished game/)
  await expect(page.getByRole('link', { name: 'My games' })).toBeVisible()
  await openReplay(page, readFileSync(old, 'utf8'))
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

test('a shared moment names its game, also where the game came as a file', async ({ person }) => {
  const { page } = await person('Ann', { permissions: ['clipboard-read', 'clipboard-write'] })
  await openReplay(page, undefined, '#t=14&seat=2')
  await page.getByRole('button', { name: 'Share this moment' }).click()
  await expect(page.getByText(/needs the file of this game/)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link)).toMatchObject({ pathname: `/replay/${game.gameId}`, hash: '#t=14.0&seat=2' })
  await page.goto(link)
  await page.locator('input[type=file]').setInputFiles(fileOf(replayText(game)))
  await expect(page.locator('[data-time]')).toHaveText(/^0:14\.0/)
  await expect(page.getByRole('button', { name: 'See every hand again' })).toBeVisible()
})

test('a file that is dropped on a replay is opened, or says why not', async ({ person }) => {
  const { page } = await person('Ann')
  const other = randomGame(78, { seats: 3 })
  await openReplay(page, undefined, '#t=14')
  const seats = page.getByRole('button', { name: /^See with the eyes of/ })
  expect(await dropFile(page, '{"a":1}')).toBe(true)
  await expect(page.getByText('This file is no replay of Jelly Rush.')).toBeVisible()
  await expect(seats).toHaveCount(4)

  // Another game is shown from its start, at its own address.
  expect(await dropFile(page, replayText(other))).toBe(true)
  await expect(seats).toHaveCount(3)
  await expect(page.locator('[data-time]')).toHaveText(/^0:00\.0/)
  await expect(page).toHaveURL(new RegExp(`/replay/${other.gameId}(#t=0\\.0)?$`))
  expect(await dropFile(page, replayText(game))).toBe(true)
  await expect(seats).toHaveCount(4)

  // A game that is being played on is not thrown away.
  await page.getByRole('button', { name: 'Take this seat' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click()
  await expect(page.getByRole('heading', { name: 'You play on for Gina' })).toBeVisible()
  expect(await dropFile(page, replayText(other))).toBe(true)
  await expect(page.getByText('To open a file, go back to the replay first.')).toBeVisible()
  await expect(page.locator('[data-district]').first()).toBeVisible()
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

  // One that is none says why, also when the same one is chosen again; a game is saved as its file.
  for (const _ of [1, 2]) {
    await page.locator('input[type=file]').setInputFiles(fileOf(replayText(game).slice(0, -20)))
    await expect(page.getByText(/cut short/)).toBeVisible()
  }
  await page.locator('input[type=file]').setInputFiles(fileOf('{"a":1}'))
  await expect(page.getByText('This file holds no games of Jelly Rush.')).toBeVisible()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: /^Save the game of/ }).click(),
  ])
  expect(readFileSync(await saved.path(), 'utf8')).toBe(replayText(game))

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
