import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Crest } from '../../../art/crests/Crest.tsx'
import { Mark } from '../../../art/Portrait.tsx'
import { useTable, useTableStore } from '../../../connection/TableContext.ts'
import { useIntentSoon } from '../actions/ActionsContext.ts'
import { FeedSentence } from '../feed/FeedSentence.tsx'
import { hurts, isHighlight, type StoryLine } from '../feed/story.ts'
import { storySentence } from '../feed/storySentence.ts'
import { useStory } from '../feed/useStory.ts'
import { useTelling } from '../feed/useTelling.ts'
import css from './TrayLine.module.css'

/** What was done to me stays so long before something else is told. */
const TO_BE_READ = 3600
/** More letters need smaller ones. */
const LONG = 72

/** The newest picture of the strip, and before there is one the newest placement. */
function useNews(): StoryLine | null {
  const lines = useStory()
  const you = useTable((snapshot) => snapshot.you)
  const [read, setRead] = useState<string | null>(null)
  const blow = lines.findLast((line) => hurts(line, you))
  const key = blow?.key ?? null
  useEffect(() => {
    const timer = setTimeout(() => setRead(key), TO_BE_READ)
    return () => clearTimeout(timer)
  }, [key])
  return (key === read ? null : blow) ?? lines.findLast(isHighlight) ?? lines.at(-1) ?? null
}

/** What happened last, where there is no room for a strip. */
export function TrayNews() {
  const store = useTableStore()
  const news = useNews()
  const telling = useTelling()
  const you = useTable((snapshot) => snapshot.you)
  const locking = useIntentSoon(({ kind }) => kind === 'locking')
  const playing = useTable(({ view }) => view?.phase === 'scramble')
  const event = news?.event
  const place = event && 'district' in event ? store.get().view?.game?.districts[event.district ?? -1] : undefined
  if (locking) {
    return (
      <p className={css.hint}>
        <Trans>Tap the district that you want to lock.</Trans>
      </p>
    )
  }
  if (!playing || news === null) return null
  const hurtful = hurts(news, you)
  const sentence = storySentence(news, telling)
  return (
    <div
      key={news.key}
      className={css.news}
      data-against={hurtful || undefined}
      data-long={sentence.length > LONG || undefined}
      aria-hidden="true"
    >
      {place && <Mark of={place} size={36} />}
      {news.who !== 'table' && <Crest seat={news.who} size={34} mood={hurtful ? 'cross' : 'glad'} />}
      <span className={css.sentence}>
        <FeedSentence who={news.who} sentence={sentence} />
      </span>
      {hurtful && (
        <span className={css.onYou}>
          <Trans>on you</Trans>
        </span>
      )}
    </div>
  )
}
