import { useCallback, useContext, useEffect, useState } from 'react'
import { useTable, useTableStore } from '../../../connection/TableContext.ts'
import { isFirstTimer, useProgress } from '../../../settings/progress.ts'
import { LessonContext } from '../../seated/LessonContext.ts'

/** The lesson in the lobby; those who wait are told who is new and who is learning. */
export function useLessonHere() {
  const Lesson = useContext(LessonContext)
  const store = useTableStore()
  const [isOpen, setOpen] = useState(false)
  const mayTell = useTable(({ view, you }) => view?.phase === 'lobby' && you !== null && view.seats.length > 0)
  const told = useTable(({ view, you }) => {
    const me = you === null ? undefined : view?.seats[you]
    return me?.kind === 'person' ? (me.learning ?? null) : null
  })

  const progress = useProgress()
  const now = isOpen ? 'learning' : isFirstTimer(progress) ? 'new' : null
  useEffect(() => {
    if (mayTell && now !== told) store.ask({ type: 'setLearning', learning: now })
  }, [store, mayTell, now, told])

  const open = useCallback(() => setOpen(true), [])
  const leave = useCallback(() => setOpen(false), [])
  return { Lesson, isOpen, open, leave }
}
