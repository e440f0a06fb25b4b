import { type ReactNode, useEffect, useState } from 'react'
import type { PracticeTable } from '../../connection/practice/practiceTable.ts'
import { TableContext } from '../../connection/TableContext.ts'
import { Part } from '../../parts/Part.tsx'
import { openPanel } from './hooks/panels.ts'
import { PracticeContext, type PracticeTools } from './hooks/PracticeContext.ts'
import { useSignal } from './hooks/Signal.ts'
import { ConnectionBanner } from './opening/ConnectionBanner.tsx'
import { Opening } from './opening/Opening.tsx'
import { usePageLife } from './opening/usePageLife.ts'
import { PhaseScreen } from './PhaseScreen.tsx'

interface WorkerTableProps {
  /** Called once. */
  readonly open: () => PracticeTable
  readonly tools?: PracticeTools
  readonly children?: ReactNode
}

/** A table in this browser, for one person. */
export function WorkerTable({ open, tools, children }: WorkerTableProps) {
  const [start] = useState(() => open)
  const [table, setTable] = useState<PracticeTable | null>(null)

  useEffect(() => {
    const opening = Promise.resolve(start())
    void opening.then(setTable)
    return () => void opening.then(({ store }) => store.close())
  }, [start])

  if (table === null) return <Opening problem={null} />
  return (
    <PracticeContext value={tools ?? null}>
      <TableContext value={table.store}>
        <Life table={table} />
        <Part meanwhile={<Opening problem={null} />}>
          <PhaseScreen mode="practice" />
        </Part>
        {children}
        <ConnectionBanner mode="practice" />
      </TableContext>
    </PracticeContext>
  )
}

/** Alone, the menu and what it leads to stop the game. */
function Life({ table: { store, hold } }: { table: PracticeTable }) {
  usePageLife(store)
  const isHeld = useSignal(openPanel) !== 'none'
  useEffect(() => {
    if (!isHeld) return undefined
    hold(true)
    return () => hold(false)
  }, [isHeld, hold])
  return null
}
