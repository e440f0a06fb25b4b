import { useEffect, useState } from 'react'
import type { TableSummary } from '@jelly/table'
import { lobby } from '../../connection/lobby.ts'

const EVERY = 10_000

/** Tables that anyone may join or watch; null while the server has not answered or cannot be reached. */
export function useOpenTables(): readonly TableSummary[] | null {
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null)

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return
      lobby.openTables().then(
        (answer) => setTables(answer.tables),
        () => setTables(null),
      )
    }
    look()
    const timer = setInterval(look, EVERY)
    return () => clearInterval(timer)
  }, [])

  return tables
}
