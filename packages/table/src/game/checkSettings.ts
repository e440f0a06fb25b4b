import { type Board, MAX_SEATS, MIN_SEATS } from '@jelly/rules'
import type { TableRefusal } from '../model/request.ts'
import type { Settings } from '../model/settings.ts'
import type { TableState } from '../model/tableState.ts'
import { editionOf } from '../record/editionOf.ts'

/** Why a table cannot be played with these settings. */
export function checkSettings(settings: Settings, table?: Pick<TableState<never>, 'seats'>): TableRefusal | null {
  const { players } = settings
  if (!Number.isInteger(players) || players < MIN_SEATS || players > MAX_SEATS) return { refused: 'badSettings' }
  if (table?.seats.slice(players).some(({ kind }) => kind === 'person')) return { refused: 'seatTaken' }
  return checkEdition(settings)
}

function checkEdition(settings: Settings): TableRefusal | null {
  try {
    const { boards } = editionOf(settings)
    const enough = boards.filter((board) => isInPlay(board, settings)).length
    const needed = settings.players + 2
    if (enough >= needed) return null
    return {
      refused: 'badEdition',
      detail: `${settings.players} players need ${needed} boards, this choice has ${enough}`,
    }
  } catch (problem) {
    return { refused: 'badEdition', detail: problem instanceof Error ? problem.message : String(problem) }
  }
}

/** [S2] */
const isInPlay = ({ promo, faces }: Board, settings: Settings): boolean =>
  (settings.promo || !promo) && (!settings.firstGame || faces.some(({ green }) => green))
