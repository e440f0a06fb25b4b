import type { SeatOrTable } from '@jelly/rules'
import { memo } from 'react'
import { Die } from '../../../design/dice/Die.tsx'
import { squadStyle } from '../../../design/dice/squads.ts'
import { useFeed, useTelling } from '../hooks/useFeed.ts'
import { eventPhrase } from '../../../words/events.ts'
import css from './SidePanel.module.css'

const SHOWN = 12

/** What happened, newest first. Screen readers get it in their own pace from the announcer. */
export function Feed() {
  const lines = useFeed()
  const telling = useTelling()
  return (
    <ol className={css.feed} aria-hidden="true">
      {lines
        .slice(-SHOWN)
        .toReversed()
        .map(({ key, who, events, against }) => (
          <Line
            key={key}
            who={who}
            name={who === 'table' ? '' : telling.names.who(who)}
            phrase={events.map((event) => eventPhrase(event, telling)).join(', ')}
            against={against}
          />
        ))}
    </ol>
  )
}

interface LineProps {
  readonly who: SeatOrTable
  readonly name: string
  readonly phrase: string
  readonly against: boolean
}

/** Told in words, so that a line which says the same as before is not drawn again. */
const Line = memo(function Line({ who, name, phrase, against }: LineProps) {
  return (
    <li className={css.line} data-against={against || undefined}>
      {who === 'table' ? null : <Die seat={who} value={who + 1} size={18} />}
      <span>
        {who !== 'table' && <b style={{ color: squadStyle(who).textColour }}>{name}</b>} {phrase}
      </span>
    </li>
  )
})
