import { Trans } from '@lingui/react/macro'
import css from './TrayLine.module.css'
import type { DiceCall } from './useDiceCall.ts'

/** How a die is placed, in one line. */
export function DiceCallLine({ call }: { call: NonNullable<DiceCall> }) {
  return (
    <output className={css.hint}>
      {call.why === 'missed' ? (
        <Trans>First tap a die, then the district.</Trans>
      ) : (
        <Trans>Tap a die, then a district.</Trans>
      )}
    </output>
  )
}
