import { Select, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './Games.module.css'
import { type ReadGame, statisticsOf } from './statistics.ts'

/** What my games come to; nothing where I only watched. */
export function MyStatistics({ games }: { games: readonly ReadGame[] }) {
  const { i18n } = useLingui()
  const { games: played, bySeats, jellyPerRound, kicksMade, kicksSuffered, finishes, luck } = statisticsOf(games)
  const decimal = (value: number): string => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 2 })
  const { count } = luck
  const { won, lost } = finishes
  if (played === 0) return null
  return (
    <dl className={css.figures}>
      <Figure title={<Trans>Games</Trans>}>{i18n.number(played)}</Figure>
      {bySeats.map(({ seats, games: all, wins }) => (
        <Figure key={seats} title={<Trans>Wins with {seats} players</Trans>}>
          <Trans>
            {wins} of {all}
          </Trans>
        </Figure>
      ))}
      <Figure title={<Trans>Jelly a round</Trans>}>{jellyPerRound === null ? '–' : decimal(jellyPerRound)}</Figure>
      <Figure title={<Trans>Kicks made and suffered</Trans>}>
        <Trans>
          {kicksMade} and {kicksSuffered}
        </Trans>
      </Figure>
      <Figure title={<Trans>Photo finishes: first and second</Trans>}>
        <Trans>
          {won} and {lost}
        </Trans>
      </Figure>
      <Figure title={<Trans>Luck</Trans>}>
        {luck.mean === null ? '–' : decimal(luck.mean)}{' '}
        <small>
          <Trans>
            in {count} dice:{' '}
            <Select
              value={luck.verdict}
              _veryLow="very low dice"
              _low="low dice"
              _high="high dice"
              _veryHigh="very high dice"
              other="ordinary dice"
            />
          </Trans>
        </small>
      </Figure>
    </dl>
  )
}

const Figure = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className={css.figure}>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)
