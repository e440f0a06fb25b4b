import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import type { DistrictId, SeatOrTable } from '@jelly/rules'
import type { SeatState } from '@jelly/table'
import { useTable, useTableStore } from '../../../connection/TableContext.ts'
import { districtName } from '../../../words/districts.ts'
import type { TableNames } from '../../../words/table/TableNames.ts'
import { PlayedNames } from './PlayedNames.ts'

const nameOfSeat = (seat: SeatState | undefined): string => (seat && seat.kind !== 'empty' ? seat.name : '—')

/** How the seats and districts of this table are called, in the player's language. */
export function useNames(): TableNames {
  const { t, i18n } = useLingui()
  const seats = useTable(({ view }) => view?.seats)
  const you = useTable((snapshot) => snapshot.you)
  const store = useTableStore()
  const played = useContext(PlayedNames)
  return {
    who(seat: SeatOrTable) {
      if (seat === 'table') return t`The table`
      const now = nameOfSeat(seats?.[seat])
      const then = played?.[seat]?.name ?? now
      return seat === you && then === now ? t`You` : then
    },
    // The names of a game never change: no need to look again each time a die is placed.
    district(id: DistrictId) {
      const district = store.get().view?.game?.districts[id]
      return district === undefined ? '' : districtName(i18n, district)
    },
  }
}
