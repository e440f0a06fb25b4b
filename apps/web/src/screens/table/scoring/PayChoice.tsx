import { Trans } from '@lingui/react/macro'
import type { Question, Seat } from '@jelly/rules'
import { useState } from 'react'
import { useAsk } from '../../../connection/TableContext.ts'
import { Crest } from '../../../art/crests/Crest.tsx'
import { useNames } from '../hooks/useNames.ts'
import css from './Scoring.module.css'

/** [W4] [W5] Whom to pay first, with too little for all. */
export function PayChoice({ question }: { question: Extract<Question, { kind: 'pay' }> }) {
  const ask = useAsk()
  const names = useNames()
  const [order, setOrder] = useState<readonly Seat[]>([])
  const rest = question.owed.filter((seat) => !order.includes(seat))

  function choose(seat: Seat): void {
    const next = [...order, seat]
    setOrder(next)
    if (rest.length <= 2) {
      const last = rest.filter((other) => other !== seat)
      ask({ type: 'answerChoice', answer: { kind: 'pay', order: [...next, ...last] } })
    }
  }

  return (
    <>
      <p>
        <b>{order.length === 0 ? <Trans>You cannot pay all. Whom first?</Trans> : <Trans>And whom next?</Trans>}</b>{' '}
        <Trans>Otherwise: in seat order.</Trans>
      </p>
      <div className={css.options}>
        {rest.map((seat) => (
          <button key={seat} type="button" className={css.option} onClick={() => choose(seat)}>
            <Crest seat={seat} size={28} /> {names.who(seat)}
          </button>
        ))}
      </div>
    </>
  )
}
