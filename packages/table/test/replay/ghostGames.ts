import { think } from '@jelly/bots'
import { buildReplay, type Replay } from '@jelly/dice'
import type { Event, Seat } from '@jelly/rules'
import { expect } from 'vitest'
import type { JournalRow, Settings, Table } from '../../src/index.ts'
import { openPlayOn, ReplayPlayer } from '../../src/replay/index.ts'
import { type TestPorts, testPorts } from '../../src/testing/index.ts'
import { TestTable } from '../support/TestTable.ts'

const botMind: TestPorts['botMind'] = {
  silent: true,
  think: (level, temperament, view, seat, seed) => think({ level, temperament, view, seat, seed }),
}

/** A game of bots of all kinds beside somebody who does nothing. */
export async function recordedGame(seed: number, settings: Partial<Settings> = {}, speed = 1): Promise<Replay> {
  const players = (3 + (seed % 3)) as Settings['players']
  const botLevel = (['rookie', 'regular', 'veteran'] as const)[seed % 3] ?? 'regular'
  const options = { seed, quick: true, speed, settings: { players, botLevel, ...settings }, ports: { botMind } }
  const table = await TestTable.open(options)
  const ann = await table.join('Ann')
  await table.ask(ann, { type: 'giveSeed', seed: 'ann' })
  await table.until('ended')
  const [parts] = table.games
  if (parts === undefined) throw new Error('no replay')
  return buildReplay(parts)
}

const gameEvents = (rows: readonly JournalRow[]): Event[] =>
  rows.flatMap(({ events }) => events.flatMap((told) => (told.type === 'game' ? [told.event] : [])))

/** Somebody at a table who does on a seat what was done there, at the same times. */
class SamePerson {
  readonly #replay: Replay
  readonly #ports: TestPorts
  readonly #seat: Seat
  readonly #act: (entry: Replay['entries'][number]) => void
  #asked = 0

  constructor(replay: Replay, ports: TestPorts, seat: Seat, act: (entry: Replay['entries'][number]) => void) {
    this.#replay = replay
    this.#ports = ports
    this.#seat = seat
    this.#act = act
  }

  /** All that it did from an entry on, until the round was over or the question closed. */
  goOn(from: number, since: number, starts = false): void {
    const { entries } = this.#replay
    const now = this.#ports.clock.now()
    let order = 0
    for (const [n, entry] of entries.entries()) {
      if (n < from) continue
      if (entry.command.type === 'startRound') return
      order = entry.at > (entries[n - 1]?.at ?? 0) ? 0 : order + 1
      const isFirstRoll = starts && entry.at === since && entry.command.type === 'rollDice'
      if (entry.seat === this.#seat && !isFirstRoll)
        this.#ports.clock.wakeAt(now + entry.at - since + order / 1000, () => this.#act(entry))
      if (entry.events.some(({ type }) => type === 'roundEnded' || type === 'choiceSettled')) return
    }
  }

  hear(events: readonly Event[], skipped: number): void {
    const { entries } = this.#replay
    for (const event of events) {
      const found = entries.findIndex(
        ({ events: told }, n) =>
          n >= skipped &&
          told.some(
            (one) =>
              (event.type === 'roundStarted' && one.type === 'roundStarted' && one.round === event.round) ||
              (event.type === 'choiceAsked' && one.type === 'choiceAsked' && n > this.#asked),
          ),
      )
      if (found < 0) continue
      if (event.type === 'choiceAsked') this.#asked = found
      this.goOn(found + 1, entries[found]?.at ?? 0, event.type === 'roundStarted')
    }
  }
}

/** Takes a seat at a moment and does there what was done; the others are ghosts. The game must come out the same. */
export async function expectSameGame(replay: Replay, moment: number, seat: Seat): Promise<void> {
  const player = new ReplayPlayer(replay)
  const before = gameEvents(player.rows.slice(0, moment)).length
  const wanted = gameEvents(player.rows).slice(before)
  const ports = testPorts(3, () => undefined, { botMind })
  const told: Event[] = []
  let id = 0
  const table: { now: Table | null } = { now: null }
  const nextEvent = wanted[0]
  const skipped = replay.entries.findIndex(({ events }) => nextEvent !== undefined && events.includes(nextEvent))
  const same = new SamePerson(replay, ports, seat, ({ command }) =>
    table.now?.receive('line', { type: 'do', id: ++id, request: command as never }, ports.clock.now()),
  )
  const journal = {
    append: (row: JournalRow) => {
      const events = gameEvents([row])
      told.push(...events)
      if (row.events.some(({ type }) => type === 'thawed')) same.goOn(skipped, replay.startedAt + player.timeOf(moment))
      same.hear(events, skipped)
      return Promise.resolve()
    },
  }
  const rivals = replay.players.map(() => ({ kind: 'ghost', level: 'regular' }) as const)
  const allPorts = { ...ports, journal: Object.assign(Object.create(ports.journal) as TestPorts['journal'], journal) }
  table.now = await openPlayOn({ replay, moment, seat, name: 'Zoë', rivals }, 'me', allPorts, [seat])
  table.now.connect('line', 'me', 'Zoë')
  const isOver = () => table.now?.summary().phase === 'ended'
  const ended = await ports.clock.advanceUntil(isOver, 7_200_000)
  const firstOther = wanted.findIndex((event, n) => JSON.stringify(event) !== JSON.stringify(told[n]))
  expect(
    firstOther < 0 ? null : { at: firstOther, of: wanted.length, wanted: wanted[firstOther], told: told[firstOther] },
  ).toBeNull()
  expect(ended).toBe(true)
  expect(told).toHaveLength(wanted.length)
  expect(table.now.inspect().state.game).toEqual(player.stateAt(player.end).game)
  await table.now.shutdown()
}
