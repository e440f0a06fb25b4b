import { Trans, useLingui } from '@lingui/react/macro'
import type { Seat } from '@jelly/rules'
import type { SeatState } from '@jelly/table'
import { Crown } from '../../../design/icons/gameIcons.tsx'
import { Check } from '../../../design/icons/pageIcons.tsx'
import { squadName } from '../../../words/pages/squadNames.ts'
import type { SeatedAt } from '../../seated/SeatedAt.ts'
import { FreeSeat } from './FreeSeat.tsx'
import { MakeHost } from './MakeHost.tsx'
import { Mute } from './Mute.tsx'
import { OwnName } from './OwnName.tsx'
import css from './SeatList.module.css'

interface PersonOccupantProps extends Pick<SeatedAt, 'send'> {
  readonly seat: Seat
  readonly state: Extract<SeatState, { kind: 'person' }>
  readonly isYou: boolean
  readonly isHost: boolean
  readonly mayRemove: boolean
  /** What everybody else at the table is called. */
  readonly others: readonly string[]
}

function Mark({ state, isHost }: Pick<PersonOccupantProps, 'state' | 'isHost'>) {
  if (state.presence !== 'here') return <Trans>away</Trans>
  if (state.learning === 'learning') return <Trans>learning the game</Trans>
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

export function PersonOccupant({ seat, state, isYou, isHost, mayRemove, others, send }: PersonOccupantProps) {
  const { i18n } = useLingui()
  return (
    <>
      <div className={css.body}>
        {isYou ? (
          <OwnName name={state.name} others={others} send={send} />
        ) : (
          <strong className={css.name}>{state.name}</strong>
        )}
        <span className={css.meta}>
          {squadName(i18n, seat)} · {isYou && <Trans>you</Trans>} {isYou && '·'} <Mark state={state} isHost={isHost} />
          {state.muted && (
            <>
              {' · '}
              <Trans>muted</Trans>
            </>
          )}
        </span>
      </div>
      {mayRemove && <Mute seat={seat} name={state.name} isMuted={state.muted === true} send={send} />}
      {mayRemove && <MakeHost seat={seat} name={state.name} send={send} />}
      {mayRemove && <FreeSeat seat={seat} name={state.name} send={send} />}
    </>
  )
}
