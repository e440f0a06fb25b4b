import { Trans, useLingui } from '@lingui/react/macro'
import type { Choice } from '@jelly/rules'
import { useTable } from '../../../connection/TableContext.ts'
import { listed } from '../../../words/listed.ts'
import { useNames } from '../hooks/useNames.ts'
import { useTimeLeft } from '../time/useTimeLeft.ts'
import { CopyChoice } from './CopyChoice.tsx'
import { PayChoice } from './PayChoice.tsx'
import { PodChoice } from './PodChoice.tsx'
import css from './Scoring.module.css'

/** [K2] What the table asks, whom, and how long it waits. */
export function ChoicePanel({ choice }: { choice: Choice<null> }) {
  const you = useTable((snapshot) => snapshot.you)
  const { question } = choice
  const mine = you !== null && question.asked.includes(you)
  return (
    <div className={css.choice} role={mine ? 'alert' : undefined}>
      {mine ? (
        <>
          {question.kind === 'copy' && <CopyChoice choice={choice} />}
          {question.kind === 'pod' && <PodChoice />}
          {question.kind === 'pay' && <PayChoice question={question} />}
        </>
      ) : (
        <Waiting choice={choice} />
      )}
      <ChoiceTime />
    </div>
  )
}

function Waiting({ choice }: { choice: Choice<null> }) {
  const { i18n } = useLingui()
  const names = useNames()
  const waited = choice.question.asked.filter((_, n) => choice.answers[n] === null).map((seat) => names.who(seat))
  const all = listed(
    i18n,
    choice.question.asked.map((seat) => names.who(seat)),
  )
  const who = listed(i18n, waited)
  return <p>{waited.length === 0 ? <Trans>{all} do not agree yet…</Trans> : <Trans>Waiting for {who}…</Trans>}</p>
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
