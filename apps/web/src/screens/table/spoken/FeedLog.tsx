import { useEffect, useEffectEvent, useState } from 'react'
import { eventPhrase } from '../../../words/events.ts'
import { useFeed, useTelling } from '../hooks/useFeed.ts'

const EVERY = 2500

/** The feed for screen readers: what others did, in one line every 2.5 seconds at most. */
export function FeedLog() {
  const lines = useFeed()
  const telling = useTelling()
  const [said, setSaid] = useState<{ last: string; text: string }>({ last: '', text: '' })

  const say = useEffectEvent(() => {
    const from = lines.findIndex(({ key }) => key === said.last) + 1
    const fresh = lines.slice(Math.max(from, lines.length - 4)).filter(({ who }) => who !== telling.you)
    const last = lines.at(-1)?.key ?? ''
    if (last === said.last) return
    const text = fresh.map(
      ({ who, events }) =>
        `${who === 'table' ? '' : telling.names.who(who)} ${events.map((event) => eventPhrase(event, telling)).join(', ')}`,
    )
    setSaid({ last, text: text.join('. ') })
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
