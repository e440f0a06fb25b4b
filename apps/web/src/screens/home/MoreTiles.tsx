import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Droplet, Hourglass } from '../../design/icons/homeIcons.tsx'
import { Die } from '../../design/dice/Die.tsx'
import css from './MoreTiles.module.css'

interface TileProps {
  readonly to: string
  readonly picture: ReactNode
  readonly title: ReactNode
  readonly children: ReactNode
}

const Tile = ({ to, picture, title, children }: TileProps) => (
  <li>
    <Link href={to} className={css.tile ?? ''}>
      <span className={css.picture}>{picture}</span>
      <span className={css.words}>
        <strong>{title}</strong>
        <span>{children}</span>
      </span>
    </Link>
  </li>
)

/** What else there is. */
export function MoreTiles() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`More`}>
      <ul className={css.tiles}>
        <Tile to="/learn" picture={<Die seat={0} value={6} size={36} numerals={false} />} title={<Trans>Learn</Trans>}>
          <Trans>The game in 90 seconds, by playing it.</Trans>
        </Tile>
        <Tile to="/practice" picture={<Hourglass left={0.6} size={40} />} title={<Trans>Practice</Trans>}>
          <Trans>In your own browser, without a server.</Trans>
        </Tile>
        <Tile to="/rules" picture={<Die seat={2} value={4} size={36} numerals={false} />} title={<Trans>Rules</Trans>}>
          <Trans>Five minutes to read, with every symbol drawn.</Trans>
        </Tile>
        <Tile to="/districts" picture={<Droplet size={38} />} title={<Trans>Districts</Trans>}>
          <Trans>The eighteen faces of the city and what they pay.</Trans>
        </Tile>
      </ul>
    </nav>
  )
}
