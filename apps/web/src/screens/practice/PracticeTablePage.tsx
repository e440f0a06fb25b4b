import { useEffect, useState } from 'react'
import type { PracticeStart } from '../../connection/practice/practiceMessages.ts'
import { openPracticeTable, type PracticeTable } from '../../connection/practice/practiceTable.ts'
import { TableContext } from '../../connection/TableContext.ts'
import { Part } from '../../parts/Part.tsx'
import { whenIdle } from '../../parts/whenIdle.ts'
import { ensureNickname } from '../../settings/nickname.ts'
import { openPanel } from '../table/hooks/panels.ts'
import { PracticeContext, type PracticeTools } from '../table/hooks/PracticeContext.ts'
import { useSignal } from '../table/hooks/Signal.ts'
import { loadRest } from '../table/loadRest.ts'
import { ConnectionBanner } from '../table/opening/ConnectionBanner.tsx'
import { Opening } from '../table/opening/Opening.tsx'
import { usePageLife } from '../table/opening/usePageLife.ts'
import { PhaseScreen } from '../table/PhaseScreen.tsx'

interface PracticeTablePageProps {
  readonly start: PracticeStart
  readonly tools: PracticeTools
}

/** The table of a practice game. */
export function PracticeTablePage({ start, tools }: PracticeTablePageProps) {
  const [table, setTable] = useState<PracticeTable | null>(null)

  useEffect(() => {
    const opening = Promise.resolve(openPracticeTable(ensureNickname(), start))
    void opening.then(setTable)
    return () => void opening.then(({ store }) => store.close())
  }, [start])

  useEffect(() => whenIdle(() => void loadRest().catch(() => undefined)), [])

  if (table === null) return <Opening problem={null} />
  return (
    <PracticeContext value={tools}>
      <TableContext value={table.store}>
        <Life table={table} />
        <Part meanwhile={<Opening problem={null} />}>
          <PhaseScreen mode="practice" />
        </Part>
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
