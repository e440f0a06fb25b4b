import { type Game, viewOf } from '@jelly/rules'
import type { TableView, TableViewEvent } from '../model/message.ts'
import type { TableEvent } from '../model/tableEvent.ts'
import type { TableState } from '../model/tableState.ts'
import { tableEventFor, tableViewOf } from '../record/tableView.ts'
import type { Viewer } from '@jelly/rules'

/** Whose eyes a finished game is seen through: a viewer's, with what that one knew then, or those that see every hand. */
export type Eyes = Viewer | 'xray'

export function viewFor(table: TableState<never>, eyes: Eyes): TableView {
  if (eyes !== 'xray') return tableViewOf(table, eyes)
  return { ...tableViewOf(table, 'spectator'), game: table.game && openGame(table.game) }
}

export const eventSeenBy = (event: TableEvent<never>, eyes: Eyes): TableViewEvent =>
  eyes === 'xray' ? event : tableEventFor(event, eyes)

/** Every tray and every pod in hand; the pods still to come stay covered. */
function openGame(game: Game<never>): Game<null> {
  const view = viewOf(game, 'spectator')
  return {
    ...view,
    choice: game.choice,
    squads: view.squads.map((squad, seat) => {
      const { tray = [], pods = [] } = game.squads[seat] ?? {}
      return { ...squad, tray: tray.slice(), pods }
    }),
  }
}
