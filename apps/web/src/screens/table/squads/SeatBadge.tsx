import { useLingui } from '@lingui/react'
import { useTable } from '../../../connection/TableContext.ts'
import { Die } from '../../../design/dice/Die.tsx'
import { emoteText } from '../../../words/table/emotes.ts'
import { useSignal } from '../hooks/Signal.ts'
import { useFlights } from '../motion/FlightsContext.ts'
import { emotesMuted } from '../hooks/panels.ts'
import css from './Squads.module.css'

/** The die of a seat: its dice fly from here, and its emotes are said here. */
export function SeatBadge({ seat, size }: { seat: number; size: number }) {
  const { i18n } = useLingui()
  const flights = useFlights()
  const muted = useSignal(emotesMuted)
  const emote = useTable(({ emotes }) => emotes.find((shown) => shown.seat === seat)?.emote)
  return (
    <span ref={flights.home(seat)} className={css.badge}>
      <Die seat={seat} value={(seat % 5) + 2} size={size} />
      {emote && !muted && <output className={css.emote}>{emoteText(i18n, emote)}</output>}
    </span>
  )
}
