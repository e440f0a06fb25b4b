import { useLingui } from '@lingui/react/macro'
import { squadFill } from '../../../art/crests/patterns.ts'
import { useTable } from '../../../connection/TableContext.ts'
import { squadStyle } from '../../../design/dice/squads.ts'
import { useNames } from '../hooks/useNames.ts'
import { GainsNow } from './GainsNow.tsx'
import { SeatBadge } from './SeatBadge.tsx'
import { DiceLeft, JellyAndPods, SeatMarks, SeatState } from './SeatLine.tsx'
import css from './Squads.module.css'

/** The other seats, in one line. */
export function RivalStrip() {
  const { t } = useLingui()
  const count = useTable(({ view }) => view?.game?.squads.length ?? 0)
  const you = useTable((snapshot) => snapshot.you)
  const rivals = Array.from({ length: count }, (_, seat) => seat).filter((seat) => seat !== you)
  return (
    <ul className={css.strip} data-crowd={rivals.length > 3 || undefined} aria-label={t`Rivals`}>
      {rivals.map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
    </ul>
  )
}

function Rival({ seat }: { seat: number }) {
  const names = useNames()
  return (
    // Within reach of keys: what is focused is told about.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <li className={css.rival} data-about={`squad ${seat}`} tabIndex={0}>
      <SeatBadge seat={seat} size={34} />
      <div className={css.about}>
        <span className={css.rivalName} style={{ color: squadStyle(seat).textColour }}>
          <span>{names.who(seat)}</span>
          <SeatMarks seat={seat} />
        </span>
        <span className={css.riches}>
          <JellyAndPods seat={seat} size={14} />
          <GainsNow seat={seat} />
        </span>
        <DiceLeft seat={seat} />
      </div>
      <span className={css.balcony} style={{ background: squadFill(seat) }} />
      <span className="visually-hidden">
        <SeatState seat={seat} />
      </span>
    </li>
  )
}
