import { Crest } from '../../../art/crests/Crest.tsx'
import { useTable } from '../../../connection/TableContext.ts'
import { Saying } from '../../seated/reactions/Saying.tsx'
import { useSignal } from '../hooks/Signal.ts'
import { useFlights } from '../motion/FlightsContext.ts'
import { emotesMuted } from '../hooks/panels.ts'
import css from './Squads.module.css'

/** The crest of a seat: its dice fly from here, and its emotes are said here. */
export function SeatBadge({ seat, size }: { seat: number; size: number }) {
  const flights = useFlights()
  const muted = useSignal(emotesMuted)
  const emote = useTable(({ emotes }) => emotes.find((shown) => shown.seat === seat)?.emote)
  return (
    <span ref={flights.home(seat)} className={css.badge}>
      <Crest seat={seat} size={size} />
      {emote && !muted && <Saying key={emote} emote={emote} className={css.saying} />}
    </span>
  )
}
