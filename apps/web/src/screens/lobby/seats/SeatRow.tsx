import { Trans, useLingui } from '@lingui/react/macro'
import type { Seat } from '@jelly/rules'
import type { SeatState } from '@jelly/table'
import { Crest } from '../../../art/crests/Crest.tsx'
import { Button } from '../../../design/controls/Button.tsx'
import { Chair, Robot } from '../../../design/icons/pageIcons.tsx'
import { squadStyle } from '../../../design/dice/squads.ts'
import { squadName } from '../../../words/pages/squadNames.ts'
import type { SeatedAt } from '../../seated/SeatedAt.ts'
import { BotOccupant } from './BotOccupant.tsx'
import { PersonOccupant } from './PersonOccupant.tsx'
import { Saying } from '../../seated/reactions/Saying.tsx'
import css from './SeatList.module.css'

interface SeatRowProps extends SeatedAt {
  readonly seat: Seat
  readonly state: SeatState
}

function Nobody({ seat, view, you, send }: SeatRowProps) {
  const { i18n, t } = useLingui()
  return (
    <>
      <div className={css.body}>
        <span>
          <Trans>Free seat</Trans>
        </span>
        <span className={css.meta}>
          {squadName(i18n, seat)} · <Trans>a bot plays if nobody comes</Trans>
        </span>
      </div>
      {you !== null && view.host === you && (
        <Button
          look="ghost"
          size="small"
          aria-label={t`Add a bot`}
          onClick={() => send({ type: 'seatBot', seat, level: view.settings.botLevel })}
        >
          <Robot size={18} />
          <span className={css.add}>
            <Trans>Add</Trans>
          </span>
        </Button>
      )}
    </>
  )
}

function Occupant(props: SeatRowProps) {
  const { seat, state, view, you, send } = props
  const isHost = you !== null && view.host === you
  if (state.kind === 'empty') return <Nobody {...props} />
  if (state.kind === 'bot') return <BotOccupant seat={seat} state={state} mayChange={isHost} send={send} />
  const mayRemove = isHost && you !== seat
  return (
    <PersonOccupant
      seat={seat}
      state={state}
      isYou={you === seat}
      isHost={view.host === seat}
      mayRemove={mayRemove}
      others={view.seats.flatMap((other, n) => (other.kind === 'empty' || n === seat ? [] : [other.name]))}
      send={send}
    />
  )
}

/** A seat: its colour, its shape, and who sits there. */
export function SeatRow(props: SeatRowProps) {
  const { seat, state, you, send, said = [], standing } = props
  const emote = said.find((shown) => shown.seat === seat)?.emote
  const { colour } = squadStyle(seat)
  const isFree = you === null ? state.kind !== 'person' && standing !== 'asked' : state.kind === 'empty'
  return (
    <li className={css.seat} data-kind={state.kind} style={{ '--squad': colour }}>
      <Crest seat={seat} size={48} />
      <Occupant {...props} />
      {emote && <Saying key={emote} emote={emote} size={48} className={css.saying} />}
      {isFree && <SitHere seat={seat} moves={you !== null} onClick={() => send({ type: 'takeSeat', seat })} />}
    </li>
  )
}

/** For who stands it is the one thing to do here; who sits already may prefer another colour. */
function SitHere({ seat, moves, onClick }: { seat: Seat; moves: boolean; onClick: () => void }) {
  const { i18n, t } = useLingui()
  const name = squadName(i18n, seat)
  const words = t`Sit here: ${name}`
  return (
    <Button look={moves ? 'quiet' : 'primary'} size="small" aria-label={words} title={words} onClick={onClick}>
      {moves ? <Chair size={18} /> : <Trans>Sit here</Trans>}
    </Button>
  )
}
