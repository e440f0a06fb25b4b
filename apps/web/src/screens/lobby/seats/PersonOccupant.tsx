import { Trans, useLingui } from '@lingui/react/macro'
import type { Seat } from '@jelly/rules'
import type { SeatState } from '@jelly/table'
import { Button } from '../../../design/controls/Button.tsx'
import { Crown } from '../../../design/gameIcons.tsx'
import { Check } from '../../../design/pageIcons.tsx'
import type { SeatedAt } from '../../SeatedAt.ts'
import { OwnName } from './OwnName.tsx'
import css from './SeatList.module.css'

interface PersonOccupantProps extends Pick<SeatedAt, 'send'> {
  readonly seat: Seat
  readonly state: Extract<SeatState, { kind: 'person' }>
  readonly isYou: boolean
  readonly isHost: boolean
  readonly mayRemove: boolean
}

function Mark({ state, isHost }: Pick<PersonOccupantProps, 'state' | 'isHost'>) {
  if (state.presence !== 'here') return <Trans>away</Trans>
  if (isHost) {
    return (
      <>
        <Crown size={13} /> <Trans>host</Trans>
      </>
    )
  }
  if (!state.ready) return <Trans>not ready yet</Trans>
  return (
    <span className={css.ready}>
      <Check size={15} /> <Trans>ready</Trans>
    </span>
  )
}

export function PersonOccupant({ seat, state, isYou, isHost, mayRemove, send }: PersonOccupantProps) {
  const { t } = useLingui()
  return (
    <>
      {isYou ? <OwnName name={state.name} send={send} /> : <strong className={css.name}>{state.name}</strong>}
      <span className={css.mark}>
        <Mark state={state} isHost={isHost} />
      </span>
      {mayRemove && (
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
