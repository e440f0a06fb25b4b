import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { buttonClass } from '../../../design/controls/Button.tsx'
import { Eye } from '../../../design/icons/pageIcons.tsx'
import { SeatOffer } from '../company/SeatOffer.tsx'
import css from './WatchBar.module.css'

/** Instead of a tray, for who watches. */
export function WatchBar() {
  return (
    <section className={css.bar}>
      <p className={css.words}>
        <Eye size={20} />
        <span>
          <Trans>You are watching. Nobody’s dice can be seen before they are placed.</Trans>
        </span>
      </p>
      <SeatOffer />
      <Link href="/" className={buttonClass('ghost', 'small')}>
        <Trans>Leave</Trans>
      </Link>
    </section>
  )
}
