import { Trans } from '@lingui/react/macro'
import type { Choice } from '@jelly/rules'
import { useTable } from '../../../connection/TableContext.ts'
import { useTimeLeft } from '../time/useTimeLeft.ts'
import { CopyChoice } from './CopyChoice.tsx'
import { PayChoice } from './PayChoice.tsx'
import { PodChoice } from './PodChoice.tsx'
import css from './Scoring.module.css'

/** [K2] What the table asks me, and how long it waits. */
export function ChoicePanel({ choice }: { choice: Choice<null> }) {
  const { question } = choice
  return (
    <div className={css.choice} role="alert" data-choice>
      {question.kind === 'copy' && <CopyChoice choice={choice} />}
      {question.kind === 'pod' && <PodChoice />}
      {question.kind === 'pay' && <PayChoice question={question} />}
      <ChoiceTime />
    </div>
  )
}

function ChoiceTime() {
  const until = useTable(({ view }) => view?.deadlines.choice)
  const left = useTimeLeft(until, 1000)
  if (left === null) return null
  const seconds = left / 1000
  return (
    <span className={css.seconds} role="timer">
      <Trans>{seconds} s</Trans>
    </span>
  )
}
