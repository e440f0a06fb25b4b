import { Trans } from '@lingui/react/macro'
import { RULES_VERSION } from '@jelly/rules'
import { Link } from 'wouter'
import css from './ReplayTable.module.css'

/** What is to be known about a game of before. */
export function OlderRules({ rules }: { rules: number }) {
  if (rules >= RULES_VERSION) return null
  return (
    <span className={css.older}>
      <Trans>
        Played under older rules (version {rules}): shown from its events, decisions are not checked.{' '}
        <Link href="/fair-dice">More</Link>
      </Trans>
    </span>
  )
}
