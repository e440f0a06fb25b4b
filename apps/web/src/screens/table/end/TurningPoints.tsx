import { Plural, Trans } from '@lingui/react/macro'
import { Crest } from '../../../art/crests/Crest.tsx'
import { squadFill } from '../../../art/crests/patterns.ts'
import { Portrait } from '../../../art/Portrait.tsx'
import { portraitOf } from '../../../art/portraits.ts'
import { useTable } from '../../../connection/TableContext.ts'
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
    <section className={css.points} aria-labelledby="turning-points">
      <h2 id="turning-points" className="visually-hidden">
        <Trans>Turning points</Trans>
      </h2>
      <ul>
        {points.map((point) => (
          <PointCard key={point.kind} point={point} />
        ))}
      </ul>
    </section>
  )
}

function PointCard({ point }: { point: TurningPoint }) {
  const id = point.kind === 'haul' || point.kind === 'twins' ? point.district : null
  const district = useTable(({ view }) => (id === null ? undefined : view?.game?.districts[id]))
  return (
    <li
      className={css.point}
      data-hue={district && portraitOf(district).hue}
      style={district ? undefined : { background: squadFill(point.seat) }}
    >
      {district && <Portrait of={district} className={css.pointPicture} />}
      <Crest seat={point.seat} size={district ? 34 : 56} className={css.pointCrest} />
      <p>
        <Point point={point} />
      </p>
    </li>
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
