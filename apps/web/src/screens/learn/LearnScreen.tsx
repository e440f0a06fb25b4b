import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useNewTable } from '../newTable/useNewTable.ts'
import { changeProgress, getProgress } from '../../settings/progress.ts'
import css from './Learn.module.css'
import { LessonBar } from './LessonBar.tsx'
import { LessonEnd } from './LessonEnd.tsx'
import { LessonTable } from './LessonTable.tsx'
import { STEPS } from './steps/steps.ts'
import { stepFrom } from './stepFrom.ts'

/** `/learn`, and `/learn/3` for one of its steps: the lesson, from where it was left. */
export default function LearnScreen({ step }: { step?: string | undefined }) {
  const { t } = useLingui()
  const [, navigate] = useLocation()
  // Read once: what is kept changes with every step.
  const [asked] = useState(() => stepFrom(step, getProgress(), STEPS.length))
  const notices = {
    none: null,
    noSuchStep: t`There is no such step: from the start.`,
    lost: t`Your progress could not be read: from the start.`,
  }
  const [n, setN] = useState(asked.n)
  // Whoever wanted to play, and skips, plays.
  const [isOnTheWay] = useState(() => Boolean((window.history.state as { isOnTheWay?: boolean } | null)?.isOnTheWay))
  const { open, problem } = useNewTable()
  useEffect(() => {
    if (problem !== null) navigate('/')
  }, [problem, navigate])

  useEffect(() => {
    if (n > STEPS.length) return
    navigate(`/learn/${n}`, { replace: true, state: { isOnTheWay } })
    changeProgress({ step: n })
  }, [n, navigate, isOnTheWay])

  const next = useCallback(() => setN((now) => now + 1), [])
  return (
    <Lesson
      n={n}
      notice={n === asked.n ? notices[asked.why] : null}
      onNext={next}
      onSkip={() => {
        changeProgress({ lesson: getProgress().lesson === 'done' ? 'done' : 'skipped', step: 1 })
        if (isOnTheWay) void open('quick')
        else navigate('/')
      }}
      end={<LessonEnd onAgain={() => setN(1)} />}
    />
  )
}

interface LessonProps {
  readonly n: number
  readonly notice: string | null
  readonly onNext: () => void
  readonly onSkip: () => void
  readonly end: React.ReactNode
}

function Lesson({ n, notice, onNext, onSkip, end }: LessonProps) {
  const { t } = useLingui()
  const step = STEPS[n - 1]
  useEffect(() => {
    if (step === undefined) changeProgress({ lesson: 'done', step: 1 })
  }, [step])
  return (
    <div className={css.learn}>
      <title>{`${t`First night`} · Jelly Rush`}</title>
      {step === undefined ? (
        end
      ) : (
        <>
          <LessonBar n={n} notice={notice} onSkip={onSkip} />
          <LessonTable key={n} step={step} onDone={onNext} />
        </>
      )}
    </div>
  )
}
