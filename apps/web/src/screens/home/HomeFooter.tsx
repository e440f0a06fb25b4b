import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import css from './HomeFooter.module.css'

export function HomeFooter() {
  return (
    <footer className={css.footer}>
      <p>
        <Trans>An unofficial online table for the board game Attack of the Jelly Monster.</Trans>
      </p>
      <p>
        <Link href="/games">
          <Trans>My games</Trans>
        </Link>
      </p>
      <p>
        <Link href="/fair-dice">
          <Trans>Why the dice are fair</Trans>
        </Link>
      </p>
    </footer>
  )
}
