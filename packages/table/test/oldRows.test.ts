import { describe, expect, it } from 'vitest'
import { type JournalRow, rebuildRecord, Table } from '../src/index.ts'
import { testPorts } from '../src/testing/index.ts'
import { inScramble } from './support/TestTable.ts'

// Rows as a table wrote them before plans, emotes and starts had events of their own.

const OPENED =
  '{"table":"t1","seq":1,"epoch":1,"at":1000,"seat":"table","id":null,"rules":1,"request":{"type":"openQuickTable"},"events":[{"type":"tableOpened","id":"t1","settings":{"players":3,"tempo":"frenzy","sandFactor":1,"firstGame":false,"promo":false,"edition":null,"purist":false,"spectators":true,"open":false,"approve":false,"whenAway":"bot","choiceSeconds":15,"flipAfterFinish":20,"flipAfterStart":180,"briefing":false,"botLevel":"regular"},"durations":{"rollFloor":700,"placeFloor":250,"effect":2500,"sand":10000,"sandTurn":400,"countdown":3000,"scorePace":2200,"nextRound":20000,"podsPace":3000,"choice":15000,"autoFlipAfterFinish":20000,"autoFlipAfterStart":180000}},{"type":"diceCommitted","gameId":"00112233445566778899","commitment":"c0ffee","key":"abababababababababababababababababababababababababababababababab"}]}'
const SAT_DOWN =
  '{"table":"t1","seq":2,"epoch":1,"at":1500,"seat":0,"id":null,"rules":1,"request":{"type":"takeSeat"},"events":[{"type":"seatChanged","seat":0,"to":{"kind":"person","person":"ann","name":"Ann","ready":false,"presence":"here"}},{"type":"hostChanged","seat":0}]}'
const WAVED =
  '{"table":"t1","seq":3,"epoch":1,"at":2000,"seat":0,"id":1,"rules":1,"request":{"type":"emote","emote":"wow"},"events":[]}'
const PLANNED =
  '{"table":"t1","seq":4,"epoch":1,"at":2500,"seat":0,"id":2,"rules":1,"request":{"type":"planFinish","lock":2,"flip":true},"events":[]}'
const UNPLANNED =
  '{"table":"t1","seq":5,"epoch":1,"at":2600,"seat":0,"id":3,"rules":1,"request":{"type":"planFinish","lock":null,"flip":false},"events":[]}'

const read = (...texts: readonly string[]) => texts.map((text) => JSON.parse(text) as JournalRow)

describe('rows of a table of before', () => {
  it('bring back a plan, an emote and a start that had no events', () => {
    const { notes } = rebuildRecord(read(OPENED, SAT_DOWN, WAVED, PLANNED))
    expect(notes.startingSince).toBe(1000)
    expect(notes.seats[0]).toMatchObject({ emotedAt: 2000, plan: { lock: 2, flip: true } })
    expect(notes.acceptedIds).toEqual({ ann: [1, 2] })
  })

  it('have the numbers that they had: what no view shows counts for nothing', () => {
    expect(rebuildRecord(read(OPENED, SAT_DOWN, WAVED, PLANNED)).notes.told).toBe(2)
  })

  it('take a plan back', () => {
    expect(rebuildRecord(read(OPENED, SAT_DOWN, WAVED, PLANNED, UNPLANNED)).notes.seats[0]?.plan).toBeNull()
  })

  it('are read on from a record that was kept', () => {
    const kept = rebuildRecord(read(OPENED, SAT_DOWN))
    expect(rebuildRecord(read(WAVED, PLANNED), kept)).toEqual(rebuildRecord(read(OPENED, SAT_DOWN, WAVED, PLANNED)))
  })

  it('go on as a table: the game that was asked for starts', async () => {
    const ports = testPorts(1, () => undefined)
    const table = await Table.restore(read(OPENED, SAT_DOWN, WAVED), { speed: 1, ports })
    table.connect('c1', 'ann', 'Ann')
    await ports.clock.advance(2100)
    expect(table.summary().phase).toBe('countdown')
  })
})

describe('rows with the whole list of those who wait', () => {
  it('are read, and a list without end is cut to what a table takes today', () => {
    const [opened, sat] = read(OPENED, SAT_DOWN) as [JournalRow, JournalRow]
    const waiting = Array.from({ length: 2400 }, (_, n) => ({ newcomer: n + 1, person: `p${n}`, name: 'Sam' }))
    const row: JournalRow = { ...sat, seq: 3, seat: null, events: [{ type: 'waitingChanged', waiting }] }
    const { state, notes } = rebuildRecord([opened, sat, row])
    expect(state.waiting).toEqual(waiting.slice(0, 20))
    expect(notes.newcomers).toBe(2400)
  })
})

describe('rows of today', () => {
  it('say with events what is true: no request tells more', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'])
    const [ann] = players
    if (ann === undefined) throw new Error('nobody came')
    await table.ask(ann, { type: 'emote', emote: 'wow' })
    await table.ask(ann, { type: 'planFinish', lock: 1, flip: true })
    const rows = table.ports.journal.rows()
    const mute = rows.map((row) => ({ ...row, request: null }))
    expect(rebuildRecord(mute)).toEqual(rebuildRecord(rows))
    expect(rebuildRecord(rows).notes.seats[ann.seat]?.plan).toEqual({ lock: 1, flip: true })
  })
})
