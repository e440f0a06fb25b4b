import { useEffect, useState } from 'react'
import { TableContext } from '../../connection/TableContext.ts'
import type { LobbyError, TableStore } from '@jelly/client'
import { openTable } from './opening/openTable.ts'
import { Opening } from './opening/Opening.tsx'
import { PhaseScreen } from './PhaseScreen.tsx'
import { loadRest } from './loadRest.ts'
import { WorkerTable } from './WorkerTable.tsx'
import { whenIdle } from '../../parts/whenIdle.ts'
import { usePageLife } from './opening/usePageLife.ts'
import { useTableRest } from './opening/useTableRest.ts'
import { ConnectionBanner } from './opening/ConnectionBanner.tsx'
import { Part } from '../../parts/Part.tsx'

export { loadRest, WorkerTable }

export interface TablePageProps {
  readonly mode: 'play' | 'watch'
  readonly table: string
}

/** A table on the server, from the lobby to the end. What did not work for the moment can be tried again. */
export default function TablePage(props: TablePageProps) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />
}

function Attempt({ mode, table, onAgain }: TablePageProps & { onAgain: () => void }) {
  const [store, setStore] = useState<TableStore | null>(null)
  const [problem, setProblem] = useState<Partial<LobbyError> | null>(null)

  useEffect(() => {
    const opening = openTable(mode, table)
    opening.then(setStore, setProblem)
    return () => void opening.then((opened) => opened.close()).catch(() => undefined)
  }, [mode, table])

  // A game goes on without a network, whoever came here straight from a link.
  useEffect(() => whenIdle(loadRest), [])

  if (store === null) {
    const code = problem && (problem.code ?? 'unreachable')
    return <Opening problem={code} {...(problem?.isPassing && { onAgain })} />
  }
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
  useTableRest()
  return null
}
