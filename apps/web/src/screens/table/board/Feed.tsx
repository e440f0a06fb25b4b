import type { FeedLine } from '../model/feed.ts'
import { Die } from '../../../design/Die.tsx'
import { squadStyle } from '../../../design/squads.ts'
import { useFeed, useTelling } from '../hooks/useFeed.ts'
import { eventPhrase } from '../../../words/events.ts'
import css from './SidePanel.module.css'

const SHOWN = 12

/** What happened, newest first. Screen readers get it in their own pace from the announcer. */
export function Feed() {
  const lines = useFeed()
  return (
    <ol className={css.feed} aria-hidden="true">
      {lines
        .slice(-SHOWN)
        .toReversed()
        .map((line) => (
          <Line key={line.key} line={line} />
        ))}
    </ol>
  )
}

function Line({ line }: { line: FeedLine }) {
  const telling = useTelling()
  return (
    <li className={css.line} data-against={line.against || undefined}>
      {line.who === 'table' ? null : <Die seat={line.who} value={line.who + 1} size={18} />}
      <span>
        {line.who !== 'table' && (
          <b style={{ color: squadStyle(line.who).textColour }}>{telling.names.who(line.who)}</b>
        )}{' '}
        {line.events.map((event) => eventPhrase(event, telling)).join(', ')}
      </span>
    </li>
  )
}
