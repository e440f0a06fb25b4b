import { useEffect, useEffectEvent, useState } from 'react'
import { useTableLast } from '../../../connection/TableContext.ts'
import { eventSentence } from '../../../words/table/events.ts'
import { inTurn } from '../../../words/listed.ts'
import { feedLines } from '../feed/feedLines.ts'
import { useTelling } from '../feed/useTelling.ts'

const EVERY = 2500
const AT_ONCE = 6

/** The feed for screen readers: what others did, in one line every 2.5 seconds at most. What they did to me is said at once. */
export function FeedLog() {
  const moments = useTableLast(({ history }) => history.moments)
  const round = useTableLast(({ view }) => view?.game?.round ?? 0)
  const lines = feedLines(moments, round)
  const telling = useTelling()
  const [said, setSaid] = useState<{ last: string; text: string }>({ last: '', text: '' })

  const say = useEffectEvent(() => {
    const from = lines.findIndex(({ key }) => key === said.last) + 1
    const others = lines.slice(from).filter(({ who, against }) => who !== telling.you && !against)
    const fresh = others.slice(-AT_ONCE)
    const last = lines.at(-1)?.key ?? ''
    if (last === said.last) return
    const text = fresh.map(({ event }) => eventSentence(event, telling))
    setSaid({ last, text: inTurn(telling.i18n, text) })
  })

  useEffect(() => {
    const timer = setInterval(say, EVERY)
    return () => clearInterval(timer)
  }, [])

  return (
    <div role="log" aria-live="polite">
      {said.text && <p key={said.last}>{said.text}</p>}
    </div>
  )
}
