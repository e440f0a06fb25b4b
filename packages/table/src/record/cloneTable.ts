import { cloneGame } from '@jelly/rules'
import type { TableState } from '../model/tableState.ts'

/** A copy that can evolve on its own: whatever `evolveTable` writes is copied, the rest is shared. */
export function cloneTable<Hidden extends null>(table: TableState<Hidden>): TableState<Hidden> {
  return { ...table, seats: table.seats.slice(), game: table.game && cloneGame(table.game) }
}
