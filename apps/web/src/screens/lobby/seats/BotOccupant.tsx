import { Trans, useLingui } from '@lingui/react/macro'
import type { Seat } from '@jelly/rules'
import { BOT_LEVELS, type BotLevel, type SeatState } from '@jelly/table'
import { Button } from '../../../design/controls/Button.tsx'
import { Robot } from '../../../design/pageIcons.tsx'
import { botLevelName } from '../../../words/tableWords.ts'
import type { SeatedAt } from '../../SeatedAt.ts'
import css from './SeatList.module.css'

interface BotOccupantProps extends Pick<SeatedAt, 'send'> {
  readonly seat: Seat
  readonly state: Extract<SeatState, { kind: 'bot' }>
  readonly mayChange: boolean
}

export function BotOccupant({ seat, state, mayChange, send }: BotOccupantProps) {
  const { i18n, t } = useLingui()
  return (
    <>
      <strong className={css.name}>
        <Robot size={18} label={t`Bot`} /> {state.name}
      </strong>
      {mayChange ? (
        <select
          className={css.level}
          aria-label={t`Level of ${state.name}`}
          value={state.level}
          onChange={({ target }) => send({ type: 'seatBot', seat, level: target.value as BotLevel })}
        >
          {BOT_LEVELS.map((level) => (
            <option key={level} value={level}>
              {i18n._(botLevelName(level))}
            </option>
          ))}
        </select>
      ) : (
        <span className={css.mark}>{i18n._(botLevelName(state.level))}</span>
      )}
      {mayChange && (
        <Button
          look="quiet"
          size="small"
          aria-label={t`Remove ${state.name}`}
          onClick={() => send({ type: 'freeSeat', seat })}
        >
          <Trans>Remove</Trans>
        </Button>
      )}
    </>
  )
}
