import { useContext } from 'react'
import type { SeatOrTable } from '@jelly/rules'
import { useTable } from '../../../connection/TableContext.ts'
import type { TableNames } from '../../../words/table/TableNames.ts'
import { PlayedNames } from '../hooks/PlayedNames.ts'
import { useNames } from '../hooks/useNames.ts'

/** The names of those who played, for everybody: the reader is one of them, so that all devices say the same. */
export function useNamesForAll(): TableNames {
  const names = useNames()
  const played = useContext(PlayedNames)
  const seats = useTable(({ view }) => view?.seats) ?? []
  return {
    ...names,
    who(seat: SeatOrTable) {
      const sitter = seat === 'table' ? undefined : seats[seat]
      const now = sitter === undefined || sitter.kind === 'empty' ? names.who(seat) : sitter.name
      return seat === 'table' ? now : (played?.[seat]?.name ?? now)
    },
  }
}
