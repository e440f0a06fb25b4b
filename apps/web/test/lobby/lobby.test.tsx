// @vitest-environment happy-dom
import type { Request } from '@jelly/table'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import LobbyScreen from '../../src/screens/lobby/LobbyScreen.tsx'
import { changeProgress } from '../../src/settings/progress.ts'
import { LobbyTable } from '../support/LobbyTable.ts'
import { render, type Rendered } from '../support/render.tsx'

let table: LobbyTable

beforeEach(async () => {
  table = await LobbyTable.open()
  await table.enter('Gina')
  await table.enter('Sam')
})

/** The lobby as somebody has it on screen; what they press goes to the table, and the screen follows. */
async function lobbyOf(person: string): Promise<{ page: Rendered; press: (words: RegExp) => Promise<void> }> {
  const asked: Request[] = []
  const send = (request: Request) => void asked.push(request)
  const page = await render(<LobbyScreen {...await table.seenBy(person)} send={send} />)
  async function press(words: RegExp) {
    await page.click('button, label', words)
    for (const request of asked.splice(0)) await table.ask(person, request)
    await page.show(<LobbyScreen {...await table.seenBy(person)} send={send} />)
  }
  return { page, press }
}

const rows = (page: Rendered): string[] => page.findAll('ol > li').map((row) => row.textContent)

test('a guest says that they are ready, and takes it back', async () => {
  const { page, press } = await lobbyOf('Sam')
  await press(/I am ready/)
  expect(page.find('button', /I am ready/).getAttribute('aria-pressed')).toBe('true')
  await press(/I am ready/)
  expect(page.find('button', /I am ready/).getAttribute('aria-pressed')).toBe('false')
})

test('the host sees who is not ready, and starts all the same', async () => {
  const { page, press } = await lobbyOf('Gina')
  expect(page.root.textContent).toContain('1 player is not ready yet.')
  await press(/Start the game/)
  const { view } = await table.seenBy('Gina')
  expect(view.phase).not.toBe('lobby')
})

test('the host seats a bot and sends it away again', async () => {
  await table.ask('Gina', { type: 'changeSettings', settings: { players: 3 } })
  const { page, press } = await lobbyOf('Gina')
  await press(/Add a bot/)
  expect(page.findAll('main select').map((select) => select.getAttribute('aria-label'))).toEqual([
    expect.stringMatching(/^Level of /),
  ])
  await press(/^Remove (?!Sam)/)
  expect(rows(page)[2]).toContain('Free seat')
})

test('the host mutes somebody, and hears them again', async () => {
  const { page, press } = await lobbyOf('Gina')
  await press(/^Mute: Sam$/)
  expect(rows(page)[1]).toContain('muted')
  await press(/^Hear again: Sam$/)
  expect(rows(page)[1]).not.toContain('muted')
})

test('the host chooses how many play', async () => {
  const { page, press } = await lobbyOf('Gina')
  expect(rows(page)).toHaveLength(4)
  await press(/^5$/)
  expect(rows(page)).toHaveLength(5)
})

test('the host sets the times that the rules leave to them [K2] [R9]', async () => {
  const { page, press } = await lobbyOf('Gina')
  const chosen = (title: RegExp): string | undefined =>
    [...page.find('fieldset', title).querySelectorAll('label')].find((label) => label.querySelector('input')?.checked)
      ?.textContent
  const titles = [/Time to answer/, /after the first to finish/, /after the start at the latest/]
  expect(titles.map(chosen)).toEqual(['15 s', '20 s', '3 min'])
  await press(/^45 s$/)
  await press(/^40 s$/)
  await press(/^5 min$/)
  expect(titles.map(chosen)).toEqual(['45 s', '40 s', '5 min'])
  const { settings } = (await table.seenBy('Gina')).view
  expect([settings.choiceSeconds, settings.flipAfterFinish, settings.flipAfterStart]).toEqual([45, 40, 300])
})

test('a guest cannot change the table, and reads how it is set', async () => {
  const { page } = await lobbyOf('Sam')
  expect(page.findAll('input[type=radio], input[role=switch], main select')).toEqual([])
  expect(page.root.textContent).toContain('10 s of sand')
})

test('who looks on may take any seat that no person has', async () => {
  await table.enter('Charlie', 'watch')
  await table.ask('Gina', { type: 'seatBot', seat: 2, level: 'rookie' })
  const { page } = await lobbyOf('Charlie')
  expect(rows(page).map((row) => row.includes('Sit here'))).toEqual([false, false, true, true])
})

test('a newcomer at the door is let in by the host', async () => {
  await table.ask('Gina', { type: 'changeSettings', settings: { approve: true } })
  await table.enter('Charlie')
  const { page, press } = await lobbyOf('Gina')
  expect(page.find('ul[aria-live] li').textContent).toContain('Charlie would like to sit down')
  await press(/Let in/)
  expect(rows(page)[2]).toContain('Charlie')
})

test('who waits at the door is told so', async () => {
  await table.ask('Gina', { type: 'changeSettings', settings: { approve: true } })
  await table.enter('Charlie')
  const { page } = await lobbyOf('Charlie')
  expect(page.find('output', /at the door/)).toBeDefined()
  expect(page.findAll('button', /Sit here/)).toEqual([])
})

test('whom the host puts off is told so, and may ask again', async () => {
  await table.ask('Gina', { type: 'changeSettings', settings: { approve: true } })
  await table.enter('Charlie')
  await table.ask('Gina', { type: 'admit', newcomer: 1, admit: false })
  const { page, press } = await lobbyOf('Charlie')
  expect(page.find('output', /The host says: not now/)).toBeDefined()
  await press(/Ask again/)
  expect(page.find('output', /at the door/)).toBeDefined()
})

test('the host sees who is new and who is learning, and makes it a gentle game with one press', async () => {
  await table.ask('Sam', { type: 'setLearning', learning: 'new' })
  const { page, press } = await lobbyOf('Gina')
  expect(page.root.textContent).toContain('New to the game: Sam.')
  await press(/gentle game for all/)
  const { view } = await table.seenBy('Gina')
  expect(view.settings).toMatchObject({ tempo: 'relaxed', firstGame: true, briefing: true })
  await table.ask('Sam', { type: 'setLearning', learning: 'learning' })
  const again = await lobbyOf('Gina')
  expect(again.page.root.textContent).toContain('Learning it right now: Sam.')
  expect(again.page.findAll('button', /gentle game for all/)).toEqual([])
})

test('who has never played is offered the lesson; who has is not', async () => {
  const offers: string[] = []
  const learn = () => void offers.push('learn')
  const page = await render(<LobbyScreen {...await table.seenBy('Sam')} send={() => undefined} learn={learn} />)
  await page.click('button', /Learn it now/)
  expect(offers).toEqual(['learn'])
  changeProgress({ lesson: 'done' })
  onTestFinished(() => changeProgress({ lesson: 'new' }))
  const later = await render(<LobbyScreen {...await table.seenBy('Sam')} send={() => undefined} learn={learn} />)
  expect(later.findAll('button', /Learn it now/)).toEqual([])
})
