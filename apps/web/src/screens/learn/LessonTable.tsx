import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { TableStore } from '@jelly/client'
import { openExerciseTable } from '../../connection/practice/exerciseTable.ts'
import { TableContext, useTable } from '../../connection/TableContext.ts'
import { ensureNickname } from '../../settings/nickname.ts'
import { TableScreen } from '../table/board/TableScreen.tsx'
import { ConnectionBanner } from '../table/opening/ConnectionBanner.tsx'
import { Opening } from '../table/opening/Opening.tsx'
import { LessonCoach } from './coach/LessonCoach.tsx'
import type { LessonStep } from './steps/LessonStep.ts'
import { StepWalk } from './walk/StepWalk.ts'

interface Lesson {
  readonly store: TableStore
  readonly walk: StepWalk
}

async function openLesson(step: LessonStep): Promise<Lesson> {
  const store = openExerciseTable(ensureNickname(), step.exercise)
  return { store, walk: new StepWalk(step, store) }
}

/** A step of the lesson at a table of its own. */
export function LessonTable({ step, onDone }: { step: LessonStep; onDone: () => void }) {
  const [lesson, setLesson] = useState<Lesson | null>(null)
  useEffect(() => {
    const opening = openLesson(step)
    void opening.then(setLesson)
    return () => void opening.then(({ store }) => store.close())
  }, [step])
  if (lesson === null) return <Opening problem={null} />
  return (
    <TableContext value={lesson.store}>
      <WhenThere>
        <TableScreen>
          <LessonCoach walk={lesson.walk} />
        </TableScreen>
      </WhenThere>
      <Done walk={lesson.walk} onDone={onDone} />
      <ConnectionBanner mode="practice" />
    </TableContext>
  )
}

function WhenThere({ children }: { children: ReactNode }) {
  const isThere = useTable(({ view }) => view !== null)
  return isThere ? children : <Opening problem={null} />
}

function Done({ walk, onDone }: { walk: StepWalk; onDone: () => void }) {
  const isDone = useSyncExternalStore(walk.subscribe, () => walk.get().prompt === null)
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone, onDone])
  return null
}
