import { Trans } from '@lingui/react/macro'
import { useTable } from '../../../connection/TableContext.ts'
import { useTimeLeft } from './useTimeLeft.ts'
import css from './Countdown.module.css'

/** [R1] All start together. */
export function Countdown() {
  const until = useTable(({ view }) => view?.deadlines.start)
  const round = useTable(({ view }) => (view?.game?.round ?? 0) + 1)
  const left = useTimeLeft(until, 1000)
  if (left === null) return null
  const seconds = left / 1000
  return (
    <div className={css.countdown}>
      <p className={css.round}>
        <Trans>Round {round}</Trans>
      </p>
      <p key={seconds} className={css.seconds} data-go={seconds <= 0 || undefined} role="timer">
        {seconds > 0 ? seconds : <Trans>Go!</Trans>}
      </p>
    </div>
  )
}
