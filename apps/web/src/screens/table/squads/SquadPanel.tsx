import { Trans, useLingui } from '@lingui/react/macro'
import { squadFill } from '../../../art/crests/patterns.ts'
import { Jar } from '../../../art/treasure/Jar.tsx'
import { useTable } from '../../../connection/TableContext.ts'
import { squadStyle } from '../../../design/dice/squads.ts'
import { useGain } from '../hooks/useGain.ts'
import { useNames } from '../hooks/useNames.ts'
import { GainsNow } from './GainsNow.tsx'
import { SeatBadge } from './SeatBadge.tsx'
import css from './Squads.module.css'
import { DiceLeft, JellyAndPods, SeatState } from './SeatLine.tsx'

const seatsOf = (count: number): number[] => Array.from({ length: count }, (_, seat) => seat)
/** A jar holds what a good game brings. */
const FULL_JAR = 40

/** All seats, in a column. */
export function SquadPanel() {
  const { t } = useLingui()
  const count = useTable(({ view }) => view?.game?.squads.length ?? 0)
  return (
    <section className={css.panel} aria-label={t`Squads`}>
      <ul className={css.list} data-crowd={count > 4 || undefined}>
        {seatsOf(count).map((seat) => (
          <Squad key={seat} seat={seat} size={count > 4 ? 50 : 64} />
        ))}
      </ul>
    </section>
  )
}

function Squad({ seat, size }: { seat: number; size: number }) {
  const names = useNames()
  const jelly = useTable(({ view }) => view?.game?.squads[seat]?.jelly ?? 0)
  const leads = useTable(({ view }) => {
    const all = view?.game?.squads.map((squad) => squad.jelly) ?? []
    return (view?.game?.round ?? 0) > 1 && all[seat] === Math.max(...all)
  })
  const gain = useGain(seat)
  return (
    // Within reach of keys: what is focused is told about.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <li className={css.squad} data-about={`squad ${seat}`} tabIndex={0}>
      <b className={css.name} style={{ color: squadStyle(seat).textColour }}>
        {names.who(seat)}
        {leads && (
          <span className={css.leads}>
            <Trans>leads</Trans>
          </span>
        )}
      </b>
      <div className={css.stand}>
        <SeatBadge seat={seat} size={size} />
        <Jar
          jelly={jelly}
          full={FULL_JAR}
          promised={gain === null ? undefined : jelly + gain.jelly}
          size={Math.round(size * 0.84)}
        />
        <div className={css.numbers}>
          <JellyAndPods seat={seat} size={15} />
          <GainsNow seat={seat} />
        </div>
      </div>
      <span className={css.balcony} style={{ background: squadFill(seat) }} />
      <div className={css.below}>
        <DiceLeft seat={seat} />
        <SeatState seat={seat} />
      </div>
    </li>
  )
}
