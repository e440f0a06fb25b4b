import type { Command, Seat, SeatOrTable } from '@jelly/rules'
import { play } from '../game/play.ts'
import type { Draft } from '../record/Draft.ts'
import type { TableRecord } from '../record/TableRecord.ts'

/** What tasks depend on beside the time. */
export interface Waits {
  /** Whether a press of the seat's own waits for its time, or asks for the roll that the table would make. */
  isHeld(seat: Seat): boolean
  /** [R8] The time from which no press from before this end of the sand can arrive. */
  sandHeldUntil(sand: number): number
}

/** Something that the table does by itself. When it is due follows from the record, so it outlives a crash. */
export interface Task {
  readonly type: 'task'
  /** Null where it is not due as things stand. */
  dueAt(record: TableRecord, waits: Waits): number | null
  act(draft: Draft): void
}

/** A task that the journal knows by a name. */
export const task = (name: string, dueAt: Task['dueAt'], act: (draft: Draft) => void): Task => ({
  type: 'task',
  dueAt,
  act(draft) {
    act(draft)
    draft.causedBy('table', { type: name })
  },
})

interface SeatsCommand {
  readonly seat: SeatOrTable
  readonly command: Command
}

/** A task that is one command of the game. */
export const commandTask = (dueAt: Task['dueAt'], commandNow: (draft: Draft) => SeatsCommand): Task => ({
  type: 'task',
  dueAt,
  act(draft) {
    const { seat, command } = commandNow(draft)
    const refusal = play(draft, seat, command)
    if (refusal !== null) throw new Error(`the table itself was refused ${command.type}: ${refusal.refused}`)
    draft.causedBy(seat, command)
  },
})
