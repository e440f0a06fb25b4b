import type { RandomBytes } from '@jelly/dice'
import { cloneGame, type Dice, type Event, type Game, RULES_VERSION, type SeatOrTable } from '@jelly/rules'
import type { JournalRow } from '../model/ports.ts'
import type { Durations, Settings } from '../model/settings.ts'
import type { JournalEvent, QuietEvent, TableEvent } from '../model/tableEvent.ts'
import type { Deadlines, SeatFairness, TableState } from '../model/tableState.ts'
import { evolveTable } from './evolveTable.ts'
import type { Notes } from './Notes.ts'
import type { TableRecord } from './TableRecord.ts'

/** What a draft may ask for that is not in the record. */
export interface Outside {
  now(): number
  epoch(): number
  /** The dice of the game at hand. */
  dice(): Dice
  readonly bytes: RandomBytes
  isConnected(person: string): boolean
  durationsOf(settings: Settings): Durations
  /** What fairness did for each seat in the round so far. */
  fairness(): readonly SeatFairness[]
}

interface Cause {
  readonly seat: SeatOrTable | null
  readonly id: number | null
  readonly request: JournalRow['request']
}

/**
 * What is about to happen, told event by event on a copy of the table, so that each event knows the ones before. Nothing of
 * it is true before it is in the journal. The game is copied once something happens in it.
 */
export class Draft {
  readonly table: TableState<never>
  readonly notes: Readonly<Notes>
  readonly now: number
  readonly #events: JournalEvent[] = []
  readonly #outside: Outside
  #deadlines: Deadlines
  #hasOwnGame = false
  #cause: Cause | null = null

  constructor({ state, notes }: TableRecord, outside: Outside) {
    this.table = { ...state }
    this.notes = notes
    this.now = Math.max(outside.now(), notes.at)
    this.#outside = outside
    this.#deadlines = state.deadlines
  }

  tell(event: TableEvent<never>): void {
    this.#events.push(event)
    if (event.type === 'game') this.#ownGame()
    evolveTable(this.table, event, 'table')
  }

  #ownGame(): void {
    if (this.#hasOwnGame || this.table.game === null) return
    this.#hasOwnGame = true
    this.table.game = cloneGame(this.table.game)
  }

  tellGame(event: Event): void {
    this.tell({ type: 'game', event })
  }

  /** Tells what no view shows. */
  tellQuietly(event: QuietEvent): void {
    this.#events.push(event)
  }

  /** Names the cause. A draft without a cause is not written. */
  causedBy(seat: SeatOrTable | null, request: JournalRow['request'], id: number | null = null): void {
    this.#cause = { seat, id, request }
  }

  get dice(): Dice {
    return this.#outside.dice()
  }

  get bytes(): RandomBytes {
    return this.#outside.bytes
  }

  get game(): Game<never> | null {
    return this.table.game
  }

  isConnected(person: string): boolean {
    return this.#outside.isConnected(person)
  }

  durationsOf(settings: Settings): Durations {
    return this.#outside.durationsOf(settings)
  }

  fairness(): readonly SeatFairness[] {
    return this.#outside.fairness()
  }

  /** The deadlines as they will be: however often they change, one event tells them at the end. */
  get deadlines(): Deadlines {
    return this.#deadlines
  }

  /** Sets deadlines, or with null calls them off. */
  setDeadlines(changes: { readonly [D in keyof Deadlines]: number | null }): void {
    const all = Object.entries({ ...this.#deadlines, ...changes }).filter(([, time]) => time !== null)
    this.#deadlines = Object.fromEntries(all)
  }

  clearDeadlines(): void {
    this.#deadlines = {}
  }

  /** Everything that was told, as the journal keeps it; null where nothing is to be written. */
  row(): JournalRow | null {
    if (this.#cause === null) return null
    if (!isSame(this.#deadlines, this.table.deadlines))
      this.tell({ type: 'deadlinesChanged', deadlines: this.#deadlines })
    const { seat, id, request } = this.#cause
    return {
      table: this.table.id,
      seq: this.notes.seq + 1,
      epoch: this.#outside.epoch(),
      at: this.now,
      seat,
      id,
      rules: RULES_VERSION,
      request,
      events: this.#events,
    }
  }
}

function isSame(one: Deadlines, other: Deadlines): boolean {
  if (one === other) return true
  const names = Object.keys({ ...one, ...other }) as (keyof Deadlines)[]
  return names.every((name) => one[name] === other[name])
}
