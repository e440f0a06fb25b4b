import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Crest } from '../../../art/crests/Crest.tsx'
import { squadFill } from '../../../art/crests/patterns.ts'
import { Portrait } from '../../../art/Portrait.tsx'
import { portraitOf } from '../../../art/portraits.ts'
import { useTable } from '../../../connection/TableContext.ts'
import { withWords } from '../../../i18n/catalogs.ts'
import { useNames } from '../hooks/useNames.ts'
import { useRecord, useRecordedMoments } from '../record/RecordContext.tsx'
import { turningMoment } from '../model/turningMoment.ts'
import { type TurningPoint, turningPoints } from '../model/turningPoints.ts'
import css from './End.module.css'
import { lazyPart } from '../../../parts/lazyPart.tsx'
import { Part } from '../../../parts/Part.tsx'

const Clip = lazyPart(() => withWords('replay', import('../clip/Clip.tsx')))

/** A few things that made the game. */
export function TurningPoints() {
  const moments = useRecordedMoments()
  const seats = useTable(({ view }) => view?.game?.squads.length ?? 0)
  const points = turningPoints(moments, seats)
  const record = useRecord()
  const [shown, setShown] = useState<TurningPoint['kind'] | null>(null)
  const point = points.find(({ kind }) => kind === shown)
  const moment = point === undefined ? null : turningMoment(moments, point)
  const watchOf = (of: TurningPoint) => (record === null ? null : () => setShown(shown === of.kind ? null : of.kind))
  if (points.length === 0) return null
  return (
    <section className={css.points} aria-labelledby="turning-points">
      <h2 id="turning-points" className="visually-hidden">
        <Trans>Turning points</Trans>
      </h2>
      <ul>
        {points.map((point) => (
          <PointCard key={point.kind} point={point} isOpen={shown === point.kind} onWatch={watchOf(point)} />
        ))}
      </ul>
      {record !== null && moment !== null && (
        <Part>
          <Clip key={moment} replay={record.replay} time={record.timeOf(moment)} onClose={() => setShown(null)} />
        </Part>
      )}
    </section>
  )
}

interface PointCardProps {
  readonly point: TurningPoint
  readonly isOpen: boolean
  /** Null while there is nothing to watch. */
  readonly onWatch: (() => void) | null
}

function PointCard({ point, isOpen, onWatch }: PointCardProps) {
  const { t } = useLingui()
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
      {onWatch !== null && (
        <button type="button" className={css.watch} aria-expanded={isOpen} aria-label={t`Watch it`} onClick={onWatch}>
          ▶
        </button>
      )}
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
          <b>{who}</b>: {jelly} Jelly from {district} in round {round}, the best catch
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
