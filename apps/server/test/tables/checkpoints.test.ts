import { RULES_VERSION } from '@jelly/rules'
import { type JournalRow, rebuildRecord, RECORD_VERSION, type TableRecord } from '@jelly/table'
import { beforeAll, describe, expect, it } from 'vitest'
import { readRows, readTable } from '../../src/tables/checkpoints.ts'
import { MemoryStore } from '../../src/store/MemoryStore.ts'
import { Replays } from '../../src/replays/Replays.ts'
import { type Made, TestServer } from '../../src/testing/TestServer.ts'

const server = new TestServer({ speed: 20 })
let made: Made
let rows: readonly JournalRow[]

/** Two games at one table, the second under way. */
beforeAll(async () => {
  made = await server.make({ quick: true, settings: { players: 3 } })
  const call = await server.call(made)
  const phase = () => rebuildRecord(rows).state.phase
  let id = 0
  const answerPings = () => {
    for (const { n } of call.socket.all('ping').slice(-1)) call.say({ type: 'pong', n, seq: 0 })
  }
  const until = async (isSo: () => boolean) => {
    for (let step = 0; step < 2000; step++) {
      await server.clock.advance(500)
      answerPings()
      rows = await server.store.rows(made.table)
      if (isSo()) return
      if (phase() === 'ledger') call.say({ type: 'do', id: ++id, request: { type: 'setReady', ready: true } })
    }
    throw new Error(`stuck in ${phase()}`)
  }
  await until(() => phase() === 'ended')
  call.say({ type: 'do', id: ++id, request: { type: 'rematch' } })
  await until(() => rebuildRecord(rows).state.gameNumber === 2 && phase() === 'scramble')
})

const asJson = (record: TableRecord) => JSON.parse(JSON.stringify(record)) as TableRecord

describe('a record that was kept', () => {
  it('goes on as if it had been read from the first row', () => {
    const whole = rebuildRecord(rows)
    for (let at = 1; at < rows.length; at += 7) {
      const kept = asJson(rebuildRecord(rows.slice(0, at)))
      expect(rebuildRecord(rows.slice(at), kept)).toEqual(whole)
    }
  })

  it('has the form that its version stands for: with another form, raise RECORD_VERSION', () => {
    const { state, notes } = rebuildRecord(rows)
    const { game, dice } = state
    const parts = [state, dice, notes, notes.seats[0], game, game?.squads[0], game?.districts[0]]
    const form = parts.map((part) =>
      Object.keys(part ?? {})
        .toSorted()
        .join(' '),
    )
    expect([RECORD_VERSION, ...form]).toMatchInlineSnapshot(`
      [
        8,
        "deadlines dice durations fairness frozen game gameNumber host id line pause phase seats settings skips waiting",
        "commitment gameId key revealed seeds",
        "acceptedIds at emptySince epoch hereSince newcomers putOff refused roundAt seats seq startingSince told",
        "actedAt awaySince emotedAt placedAt plan rolledAt rolledByTable",
        "center choice districts drawn drone flippedBy phase result round rules scored squads stack stackSize",
        "effect hand jelly podCount pods rolled screen tray",
        "dice face lockedBy names target zones",
      ]
    `)
  })
})

describe('a checkpoint', () => {
  const copy = async () => {
    const store = new MemoryStore()
    await store.addTable({ id: made.table, openedAt: 0, secret: '', code: '' })
    for (const row of rows) await store.append({ row })
    return store
  }
  const checkpointAt = (seq: number, gameFrom: number, version = `${RULES_VERSION}.${RECORD_VERSION}`) => ({
    table: made.table,
    seq,
    version,
    record: JSON.stringify({ record: rebuildRecord(rows.slice(0, seq)), gameFrom }),
  })

  it('leads to the same table', async () => {
    const store = await copy()
    const plain = await readTable(store, made.table)
    await store.addCheckpoint(checkpointAt(100, 1))
    expect((await readRows(store, made.table)).rows[0]?.seq).toBe(101)
    expect(await readTable(store, made.table)).toEqual(plain)
    await store.addCheckpoint(checkpointAt(rows.length, plain.gameFrom))
    expect((await readRows(store, made.table)).rows).toEqual([])
    expect(await readTable(store, made.table)).toEqual(plain)
  })

  it('of another version is not used', async () => {
    const store = await copy()
    await store.addCheckpoint(checkpointAt(100, 1, '0.0'))
    expect((await readRows(store, made.table)).rows[0]?.seq).toBe(1)
  })

  it('is made where the way was long', async () => {
    const store = await copy()
    expect(rows.length).toBeLessThan(500)
    await readTable(store, made.table)
    expect(await store.checkpoint(made.table)).toBeNull()
    const { epoch, at, rules } = rows.at(-1) as JournalRow
    for (let seq = rows.length + 1; seq <= 500; seq++) {
      const row = { table: made.table, seq, epoch, at, rules, seat: null, id: null, request: null, events: [] }
      await store.append({ row })
    }
    await readTable(store, made.table)
    expect(await store.checkpoint(made.table)).toMatchObject({ seq: 500 })
  })

  it('does not stand in the way of a replay', async () => {
    const gameId = rows.flatMap(({ events }) => events).find(({ type }) => type === 'diceCommitted') as {
      gameId: string
    }
    const before = await new Replays(server.store).get(gameId.gameId)
    await server.store.addCheckpoint(checkpointAt(rows.length, 1))
    expect(await new Replays(server.store).get(gameId.gameId)).toEqual(before)
  })
})
