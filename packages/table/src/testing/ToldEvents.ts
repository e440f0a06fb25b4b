import type { Viewer } from '@jelly/rules'
import type { ServerMessage } from '../model/message.ts'
import type { TableEvent } from '../model/tableEvent.ts'
import type { TableState } from '../model/tableState.ts'
import { cloneTable } from '../record/cloneTable.ts'
import { tableEventFor } from '../record/tableView.ts'

const REMEMBERED = 400

interface Told {
  readonly events: readonly TableEvent<never>[]
  readonly state: TableState<never>
}

/** What a journal says that viewers were told, by its number: whoever was told anything else is found out. */
export class ToldEvents {
  readonly #told = new Map<number, Told>()

  /** The events of a row, and the state that they led to. */
  add(seq: number, events: readonly TableEvent<never>[], state: TableState<never>): void {
    this.#told.set(seq, { events, state: cloneTable(state) })
    this.#told.delete(seq - REMEMBERED)
  }

  /** Undefined where it is too long ago, or not in the journal. */
  stateAt(seq: number): TableState<never> | undefined {
    return this.#told.get(seq)?.state
  }

  check({ seq, events }: Extract<ServerMessage, { type: 'events' }>, viewer: Viewer): void {
    const known = this.#told.get(seq)
    if (known === undefined) throw new Error(`number ${seq} was told and is not in the journal`)
    const expected = known.events.map((event) => tableEventFor(event, viewer))
    if (JSON.stringify(expected) !== JSON.stringify(events)) throw new Error(`number ${seq} was told differently`)
  }
}
