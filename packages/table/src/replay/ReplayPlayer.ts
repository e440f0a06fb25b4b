import type { Replay } from '@jelly/dice'
import type { TableView, TableViewEvent } from '../model/message.ts'
import type { JournalRow } from '../model/ports.ts'
import type { TableState } from '../model/tableState.ts'
import { cloneTable } from '../record/cloneTable.ts'
import { evolveTable } from '../record/evolveTable.ts'
import { numberedEvents } from '../record/tableView.ts'
import { reenact } from './reenact.ts'
import { eventSeenBy, type Eyes, viewFor } from './xray.ts'

/** A state is kept after so many rows. */
const KEPT_EVERY = 12

/**
 * A finished game at any moment. Moment `n` is the table once its first `n` rows are true; a few states are kept on the way, so
 * that none is far.
 */
export class ReplayPlayer {
  readonly replay: Replay
  readonly #rows: JournalRow[] = []
  /** After 1, 1 + KEPT_EVERY, … rows. */
  readonly #kept: TableState<never>[] = []
  readonly #times: number[] = []

  constructor(replay: Replay) {
    this.replay = replay
    const { state } = reenact(replay, (row, before) => {
      if (before !== null && (this.#rows.length - 1) % KEPT_EVERY === 0) this.#kept.push(cloneTable(before))
      this.#rows.push(row)
      this.#times.push(row.at - replay.startedAt)
    })
    if ((this.#rows.length - 1) % KEPT_EVERY === 0) this.#kept.push(cloneTable(state))
  }

  /** How many rows there are: the last moment. */
  get end(): number {
    return this.#rows.length
  }

  /** The whole game, in milliseconds. */
  get duration(): number {
    return this.#times.at(-1) ?? 0
  }

  get rows(): readonly JournalRow[] {
    return this.#rows
  }

  /** When a moment began, in milliseconds from the start. */
  timeOf(moment: number): number {
    return this.#times[moment - 1] ?? 0
  }

  /** The last moment that had begun by then. */
  momentAt(time: number): number {
    let [low, high] = [1, this.end]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (this.timeOf(middle) <= time) low = middle
      else high = middle - 1
    }
    return low
  }

  /** Everything at a moment; it is a copy of its own. */
  stateAt(moment: number): TableState<never> {
    const at = Math.max(1, Math.min(moment, this.end))
    const nearest = Math.floor((at - 1) / KEPT_EVERY)
    const state = cloneTable(this.#kept[nearest] as TableState<never>)
    for (let n = 1 + nearest * KEPT_EVERY; n < at; n++)
      for (const event of numberedEvents(this.#rows[n] as JournalRow)) evolveTable(state, event, 'table')
    return state
  }

  viewAt(moment: number, eyes: Eyes): TableView {
    return viewFor(this.stateAt(moment), eyes)
  }

  /** What happened last before a moment. */
  eventsAt(moment: number, eyes: Eyes): TableViewEvent[] {
    const row = this.#rows[moment - 1]
    return row === undefined ? [] : numberedEvents(row).map((event) => eventSeenBy(event, eyes))
  }
}
