import { useLingui } from '@lingui/react/macro'
import type { Seat } from '@jelly/rules'
import { Crest } from '../../../art/crests/Crest.tsx'
import { HatchingPod } from '../../../art/treasure/HatchingPod.tsx'
import { ScoreTower } from '../../../art/treasure/ScoreTower.tsx'
import { useTable } from '../../../connection/TableContext.ts'
import { squadStyle } from '../../../design/dice/squads.ts'
import { Crown, Pod } from '../../../design/icons/gameIcons.tsx'
import { signed } from '../../../words/signed.ts'
import type { LayoutKind } from '../hooks/useLayoutKind.ts'
import { useNames } from '../hooks/useNames.ts'
import { seatsFrom } from '../hooks/useSceneDice.ts'
import css from './Towers.module.css'
import { leadersAt, sumAt } from './leadersAt.ts'
import { windowsAcross } from './windowsAcross.ts'
import type { Race } from './useRace.ts'

const MOST_CHIPS = 5

/** A tower for each seat, seat by seat: one window is one Jelly, amber out of a pod. Who leads wears the crown. */
export function Towers({ race, kind }: { race: Race; kind: LayoutKind }) {
  const squads = useTable(({ view }) => view?.game?.squads) ?? []
  const scores = useTable(({ view }) => view?.game?.result?.scores) ?? []
  const across = windowsAcross(Math.max(0, ...scores), kind)
  const { leaders } = leadersAt(race, squads)
  return (
    <ol className={css.towers} style={{ '--seats': squads.length }}>
      {seatsFrom(null, squads.length).map((seat) => (
        <Tower
          key={seat}
          seat={seat}
          jelly={squads[seat]?.jelly ?? 0}
          race={race}
          across={across}
          leads={leaders.includes(seat)}
        />
      ))}
    </ol>
  )
}

interface TowerProps {
  readonly seat: Seat
  readonly jelly: number
  readonly race: Race
  readonly across: number
  readonly leads: boolean
}

function Tower({ seat, jelly, race, across, leads }: TowerProps) {
  const { t } = useLingui()
  const names = useNames()
  const pods = sumAt(race, seat)
  const { isOver } = race
  return (
    <li className={css.tower} data-leads={leads || undefined}>
      <div className={css.top}>
        {leads && (
          <span key={`${leads}`} className={css.crown}>
            <Crown size="100%" label={isOver ? t`wins` : t`leads`} />
          </span>
        )}
        <Crest seat={seat} size="100%" className={css.crest} mood={leads ? 'glad' : isOver ? 'sad' : 'calm'} />
        <FreshPod race={race} seat={seat} />
      </div>
      <ScoreTower seat={seat} jelly={jelly} pods={pods} across={across} />
      <div className={css.about}>
        <b className={css.score}>{jelly + pods}</b>
        <span className={css.name} style={{ '--squad': squadStyle(seat).colour }}>
          {names.who(seat)}
        </span>
        <Pods race={race} seat={seat} />
      </div>
    </li>
  )
}

/** The pod that is being opened, large beside its tower. */
function FreshPod({ race, seat }: { race: Race; seat: Seat }) {
  const { i18n } = useLingui()
  const { steps, open, isOver } = race
  const last = steps[open - 1]
  if (isOver || last?.seat !== seat) return null
  return (
    <span key={open} className={css.fresh}>
      <HatchingPod state="hatched" value={signed(i18n, last.worth)} size="100%" />
    </span>
  )
}

/** The pods of a seat: open ones with what was in them. */
function Pods({ race, seat }: { race: Race; seat: Seat }) {
  const { i18n } = useLingui()
  const mine = race.steps.map((step, n) => ({ ...step, n })).filter((step) => step.seat === seat)
  const [shown, more] = [mine.slice(0, MOST_CHIPS), mine.length - MOST_CHIPS]
  return (
    <span className={css.pods}>
      {shown.map(({ n, worth }) =>
        n < race.open ? (
          <span key={n} className={css.chip}>
            {signed(i18n, worth)}
          </span>
        ) : (
          <Pod key={n} size={17} />
        ),
      )}
      {more > 0 && <span className={css.chip}>…</span>}
    </span>
  )
}
