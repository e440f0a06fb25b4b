import { Trans, useLingui } from '@lingui/react/macro'
import type { Seat } from '@jelly/rules'
import { BOT_LEVELS, type BotLevel, type SeatState } from '@jelly/table'
import { Robot } from '../../../design/icons/pageIcons.tsx'
import { squadName } from '../../../words/pages/squadNames.ts'
import { botLevelName } from '../../../words/tableWords.ts'
import type { SeatedAt } from '../../seated/SeatedAt.ts'
import { FreeSeat } from './FreeSeat.tsx'
import css from './SeatList.module.css'

interface BotOccupantProps extends Pick<SeatedAt, 'send'> {
  readonly seat: Seat
  readonly state: Extract<SeatState, { kind: 'bot' }>
  readonly mayChange: boolean
}

function Level({ seat, state, send }: BotOccupantProps) {
  const { i18n, t } = useLingui()
  const { name, level } = state
  return (
    <select
      className={css.level}
      aria-label={t`Level of ${name}`}
      value={level}
      onChange={({ target }) => send({ type: 'seatBot', seat, level: target.value as BotLevel })}
    >
      {BOT_LEVELS.map((known) => (
        <option key={known} value={known}>
          {i18n._(botLevelName(known))}
        </option>
      ))}
    </select>
  )
}

export function BotOccupant(props: BotOccupantProps) {
  const { i18n } = useLingui()
  const { seat, state, mayChange, send } = props
  return (
    <>
      <div className={css.body}>
        <strong className={css.name}>
          <Robot size={18} /> {state.name}
        </strong>
        <span className={css.meta}>
          {squadName(i18n, seat)} · <Trans>bot</Trans> {!mayChange && `· ${i18n._(botLevelName(state.level))}`}
        </span>
      </div>
      {mayChange && <Level {...props} />}
      {mayChange && <FreeSeat seat={seat} name={state.name} send={send} />}
    </>
  )
}
