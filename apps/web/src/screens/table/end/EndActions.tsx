import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { useAsk, useTable } from '../../../connection/TableContext.ts'
import { Button, buttonClass } from '../../../design/controls/Button.tsx'
import { Check } from '../../../design/icons/pageIcons.tsx'
import type { TableMode } from '../opening/openTable.ts'
import css from './End.module.css'

/** Once more at the same table, or home. */
export function EndActions({ mode }: { mode: TableMode }) {
  const ask = useAsk()
  const you = useTable((snapshot) => snapshot.you)
  const seats = useTable(({ view }) => view?.seats) ?? []
  const me = you === null ? undefined : seats[you]
  const ready = me?.kind === 'person' && me.ready
  const waiting = seats.filter((seat) => seat.kind === 'person' && seat.presence === 'here' && !seat.ready).length
  return (
    <div className={css.actions}>
      {me?.kind === 'person' && (
        <Button size="big" disabled={ready} onClick={() => ask({ type: 'rematch' })}>
          {ready && <Check size={20} />} <Trans>Play again</Trans>
        </Button>
      )}
      {ready && waiting > 0 && (
        <output>
          <Plural value={waiting} one="Waiting for # player" other="Waiting for # players" />
        </output>
      )}
      <Link
        href="/"
        className={buttonClass('ghost', 'big')}
        onClick={() => {
          if (you !== null && mode === 'play') ask({ type: 'leaveSeat' })
        }}
      >
        <Trans>To the home page</Trans>
      </Link>
    </div>
  )
}
