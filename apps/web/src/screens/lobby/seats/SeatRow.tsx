import { Trans } from '@lingui/react/macro'
import type { Seat } from '@jelly/rules'
import type { SeatState } from '@jelly/table'
import { Button } from '../../../design/controls/Button.tsx'
import { Die } from '../../../design/Die.tsx'
import { squadStyle } from '../../../design/squads.ts'
import type { SeatedAt } from '../../SeatedAt.ts'
import { BotOccupant } from './BotOccupant.tsx'
import { PersonOccupant } from './PersonOccupant.tsx'
import css from './SeatList.module.css'

interface SeatRowProps extends SeatedAt {
  readonly seat: Seat
  readonly state: SeatState
}

function Occupant({ seat, state, view, you, send }: SeatRowProps) {
  const isHost = you !== null && view.host === you
  if (state.kind === 'person') {
    return (
      <PersonOccupant
        seat={seat}
        state={state}
        isYou={you === seat}
        isHost={view.host === seat}
        mayRemove={isHost && you !== seat}
        send={send}
      />
    )
  }
  if (state.kind === 'bot') return <BotOccupant seat={seat} state={state} mayChange={isHost} send={send} />
  return (
    <>
      <span className={css.nobody}>
        <Trans>Free: a bot will play if nobody comes</Trans>
      </span>
      {isHost && (
        <Button
          look="ghost"
          size="small"
          onClick={() => send({ type: 'seatBot', seat, level: view.settings.botLevel })}
        >
          <Trans>Add a bot</Trans>
        </Button>
      )}
    </>
  )
}

/** A seat: its colour, its shape, and who sits there. */
export function SeatRow(props: SeatRowProps) {
  const { seat, state, you, send } = props
  const { name, colour } = squadStyle(seat)
  return (
    <li className={css.seat} data-kind={state.kind} style={{ '--squad': colour }}>
      <Die seat={seat} value={seat + 1} size={44} numerals={false} />
      <span className={css.squad}>{name}</span>
      <Occupant {...props} />
      {you === null && state.kind !== 'person' && (
        <Button size="small" onClick={() => send({ type: 'takeSeat', seat })}>
          <Trans>Sit here</Trans>
        </Button>
      )}
    </li>
  )
}
