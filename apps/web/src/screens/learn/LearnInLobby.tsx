import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { changeProgress, getProgress } from '../../settings/progress.ts'
import css from './Learn.module.css'
import { LessonBar } from './LessonBar.tsx'
import { LessonTable } from './LessonTable.tsx'
import { stepFrom } from './stepFrom.ts'
import { STEPS } from './steps/steps.ts'

/** The lesson while the others wait in the lobby: it leads back there. */
export default function LearnInLobby({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  const [n, setN] = useState(() => stepFrom(undefined, getProgress(), STEPS.length).n)
  const next = useCallback(() => setN((now) => now + 1), [])
  const step = STEPS[n - 1]

  useEffect(() => {
    changeProgress(step === undefined ? { lesson: 'done', step: 1 } : { step: n })
    if (step === undefined) onLeave()
  }, [n, step, onLeave])

  function skip(): void {
    changeProgress({ lesson: 'skipped', step: 1 })
    onLeave()
  }

  if (step === undefined) return null
  return (
    <div className={css.learn}>
      <title>{`${t`First night`} · Jelly Rush`}</title>
      <LessonBar n={n} notice={null} onSkip={skip} />
      <LessonTable key={n} step={step} onDone={next} />
    </div>
  )
}
