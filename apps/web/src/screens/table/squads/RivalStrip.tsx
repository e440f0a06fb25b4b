import { useLingui } from '@lingui/react/macro'
import { useTable } from '../../../connection/TableContext.ts'
import { useNames } from '../hooks/useNames.ts'
import { SeatBadge } from './SeatBadge.tsx'
import { DiceLeft, Holdings, SeatMarks, SeatState } from './SeatLine.tsx'
import css from './Squads.module.css'

/** The other seats, in one line. */
export function RivalStrip() {
  const { t } = useLingui()
  const count = useTable(({ view }) => view?.game?.squads.length ?? 0)
  const you = useTable((snapshot) => snapshot.you)
  const rivals = Array.from({ length: count }, (_, seat) => seat).filter((seat) => seat !== you)
  return (
    <ul className={css.strip} aria-label={t`Rivals`}>
      {rivals.map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
    </ul>
  )
}

function Rival({ seat }: { seat: number }) {
  const names = useNames()
  return (
    <li className={css.rival}>
      <SeatBadge seat={seat} size={24} />
      <div className={css.about}>
        <span className={css.rivalName}>{names.who(seat)}</span>
        <Holdings seat={seat} size={12} />
        <DiceLeft seat={seat} />
      </div>
      <SeatMarks seat={seat} />
      <span className="visually-hidden">
        <SeatState seat={seat} />
      </span>
    </li>
  )
}
