import { Trans, useLingui } from '@lingui/react/macro'
import { STEPS } from './steps/steps.ts'
import css from './Learn.module.css'

interface LessonBarProps {
  /** From 1. */
  readonly n: number
  /** Why the lesson begins anew; null where it does not. */
  readonly notice: string | null
  readonly onSkip: () => void
}

/** How far the lesson is, and the way out of it. */
export function LessonBar({ n, notice, onSkip }: LessonBarProps) {
  const { i18n } = useLingui()
  const step = STEPS[n - 1]
  const title = step ? i18n._(step.title) : ''
  const count = STEPS.length
  return (
    <header className={css.bar} data-lesson-bar>
      <div className={css.where}>
        <span className={css.dots} aria-hidden="true">
          {STEPS.map((other, at) => (
            <i key={other.title.id} data-done={at + 1 < n || undefined} data-now={at + 1 === n || undefined} />
          ))}
        </span>
        <h1 className={css.title}>
          <Trans>
            {n} of {count}: {title}
          </Trans>
        </h1>
        <output className={css.notice}>{notice}</output>
      </div>
      <button type="button" className={css.skip} onClick={onSkip}>
        <Trans>Skip, I know the game</Trans>
      </button>
    </header>
  )
}
