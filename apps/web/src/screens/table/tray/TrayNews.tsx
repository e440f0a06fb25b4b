import { Trans } from '@lingui/react/macro'
import { useTable } from '../../../connection/TableContext.ts'
import { Die } from '../../../design/dice/Die.tsx'
import { useIntent } from '../actions/ActionsContext.ts'
import { FeedSentence } from '../feed/FeedSentence.tsx'
import { useFeed } from '../feed/useFeed.ts'
import css from './TrayLine.module.css'

const SHOWN = 2

/** The last things that happened, where there is no room for a feed. */
export function TrayNews() {
  const lines = useFeed(SHOWN)
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
      {lines.map(({ key, who, sentence, against }) => (
        <li key={key} className={css.entry} data-against={against || undefined}>
          {who !== 'table' && <Die seat={who} value={who + 1} size={16} />}
          <span className={css.sentence}>
            <FeedSentence who={who} sentence={sentence} />
          </span>
        </li>
      ))}
    </ol>
  )
}
