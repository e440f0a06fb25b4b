import { type Event, viewOf } from '@jelly/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cloneTable,
  evolveTable,
  numberedEvents,
  type JournalRow,
  rebuildRecord,
  type TableEvent,
  tableEventFor,
  type TableView,
  tableViewOf,
} from '../src/index.ts'
import type { Player } from './support/Player.ts'
import { TestTable } from './support/TestTable.ts'

async function wholeGame(seed: number) {
  const table = await TestTable.open({ seed, settings: { players: 4, promo: true, briefing: false } })
  const players = [await table.join('Ann'), await table.join('Bob'), await table.watch('Eve')] as [
    Player,
    Player,
    Player,
  ]
  for (const player of players.slice(0, 2)) await table.ask(player, { type: 'giveSeed', seed: player.person })
  await table.ask(players[0], { type: 'startGame' })
  await table.until('ledger')
  await table.drop(players[1])
  await table.until('ended')
  await table.back(players[1])
  await table.ask(players[0], { type: 'startGame' })
  await table.table.sit('Dan', 'Dan')
  await table.until('ledger')
  return { table, players }
}

/** Whole games take a while on a busy machine. */
const PATIENCE = { timeout: 120_000 }

describe('views and events of a table', PATIENCE, () => {
  it('agree: the view of the next state is the next of the view, for every viewer and every row', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1000 }), async (seed) => {
        const { table } = await wholeGame(seed)
        const rows = table.ports.journal.rows()
        for (const viewer of [0, 1, 2, 3, 'spectator'] as const) followAll(rows, viewer)
      }),
      { numRuns: 3 },
    )
  })

  it('hold nothing of a seat’s own affairs, of keys, persons or timers for anybody else', async () => {
    const { table, players } = await wholeGame(5)
    const [ann, , eve] = players
    const rows = table.ports.journal.rows()
    const first = rows.findIndex(({ events }) => events.some(({ type }) => type === 'diceRevealed'))
    const secrets = rows.slice(0, first).flatMap((row) => numberedEvents(row).flatMap((event) => secretsOf(event)))
    expect(secrets.length).toBeGreaterThan(50)
    const rematchKey = table.state.dice.key
    expect(rematchKey).toHaveLength(64)
    for (const player of [ann, eve]) {
      const heard = player.messages.filter(({ type }) => type !== 'ping').map((message) => JSON.stringify(message))
      const revealed = heard.findIndex((text) => text.includes('diceRevealed'))
      const [before, after] = [heard.slice(0, revealed).join(), heard.slice(revealed + 1).join()]
      for (const { seat, text } of secrets) if (seat !== player.you) expect(before).not.toContain(text)
      expect(after).not.toContain(rematchKey)
      expect(after).toContain('diceCommitted')
      for (const word of ['rolledAt', 'placedAt', 'awaySince', 'acceptedIds', 'emptySince', 'thought'])
        expect(before + after).not.toContain(word)
      expect(before + after).not.toMatch(/"person":"/)
    }
  })

  it('show a tray to its own seat only', async () => {
    const { table, players } = await wholeGame(6)
    const [ann, , eve] = players
    const seen = (player: Player) =>
      player
        .events()
        .flatMap((event) => (event.type === 'game' && event.event.type === 'diceRolled' ? [event.event] : []))
    expect(seen(eve).length).toBeGreaterThan(20)
    expect(seen(eve).every(({ values }) => values === null)).toBe(true)
    expect(seen(ann).every(({ seat, values }) => (seat === ann.you) === (values !== null))).toBe(true)
    expect(viewOf(table.state.game as never, 'spectator').stack).toBeNull()
  })
})

function followAll(rows: readonly JournalRow[], viewer: number | 'spectator'): void {
  let view: TableView | null = null
  for (let n = 1; n <= rows.length; n += 1) {
    const row = rows[n - 1] as JournalRow
    if (view !== null) {
      const next: TableView = cloneTable(view)
      const frozen = JSON.stringify(view)
      for (const event of numberedEvents(row)) evolveTable(next, tableEventFor(event, viewer), viewer)
      expect(JSON.stringify(view)).toBe(frozen)
      view = next
    }
    if (n % 7 === 0 || n === rows.length) {
      const whole = tableViewOf(rebuildRecord(rows.slice(0, n)).state, viewer)
      if (view !== null) expect(view).toEqual(whole)
      view = whole
    }
  }
}

/** What an event holds that only one seat may know; texts long enough not to occur by chance. */
function secretsOf(event: TableEvent<never>): { seat: number | null; text: string }[] {
  if (event.type === 'diceCommitted') return [{ seat: null, text: event.key }]
  return event.type === 'game' ? gameSecrets(event.event) : []
}

function gameSecrets(event: Event): { seat: number | null; text: string }[] {
  if (event.type === 'gameStarted') return [{ seat: null, text: JSON.stringify(event.stack) }]
  if (event.type !== 'diceRolled' || event.values.length < 3) return []
  return [{ seat: event.seat, text: `"seat":${event.seat},"values":${JSON.stringify(event.values)}` }]
}
