import type { RandomBytes } from '@jelly/dice'
import { type Dice, type Event, type Game, type SeatOrTable } from '@jelly/rules'
import type { JournalRow } from '../model/ports.ts'
import type { Durations, Settings } from '../model/settings.ts'
import type { TableEvent } from '../model/tableEvent.ts'
import type { Deadlines, SeatFairness, TableState } from '../model/tableState.ts'
import { cloneTable } from './cloneTable.ts'
import { evolveTable } from './evolveTable.ts'
import type { Notes } from './Notes.ts'
import type { TableRecord } from './TableRecord.ts'

/** What a draft knows beside the table itself. */
export interface Surroundings {
  readonly now: number
  /** The dice of the game at hand. */
  readonly dice: Dice
  readonly bytes: RandomBytes
  isConnected(person: string): boolean
  durationsOf(settings: Settings): Durations
  /** How the lines of the seats weighed in the round so far. */
  fairness(): readonly SeatFairness[]
}

/**
 * What is about to happen, told event by event on a copy, so that each knows the last; nothing is true before it is in
 * the journal.
 */
export class Draft {
  readonly events: TableEvent<never>[] = []
  readonly table: TableState<never>
  readonly notes: Readonly<Notes>
  readonly #around: Surroundings
  readonly #before: Deadlines

  constructor({ state, notes }: TableRecord, around: Surroundings) {
    this.table = cloneTable(state)
    this.notes = notes
    this.#around = around
    this.#before = state.deadlines
  }

  tell(event: TableEvent<never>): void {
    this.events.push(event)
    evolveTable(this.table, event, 'table')
  }

  tellGame(event: Event): void {
    this.tell({ type: 'game', event })
  }

  get now(): number {
    return this.#around.now
  }

  get dice(): Dice {
    return this.#around.dice
  }

  get bytes(): RandomBytes {
    return this.#around.bytes
  }

  isConnected(person: string): boolean {
    return this.#around.isConnected(person)
  }

  durationsOf(settings: Settings): Durations {
    return this.#around.durationsOf(settings)
  }

  fairness(): readonly SeatFairness[] {
    return this.#around.fairness()
  }

  get game(): Game<never> | null {
    return this.table.game
  }

  /** Sets deadlines, or with null calls them off. */
  setDeadlines(changes: { readonly [D in keyof Deadlines]: number | null }): void {
    const all = Object.entries({ ...this.table.deadlines, ...changes }).filter(([, time]) => time !== null)
    this.table.deadlines = Object.fromEntries(all)
  }

  clearDeadlines(): void {
    this.table.deadlines = {}
  }

  /** Everything that was told, as the journal keeps it. */
  row(
    cause: { seat: SeatOrTable | null; id: number | null; request: JournalRow['request'] },
    rules: number,
  ): JournalRow {
    const { deadlines, id } = this.table
    if (!isSame(deadlines, this.#before)) this.events.push({ type: 'deadlinesChanged', deadlines })
    const { seq, epoch } = this.notes
    return { table: id, seq: seq + 1, epoch, at: this.now, ...cause, rules, events: this.events }
  }
}

function isSame(one: Deadlines, other: Deadlines): boolean {
  const names = Object.keys({ ...one, ...other }) as (keyof Deadlines)[]
  return names.every((name) => one[name] === other[name])
}
