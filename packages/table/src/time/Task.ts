import type { Command, Refusal, Seat, SeatOrTable } from '@jelly/rules'
import type { JournalRow } from '../model/ports.ts'
import type { Draft } from '../record/Draft.ts'
import type { TableRecord } from '../record/TableRecord.ts'

/** Plays a command of the game, with all that follows from it at the table. */
export type Play = (draft: Draft, seat: SeatOrTable, command: Command) => Refusal | null

/** Who is written down as having done it, and what. */
export interface Errand {
  readonly seat: SeatOrTable
  readonly request: NonNullable<JournalRow['request']>
}

/** What chores wait for beside the time. */
export interface Waits {
  /** Seats whose own press waits for its time, or asks for the roll that the table would throw. */
  readonly held: ReadonlySet<Seat>
  /** [R8] When no press before this end of the sand can come any more. */
  sandHeldUntil(sand: number): number
}

/** Something that the table does by itself. When it is due follows from what the journal knows, so it outlives a crash. */
export interface Task {
  /** Null: not as things stand. */
  dueAt(record: TableRecord, waits: Waits): number | null
  act(draft: Draft, play: Play): Errand
}

/** A task that is one command of the game. */
export function commandTask(
  dueAt: Task['dueAt'],
  commandNow: (draft: Draft) => { readonly seat: SeatOrTable; readonly command: Command },
): Task {
  return {
    dueAt,
    act(draft, play) {
      const { seat, command } = commandNow(draft)
      const refusal = play(draft, seat, command)
      if (refusal !== null) throw new Error(`the table itself was refused ${command.type}: ${refusal.refused}`)
      return { seat, request: command }
    },
  }
}

/** The earliest of several times. */
export const earliest = (times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null)
  return known.length === 0 ? null : Math.min(...known)
}
