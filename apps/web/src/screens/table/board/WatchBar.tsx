import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { buttonClass } from '../../../design/controls/Button.tsx'
import { Eye } from '../../../design/pageIcons.tsx'
import css from './WatchBar.module.css'

/** Instead of a tray, for who watches. */
export function WatchBar() {
  return (
    <section className={css.bar}>
      <Eye size={20} />
      <p>
        <Trans>You are watching. Nobody’s dice can be seen before they are placed.</Trans>
      </p>
      <Link href="/" className={buttonClass('ghost', 'small')}>
        <Trans>Leave</Trans>
      </Link>
    </section>
  )
}
