import { useEffect, useEffectEvent } from 'react'
import type { Moment } from '@jelly/client'
import { useTable } from '../../../connection/TableContext.ts'
import { eventSentence } from '../../../words/table/events.ts'
import { actorOf } from '../feed/feedLines.ts'
import { useTelling } from '../feed/useTelling.ts'
import { alerts, status } from './announcements.ts'

/** Says what I did once the table has confirmed it, and what was done to me. */
export function MyResults() {
  const moments = useTable(({ history }) => history.moments)
  const telling = useTelling()
  const last = moments.at(-1)

  const tell = useEffectEvent((last: Moment) => {
    const sentence = eventSentence(last.event, telling)
    if (sentence === '') return
    if (last.against && last.event.type === 'dieKicked') alerts.say(sentence)
    else if (actorOf(last.event) === telling.you) status.say(sentence)
  })

  useEffect(() => {
    if (last !== undefined) tell(last)
  }, [last])
  return null
}
