import { simpleBot, playMatch } from '@jelly/bots'
import { checkTempo } from '@jelly/tempo'
import { describe, expect, it } from 'vitest'
import type { JournalRow } from '../../src/index.ts'
import { mindOf } from '../../src/testing/index.ts'
import { loaded } from '../support/Contest.ts'
import { idleMind, placeAll } from '../support/playing.ts'
import { inScramble, TestTable } from '../support/TestTable.ts'
import { sharedBeats } from './sharedBeats.ts'

const BEAT = 4000
const ports = { tempoOf: () => sharedBeats }
const idle = { ...ports, botMind: idleMind }

interface Act {
  readonly seat: number
  readonly at: number
}

/** What seats did of their own, round by round: everything but the dice that the table throws for them. */
function actsOf(rows: readonly JournalRow[]): Act[][] {
  const rounds: Act[][] = []
  let began = 0
  for (const { at, seat, request, events } of rows) {
    const played = events.flatMap((event) => (event.type === 'game' ? [event.event.type] : []))
    if (played.includes('roundStarted')) {
      rounds.push([])
      began = at
    } else if (typeof seat === 'number' && played.length > 0 && OWN.has(request?.type ?? ''))
      rounds.at(-1)?.push({ seat, at: at - began })
  }
  return rounds
}
const OWN = new Set(['placeDie', 'useEffect', 'lockDistrict', 'flipTimer'])

const beatOf = ({ at }: Act): number => Math.floor(at / BEAT)

describe('shared beats', () => {
  it('are a tempo without gaps', () => {
    expect(checkTempo(sharedBeats, 'sharedBeats.ts')).toBe(sharedBeats)
  })

  it('lead through a whole game at a table of bots and one person', async () => {
    const table = await TestTable.open({
      quick: true,
      settings: { players: 4 },
      ports: { ...ports, botMind: mindOf(simpleBot) },
    })
    const ann = await table.join('Ann')
    await table.ask(ann, { type: 'giveSeed', seed: 'seed-of-ann' })
    for (let step = 0; step < 60 && table.table.summary().phase !== 'ended'; step++) {
      if (ann.view.phase === 'scramble') await placeAll(table, ann)
      if (ann.view.phase === 'ledger') await table.ask(ann, { type: 'setReady', ready: true })
      await table.wait(5000)
    }
    expect(table.table.summary().phase).toBe('ended')
    expect(table.problems).toEqual([])
    expect(table.games).toHaveLength(1)
    table.expectTrueViews()
    const rounds = actsOf(table.ports.journal.rows())
    expect(rounds).toHaveLength(4)
    for (const acts of rounds) {
      expect(acts.length).toBeGreaterThan(20)
      for (const act of acts) expect(act.at % BEAT).toBeLessThan(200)
      const perBeat = acts.map((act) => `${act.seat} at beat ${beatOf(act)}`)
      expect(new Set(perBeat).size).toBe(perBeat.length)
    }
  })

  it('let each seat be first in turn', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob', 'Cat'], { ports: idle })
    for (let beat = 1; beat <= 3; beat++) {
      await table.wait(500)
      for (const player of players) {
        const die = player.squad.hand[0]
        if (die !== undefined) player.do({ type: 'placeDie', die, district: 0 })
      }
      // Past the beat, and past the window in which an effect could be used.
      await table.wait(2 * BEAT - 500)
    }
    const byBeat = Map.groupBy(actsOf(table.ports.journal.rows())[0] ?? [], beatOf)
    const orders = [...byBeat.entries()].map(([beat, acts]) => ({ beat, seats: acts.map(({ seat }) => seat) }))
    expect(orders.length).toBeGreaterThan(1)
    for (const { beat, seats } of orders)
      expect(seats).toEqual(seats.toSorted((one, other) => ((one + beat) % 3) - ((other + beat) % 3)))
    expect(new Set(orders.map(({ seats }) => seats[0])).size).toBeGreaterThan(1)
  })

  it('take one intent of a seat a beat: the next one waits for the next beat', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob', 'Cat'], { ports: { ...idle, dice: loaded(6, 6, 6) } })
    const [ann] = players
    if (ann === undefined) throw new Error('nobody came')
    const [one, other] = ann.squad.hand.slice(0, 2).map((die) => ann.do({ type: 'placeDie', die, district: 0 }))
    await table.wait(BEAT + 300)
    expect([ann.answer(one ?? 0), ann.answer(other ?? 0)]).toEqual([null, undefined])
    await table.wait(BEAT)
    expect(ann.answer(other ?? 0)).toBeNull()
  })

  it('go on where they were after a restart', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob', 'Cat'], { ports: idle })
    await table.wait(1000)
    await table.restart()
    await table.wait(30_000)
    for (const player of players) await table.back(player)
    await table.wait(100)
    const [ann] = players
    const id = ann?.do({ type: 'placeDie', die: ann.squad.hand[0] ?? 0, district: 0 }) ?? 0
    // The journal's last row is the start of the round: the beat begins anew.
    await table.wait(BEAT - 200)
    expect(ann?.answer(id)).toBeUndefined()
    await table.wait(300)
    expect(ann?.answer(id)).toBeNull()
  })

  it('are a tempo for games of bots too', () => {
    const placed: Act[] = []
    const { rounds } = playMatch({
      bots: [simpleBot, simpleBot, simpleBot],
      seed: 1,
      tempo: sharedBeats,
      watch(event, _, at) {
        if (event.type === 'diePlaced') placed.push({ seat: event.seat, at })
      },
    })
    expect(rounds).toHaveLength(4)
    expect(placed.length).toBeGreaterThan(40)
    for (const { at } of placed) expect(at % BEAT).toBe(0)
  })
})
