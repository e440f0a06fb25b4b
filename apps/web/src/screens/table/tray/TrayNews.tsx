import { Trans } from '@lingui/react/macro'
import { useTable } from '../../../connection/TableContext.ts'
import { Die } from '../../../design/dice/Die.tsx'
import { squadStyle } from '../../../design/dice/squads.ts'
import { eventPhrase } from '../../../words/events.ts'
import { useIntent } from '../actions/ActionsContext.ts'
import { useFeed, useTelling } from '../hooks/useFeed.ts'
import css from './TrayLine.module.css'

const SHOWN = 2

/** The last things that happened, where there is no room for a feed. */
export function TrayNews() {
  const lines = useFeed()
  const telling = useTelling()
  const locking = useIntent(({ kind }) => kind === 'locking')
  const playing = useTable(({ view }) => view?.phase === 'scramble')
  if (locking) {
    return (
      <p className={css.hint}>
        <Trans>Tap the district that your screen shall lock.</Trans>
      </p>
    )
  }
  if (!playing) return null
  return (
    <ol className={css.news} aria-hidden="true">
      {lines
        .slice(-SHOWN)
        .toReversed()
        .map(({ key, who, events, against }) => (
          <li key={key} className={css.line} data-against={against || undefined}>
            {who !== 'table' && <Die seat={who} value={who + 1} size={16} />}
            <span className={css.phrase}>
              {who !== 'table' && <b style={{ color: squadStyle(who).textColour }}>{telling.names.who(who)}</b>}{' '}
              {events.map((event) => eventPhrase(event, telling)).join(', ')}
            </span>
          </li>
        ))}
    </ol>
  )
}
