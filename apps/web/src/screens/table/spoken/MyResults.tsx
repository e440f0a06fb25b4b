import { useEffect, useEffectEvent } from 'react'
import type { Moment } from '../../../connection/record.ts'
import { useTable } from '../../../connection/TableContext.ts'
import { eventPhrase } from '../../../words/events.ts'
import { actorOf } from '../model/feed.ts'
import { useTelling } from '../hooks/useFeed.ts'
import { alerts, status } from './announcements.ts'

/** Says what I did once the table has confirmed it, and what was done to me. */
export function MyResults() {
  const moments = useTable(({ record }) => record.moments)
  const telling = useTelling()
  const last = moments.at(-1)

  const tell = useEffectEvent((last: Moment) => {
    const phrase = eventPhrase(last.event, telling)
    const actor = actorOf(last.event)
    if (phrase === '' || actor === null) return
    if (last.against && last.event.type === 'dieKicked') alerts.say(`${telling.names.who(actor)} ${phrase}`)
    else if (actor === telling.you) status.say(`${telling.names.who(actor)} ${phrase}`)
  })

  useEffect(() => {
    if (last !== undefined) tell(last)
  }, [last])
  return null
}
