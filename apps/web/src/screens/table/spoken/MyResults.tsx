import { useEffect, useEffectEvent, useRef } from 'react'
import type { Moment } from '@jelly/client'
import { useTable } from '../../../connection/TableContext.ts'
import { eventSentence } from '../../../words/table/events.ts'
import { useTelling } from '../feed/useTelling.ts'
import { alerts, status } from './announcements.ts'
import { newsFor } from './newsFor.ts'

/** Says what I did once the table has confirmed it, and all that was done to me. */
export function MyResults() {
  const moments = useTable(({ history }) => history.moments)
  const telling = useTelling()
  const told = useRef(moments.at(-1))

  const tell = useEffectEvent((now: readonly Moment[]) => {
    const { byMe, toMe } = newsFor(now, told.current, telling.you)
    told.current = now.at(-1)
    for (const { event } of byMe) status.say(eventSentence(event, telling))
    for (const { event } of toMe) alerts.say(eventSentence(event, telling))
  })

  useEffect(() => tell(moments), [moments])
  return null
}
