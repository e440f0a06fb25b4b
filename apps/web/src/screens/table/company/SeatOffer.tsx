import { useLingui } from '@lingui/react/macro'
import type { Standing } from '@jelly/table'
import { useAsk, useTable } from '../../../connection/TableContext.ts'
import { Button } from '../../../design/controls/Button.tsx'
import css from './SeatOffer.module.css'
import { type Offer, offerOf } from './useCompany.ts'

/** For who watches: how they come to a seat, with one tap. */
export function SeatOffer() {
  const you = useTable((snapshot) => snapshot.you)
  const text = useTable(({ view, standing }) => (view === null ? '' : JSON.stringify(standing ?? offerOf(view))))
  if (you !== null || text === '') return null
  return <Way way={JSON.parse(text) as Standing | Offer} />
}

function Way({ way }: { way: Standing | Offer }) {
  const ask = useAsk()
  const [words, answer] = useWords(way)
  const waits = way === 'inLine' || way === 'asked'
  return (
    <div className={css.offer}>
      <span className={css.words}>{words}</span>
      <Button
        look={waits ? 'ghost' : 'primary'}
        size="small"
        onClick={() => ask({ type: 'waitForSeat', wait: !waits })}
      >
        {answer}
      </Button>
    </div>
  )
}

/** How things are, and what can be done about it. */
function useWords(way: Standing | Offer): readonly [string, string] {
  const { t } = useLingui()
  switch (way) {
    case 'left':
      return [t`A bot plays for you.`, t`Take your seat back`]
    case 'asked':
      return [t`The host has been asked to let you in.`, t`Keep watching`]
    case 'inLine':
      return [t`You get the next seat, as soon as no round is played.`, t`Keep watching`]
    case 'putOff':
      return [t`The host says: not now. Meanwhile you can watch.`, t`Ask again`]
    case 'later':
      return [t`After this round a bot gives you its seat.`, t`Wait for a seat`]
    case 'full':
      return [t`All seats are taken: you get the first that becomes free.`, t`Wait for a seat`]
    default: {
      const { bot } = way
      return [bot === null ? t`A seat is free.` : t`${bot} gives you its seat.`, t`Sit down`]
    }
  }
}
