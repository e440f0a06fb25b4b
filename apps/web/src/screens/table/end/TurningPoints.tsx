import { Plural, Trans } from '@lingui/react/macro'
import { useTable } from '../../../connection/TableContext.ts'
import { Die } from '../../../design/dice/Die.tsx'
import { useNames } from '../hooks/useNames.ts'
import { type TurningPoint, turningPoints } from '../model/turningPoints.ts'
import css from './End.module.css'

/** A few things that made the game. */
export function TurningPoints() {
  const moments = useTable(({ history }) => history.moments)
  const seats = useTable(({ view }) => view?.game?.squads.length ?? 0)
  const points = turningPoints(moments, seats)
  if (points.length === 0) return null
  return (
    <section className={css.card}>
      <h2>
        <Trans>Turning points</Trans>
      </h2>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point.kind}>
            <Die seat={point.seat} value={point.seat + 1} size={20} />
            <span>
              <Point point={point} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Point({ point }: { point: TurningPoint }) {
  const names = useNames()
  const who = names.who(point.seat)
  switch (point.kind) {
    case 'haul': {
      const { round, jelly } = point
      const district = names.district(point.district)
      return (
        <Trans>
          <b>{who}</b>: {jelly} Jelly from {district} in round {round}, the largest haul
        </Trans>
      )
    }
    case 'twins': {
      const { round, dice } = point
      const district = names.district(point.district)
      return (
        <Trans>
          <b>{who}</b>: {dice} dice cancelled on {district} in round {round}
        </Trans>
      )
    }
    case 'kicker': {
      const { kicks } = point
      return (
        <Trans>
          <b>{who}</b>: <Plural value={kicks} one="# die kicked, the most" other="# dice kicked, the most" />
        </Trans>
      )
    }
    case 'hurry': {
      const { flips } = point
      return (
        <Trans>
          <b>{who}</b>: <Plural value={flips} one="turned the hourglass # time" other="turned the hourglass # times" />
        </Trans>
      )
    }
  }
}
