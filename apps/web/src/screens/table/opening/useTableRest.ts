import { useEffect } from 'react'
import { useTable } from '../../../connection/TableContext.ts'

/** The end of a game is to be seen first, in ms. */
const SETTLED_AFTER = 10_000

/** Tells the page in the lobby and after a game that a new version may be taken: nothing is lost, and nothing counts down. */
export function useTableRest(): void {
  const rests = useTable(
    ({ view, connection }) =>
      connection.kind === 'open' &&
      (view?.phase === 'lobby' || (view?.phase === 'ended' && view.deadlines.next === undefined)),
  )
  useEffect(() => {
    if (!rests) return undefined
    const timer = setTimeout(() => (document.body.dataset['rest'] = ''), SETTLED_AFTER)
    return () => {
      clearTimeout(timer)
      delete document.body.dataset['rest']
    }
  }, [rests])
}
