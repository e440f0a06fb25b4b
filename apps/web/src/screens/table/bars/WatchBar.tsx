import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { useAsk, useTable } from '../../../connection/TableContext.ts'
import { Button, buttonClass } from '../../../design/controls/Button.tsx'
import { Eye } from '../../../design/icons/pageIcons.tsx'
import css from './WatchBar.module.css'

/** Instead of a tray, for who watches. */
export function WatchBar() {
  return (
    <section className={css.bar}>
      <Eye size={20} />
      <p>
        <Trans>You are watching. Nobody’s dice can be seen before they are placed.</Trans>
      </p>
      <SitDown />
      <Link href="/" className={buttonClass('ghost', 'small')}>
        <Trans>Leave</Trans>
      </Link>
    </section>
  )
}

/** Between rounds a bot gives up its seat. */
export function SitDown() {
  const ask = useAsk()
  const you = useTable((snapshot) => snapshot.you)
  const seat = useTable(({ view }) => view?.seats.findIndex(({ kind }) => kind === 'bot' || kind === 'empty') ?? -1)
  const between = useTable(({ view }) => view?.phase === 'ledger' || view?.phase === 'lobby')
  if (you !== null || seat < 0 || !between) return null
  return (
    <Button size="small" onClick={() => ask({ type: 'takeSeat', seat })}>
      <Trans>Take a bot’s seat</Trans>
    </Button>
  )
}
