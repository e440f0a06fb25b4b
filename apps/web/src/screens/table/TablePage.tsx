import { useEffect, useState } from 'react'
import { TableContext } from '../../connection/TableContext.ts'
import type { TableStore } from '@jelly/client'
import { openTable, type TableMode } from './opening/openTable.ts'
import { Opening } from './opening/Opening.tsx'
import { PhaseScreen } from './PhaseScreen.tsx'
import { loadBefore, loadEnd } from './phaseScreens.ts'
import { loadPanels } from './panels/lazyPanels.ts'
import { loadSettings } from './bars/loadSettings.ts'
import { whenIdle } from '../../parts/whenIdle.ts'
import { usePageLife } from './opening/usePageLife.ts'
import { ConnectionBanner } from './opening/ConnectionBanner.tsx'
import { Part } from '../../parts/Part.tsx'

export interface TablePageProps {
  readonly mode: TableMode
  readonly table: string
}

/** What the table asks for later. */
export const loadRest = () =>
  Promise.all([import('./scoring/Theatre.tsx'), loadEnd(), loadSettings(), loadPanels(), loadBefore()])

/** A table, from the lobby to the end, whoever runs it. */
export default function TablePage({ mode, table }: TablePageProps) {
  const [store, setStore] = useState<TableStore | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    const opening = openTable(mode, table)
    opening.then(setStore, (error: { code?: string }) => setProblem(error.code ?? 'unreachable'))
    return () => void opening.then((opened) => opened.close()).catch(() => undefined)
  }, [mode, table])

  // A game goes on without a network, whoever came here straight from a link.
  useEffect(() => whenIdle(() => void loadRest().catch(() => undefined)), [])

  if (store === null) return <Opening problem={problem} />
  return (
    <TableContext value={store}>
      <Life store={store} />
      <Part meanwhile={<Opening problem={null} />}>
        <PhaseScreen mode={mode} />
      </Part>
      <ConnectionBanner mode={mode} />
    </TableContext>
  )
}

function Life({ store }: { store: TableStore }) {
  usePageLife(store)
  return null
}
