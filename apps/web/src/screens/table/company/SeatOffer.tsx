import { Trans } from '@lingui/react/macro'
import { useAsk, useTable } from '../../../connection/TableContext.ts'
import { Button } from '../../../design/controls/Button.tsx'
import css from './SeatOffer.module.css'
import { type Standing, standingOf } from './useCompany.ts'

/** For who watches: how they come to a seat, with one tap. */
export function SeatOffer() {
  const you = useTable((snapshot) => snapshot.you)
  const text = useTable(({ view }) => (view === null ? '' : JSON.stringify(standingOf(view))))
  if (you !== null || text === '') return null
  return <Offer standing={JSON.parse(text) as Standing} />
}

function Offer({ standing }: { standing: Standing }) {
  const ask = useAsk()
  const waits = standing.kind === 'inLine' || standing.kind === 'asked'
  return (
    <div className={css.offer}>
      <span className={css.words}>
        <Words standing={standing} />
      </span>
      {waits ? (
        <Button look="ghost" size="small" onClick={() => ask({ type: 'waitForSeat', wait: false })}>
          <Trans>Keep watching</Trans>
        </Button>
      ) : (
        <Button size="small" onClick={() => ask({ type: 'waitForSeat', wait: true })}>
          {standing.kind === 'open' ? <Trans>Sit down</Trans> : <Trans>Wait for a seat</Trans>}
        </Button>
      )}
    </div>
  )
}

function Words({ standing }: { standing: Standing }) {
  switch (standing.kind) {
    case 'open': {
      const { bot } = standing
      return bot === null ? <Trans>A seat is free.</Trans> : <Trans>{bot} gives you its seat.</Trans>
    }
    case 'later':
      return <Trans>After this round a bot gives you its seat.</Trans>
    case 'full':
      return <Trans>All seats are taken: you get the first that becomes free.</Trans>
    case 'inLine':
      return <Trans>You get the next seat, as soon as no round is played.</Trans>
    case 'asked':
      return <Trans>The host has been asked to let you in.</Trans>
  }
}
