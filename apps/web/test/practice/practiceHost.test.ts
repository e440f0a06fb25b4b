import { verifyReplayText } from '@jelly/dice'
import type { Seat } from '@jelly/rules'
import { simpleBot } from '@jelly/bots'
import type { JournalRow, TableView } from '@jelly/table'
import { mindOf, seededEntropy, VirtualClock } from '@jelly/table/testing'
import { expect, test } from 'vitest'
import { PracticeHost } from '../../src/connection/practice/PracticeHost.ts'
import type { FromWorker, PracticeStart } from '../../src/connection/practice/practiceMessages.ts'
import { howFar } from '../../src/screens/practice/howFar.ts'

const NEW: PracticeStart = {
  settings: { players: 4, tempo: 'frenzy', choiceSeconds: null, briefing: false },
  bots: ['rookie', 'regular', 'ace'],
}

/** A page with a practice table: it keeps the rows, and plays by a bot. */
class Page {
  readonly clock: VirtualClock
  readonly rows: JournalRow[]
  readonly told: FromWorker[] = []
  readonly host: PracticeHost
  view: TableView | null = null
  you: Seat | null = null

  constructor(seed: number, { clock = new VirtualClock(), rows = [] as readonly JournalRow[] } = {}) {
    this.clock = clock
    this.rows = rows.slice()
    const world = { clock, entropy: seededEntropy(seed), botMind: mindOf(simpleBot) }
    this.host = new PracticeHost(world, (message) => this.#hear(message))
  }

  static async opened(seed: number, start: PracticeStart = NEW): Promise<Page> {
    const page = new Page(seed)
    await page.host.open('Ann', start)
    await page.clock.advance(3000)
    return page
  }

  of<Type extends FromWorker['type']>(type: Type) {
    return this.told.filter((message): message is Extract<FromWorker, { type: Type }> => message.type === type)
  }

  get games() {
    return this.rows.flatMap(({ events }) => events.flatMap((told) => (told.type === 'game' ? [told.event] : [])))
  }

  until(isSo: () => boolean): Promise<boolean> {
    return this.clock.advanceUntil(isSo)
  }

  #hear(message: FromWorker): void {
    // As postMessage does.
    const copy = structuredClone(message)
    this.told.push(copy)
    if (copy.type === 'row') this.rows.push(copy.row)
    if (copy.type === 'welcome') this.you = copy.you
    if (copy.type === 'view') this.view = copy.view
  }
}

const cityOf = ({ games }: Page) =>
  games.flatMap((event) => (event.type === 'gameStarted' ? event.districts.map(({ face }) => face) : []))

test('a practice game has the players, the bots and the boards that were chosen', async () => {
  const settings = { players: 3, tempo: 'relaxed', firstGame: true, choiceSeconds: null, briefing: false } as const
  const page = await Page.opened(1, { settings, bots: ['ace', 'rookie'] })
  expect(page.view?.settings).toMatchObject(settings)
  const levels = page.rows.flatMap(({ events }) =>
    events.flatMap((told) => (told.type === 'seatChanged' && told.to.kind === 'bot' ? [told.to.level] : [])),
  )
  expect(levels).toEqual(['ace', 'rookie'])
  expect(page.you).toBe(0)
  expect(cityOf(page)).toHaveLength(5)
  for (const face of cityOf(page)) expect(face).toMatch(/A$/)
})

test('rows are told before anything that follows from them', async () => {
  const page = await Page.opened(2)
  let known = 0
  for (const message of page.told) {
    if (message.type === 'row') known = message.row.at
    if (message.type === 'events') expect(message.at).toBeLessThanOrEqual(known)
  }
  expect(page.of('row').length).toBeGreaterThan(3)
})

test('held, nothing happens however long it is; then it goes on where it was', async () => {
  const page = await Page.opened(3)
  expect(await page.until(() => page.games.some(({ type }) => type === 'diePlaced'))).toBe(true)
  await page.host.hold(true)
  const { length } = page.games
  await page.clock.advance(900_000)
  expect(page.games).toHaveLength(length)
  expect(page.of('bye')).toEqual([])
  await page.host.hold(false)
  expect(await page.until(() => page.games.length > length + 3)).toBe(true)
  expect(page.of('failed')).toEqual([])
  expect(cityOf(page)).toHaveLength(6)
})

test('a reload goes on from the rows, and the game comes to a verified end', async () => {
  const before = await Page.opened(4)
  expect(await before.until(() => howFar(before.rows).round === 2)).toBe(true)
  const kept = JSON.parse(JSON.stringify(before.rows)) as JournalRow[]

  const page = new Page(5, { clock: before.clock, rows: kept })
  await page.host.open('Ann', { rows: kept })
  expect(await page.until(() => page.view !== null)).toBe(true)
  expect(page.view?.game?.round).toBe(2)
  expect(page.you).toBe(0)
  expect(await page.until(() => howFar(page.rows).isOver)).toBe(true)
  await page.clock.settle()
  const finished = page.of('finished')
  expect(finished).toHaveLength(1)
  expect(verifyReplayText(finished[0]?.text ?? '')).toMatchObject({ ok: true })
})

test('the same city again: the same districts and rivals, other dice, and a game that verifies', async () => {
  const first = await Page.opened(6)
  await first.until(() => howFar(first.rows).round === 1)
  const again = await Page.opened(7, { sameCity: first.rows })
  expect(cityOf(again)).toEqual(cityOf(first))
  const twice = await Page.opened(8, { sameCity: again.rows })
  expect(cityOf(twice)).toEqual(cityOf(first))
  const levels = ({ view }: Page) => view?.seats.map((seat) => (seat.kind === 'bot' ? seat.level : seat.kind))
  expect(levels(twice)).toEqual(levels(first))
  expect(await twice.until(() => howFar(twice.rows).isOver)).toBe(true)
  await twice.clock.settle()
  expect(verifyReplayText(twice.of('finished')[0]?.text ?? '')).toMatchObject({ ok: true })
})

test('rows that cannot be read are said to be so', async () => {
  const page = new Page(9)
  await expect(page.host.open('Ann', { rows: [] })).rejects.toThrow('at least one row')
})
