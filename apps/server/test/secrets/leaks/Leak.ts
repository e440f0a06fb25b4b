import type { Command, Decision, Event, Game, Seat, SeatOrTable, State, View, Viewer, ViewEvent } from '@jelly/rules'
import type { JournalRow, TableEvent, TableRecord, TableState, TableSummary, TableViewEvent } from '@jelly/table'
import type { Plant } from '../stage/Stage.ts'

/** A deliberate mistake at one seam of the true program: what is passed on there instead of the honest thing. */
export interface Leak extends Plant {
  /** A game as a person or a spectator sees it. */
  view?(honest: View, state: State, viewer: Viewer): View
  /** A game as a bot sees it. */
  botView?(honest: View, state: State): View
  event?(honest: ViewEvent, event: Event, viewer: Viewer): ViewEvent
  tableEvent?(honest: TableViewEvent, event: TableEvent<never>): TableViewEvent
  /** Whose eyes somebody gets. */
  eyes?(viewer: Viewer): Viewer
  decision?(honest: Decision, state: State, seat: SeatOrTable, command: Command): Decision
  summary?(honest: TableSummary, table: TableState<never>): TableSummary
  /** A row as it is told; null: not at all. */
  told?(row: JournalRow): JournalRow | null
  /** How many numbers more than one a row takes. */
  skipped?(row: JournalRow): number
  /** What the view that somebody asks for has beside it. */
  beside?(record: TableRecord): object
  /** A seat's plan is told to all. */
  tellsPlans?: boolean
  /** The sand, in ms more. */
  moreSand?(game: Game<never>): number
  /** How much later a seat may roll. */
  laterRoll?(record: TableRecord, seat: Seat): number
  rivals?(honest: Seat[], game: Game<never>): Seat[]
  /** What a frame ends with. */
  padding?(state: State): string
  replay?(rows: readonly JournalRow[]): string
}

/** The leak that is planted now, and the last state that anybody was shown a part of. */
export const planted: { leak: Leak; state: State | null } = { leak: {}, state: null }

export const traysOf = (game: Game<never>): number[] => game.squads.flatMap(({ tray }) => tray)

export const sixesIn = (game: Game<never>): number => traysOf(game).filter((value) => value === 6).length
