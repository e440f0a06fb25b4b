import { Trans, useLingui } from '@lingui/react/macro'
import type { Seat } from '@jelly/rules'
import { useTable, useTableLater } from '../../../connection/TableContext.ts'
import { Die } from '../../../design/dice/Die.tsx'
import { squadStyle } from '../../../design/dice/squads.ts'
import type { LayoutKind } from '../../table/hooks/useLayoutKind.ts'
import { useNames } from '../../table/hooks/useNames.ts'
import { SeatBadge } from '../../table/squads/SeatBadge.tsx'
import { JellyAndPods } from '../../table/squads/SeatLine.tsx'
import { useDeck, usePosition } from '../deck/DeckContext.ts'
import css from './XraySeats.module.css'

interface XraySeatsProps {
  readonly kind: LayoutKind
  /** Null where no seat can be taken any more. */
  readonly onTake: ((seat: Seat) => void) | null
}

/** All seats with their hands. A seat that is pressed lends its eyes; pressed again, all hands are seen. */
export function XraySeats({ kind, onTake }: XraySeatsProps) {
  const { t } = useLingui()
  const count = useTable(({ view }) => view?.game?.squads.length ?? 0)
  return (
    <ul className={css.seats} data-layout={kind} data-crowd={count > 4 || undefined} aria-label={t`Squads`}>
      {Array.from({ length: count }, (_, seat) => (
        <XraySeat key={seat} seat={seat} kind={kind} onTake={onTake} />
      ))}
    </ul>
  )
}

function XraySeat({ seat, kind, onTake }: XraySeatsProps & { seat: Seat }) {
  const { t } = useLingui()
  const names = useNames()
  const deck = useDeck()
  const eyes = usePosition((position) => position.eyes)
  const isBot = useTable(({ view }) => view?.seats[seat]?.kind === 'bot')
  const who = names.who(seat)
  const mine = eyes === seat
  const wide = kind === 'wide'
  return (
    <li className={css.seat} data-mine={mine || undefined} style={{ '--squad': squadStyle(seat).colour }}>
      <button
        type="button"
        className={css.eyes}
        aria-pressed={mine}
        aria-label={mine ? t`See every hand again` : t`See with the eyes of ${who}`}
        onClick={() => deck.look(mine ? 'xray' : seat)}
      />
      <SeatBadge seat={seat} size={wide ? 46 : 28} />
      <div className={css.about}>
        <span className={css.name} style={{ color: squadStyle(seat).textColour }}>
          <b>{who}</b>
          {isBot && wide && (
            <small>
              <Trans>bot</Trans>
            </small>
          )}
        </span>
        <JellyAndPods seat={seat} size={wide ? 14 : 12} />
      </div>
      <Hand seat={seat} size={wide ? 25 : 19} />
      {wide && onTake !== null && (
        <button type="button" className={css.take} onClick={() => onTake(seat)}>
          <Trans>Take this seat</Trans>
        </button>
      )}
    </li>
  )
}

/** The dice in a hand: their faces, or covered ones where these eyes do not see them. They follow the board by one frame. */
function Hand({ seat, size }: { seat: Seat; size: number }) {
  const { t } = useLingui()
  const hand = useTableLater(({ view }) => view?.game?.squads[seat]?.hand ?? [])
  const tray = useTableLater(({ view }) => view?.game?.squads[seat]?.tray ?? null)
  const values = tray === null || tray.length < hand.length ? null : tray
  const said = values?.slice(0, hand.length).join(' ') ?? ''
  return (
    <span className={css.hand} data-hand={hand.length === 0 ? 'empty' : values === null ? 'covered' : 'open'}>
      {hand.length > 0 && (
        <span className="visually-hidden">{values === null ? t`covered dice` : t`dice ${said}`}</span>
      )}
      {hand.length === 0 ? (
        <small>
          <Trans>no dice left</Trans>
        </small>
      ) : (
        // Another die in its place is drawn over it.
        // oxlint-disable-next-line react/no-array-index-key
        hand.map((_, n) => <Die key={n} seat={seat} value={values?.[n]} size={size} />)
      )}
    </span>
  )
}
