import { type ReactNode, useEffect, useState } from 'react'
import { useTable } from '../../../connection/TableContext.ts'
import { RowsContext, rowsOfElements } from '../../table/card/RowsContext.tsx'
import { CenterContext, centerOfElements } from '../../table/city/CenterContext.tsx'
import { useDeck } from '../deck/DeckContext.ts'
import { BoardContext } from './BoardContext.ts'
import { drawnCenter } from './DrawnCenter.tsx'
import { drawnRows } from './DrawnRows.tsx'
import { LockParts } from './LockParts.tsx'
import { ReplayBoard } from './ReplayBoard.ts'

interface DrawnBoardProps {
  /** Where a game plays, dice are elements again. */
  readonly isDrawn: boolean
  readonly small: boolean
  readonly children: ReactNode
}

/** The city with its dice, locks and targets drawn past React: a jump shows at once, and the rest of the page follows. */
export function DrawnBoard({ isDrawn, small, children }: DrawnBoardProps) {
  const deck = useDeck()
  const [board] = useState(() => new ReplayBoard(deck))
  const seats = useTable(({ view }) => view?.game?.squads.length ?? 0)
  useEffect(() => (isDrawn ? board.rehearse() : undefined), [board, isDrawn])
  return (
    <BoardContext value={board}>
      <LockParts seats={seats} small={small} />
      <RowsContext value={isDrawn ? drawnRows : rowsOfElements}>
        <CenterContext value={isDrawn ? drawnCenter : centerOfElements}>{children}</CenterContext>
      </RowsContext>
    </BoardContext>
  )
}
