import { useLingui } from '@lingui/react/macro'
import type { DistrictId, SeatOrTable } from '@jelly/rules'
import type { SeatState, TableView } from '@jelly/table'
import { useTable } from '../../../connection/TableContext.ts'
import type { Names } from '../../../words/refusals.ts'

const nameOfSeat = (seat: SeatState | undefined): string => (seat && seat.kind !== 'empty' ? seat.name : '—')

/** How the seats and districts of this table are called, in the player's language. */
export function useNames(): Names {
  const { t, i18n } = useLingui()
  const seats = useTable(({ view }) => view?.seats)
  const you = useTable((snapshot) => snapshot.you)
  const faces = useTable(({ view }) => view?.game?.districts)
  const language = i18n.locale === 'fr' ? 'fr' : 'en'
  return {
    who(seat: SeatOrTable) {
      if (seat === 'table') return t`The table`
      return seat === you ? t`You` : nameOfSeat(seats?.[seat])
    },
    district: (district: DistrictId) => faces?.[district]?.name[language] ?? '',
  }
}

/** The name somebody gave, also for oneself. */
export const givenName = (view: TableView | null, seat: number): string => nameOfSeat(view?.seats[seat])
