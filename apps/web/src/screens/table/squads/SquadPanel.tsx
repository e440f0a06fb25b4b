import { Trans, useLingui } from '@lingui/react/macro'
import { useTable } from '../../../connection/TableContext.ts'
import { SeatBadge } from './SeatBadge.tsx'
import css from './Squads.module.css'
import { DiceLeft, Holdings, SeatState } from './SeatLine.tsx'
import { useNames } from '../hooks/useNames.ts'

const seatsOf = (count: number): number[] => Array.from({ length: count }, (_, seat) => seat)

/** All seats, in a column. */
export function SquadPanel() {
  const { t } = useLingui()
  const count = useTable(({ view }) => view?.game?.squads.length ?? 0)
  return (
    <section className={css.panel} aria-label={t`Squads`}>
      <h2 className={css.title}>
        <Trans>Squads</Trans>
      </h2>
      <ul className={css.list}>
        {seatsOf(count).map((seat) => (
          <Squad key={seat} seat={seat} />
        ))}
      </ul>
    </section>
  )
}

function Squad({ seat }: { seat: number }) {
  const names = useNames()
  return (
    <li className={css.squad}>
      <SeatBadge seat={seat} size={34} />
      <div className={css.about}>
        <b className={css.name}>{names.who(seat)}</b>
        <Holdings seat={seat} size={15} />
        <DiceLeft seat={seat} />
        <SeatState seat={seat} />
      </div>
    </li>
  )
}
