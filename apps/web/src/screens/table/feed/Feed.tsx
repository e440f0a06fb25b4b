import type { SeatOrTable } from '@jelly/rules'
import { memo } from 'react'
import { Die } from '../../../design/dice/Die.tsx'
import css from './Feed.module.css'
import { FeedSentence } from './FeedSentence.tsx'
import { useFeed } from './useFeed.ts'

const SHOWN = 12

/** What happened, newest first. Screen readers get it in their own pace from the announcer. */
export function Feed() {
  const lines = useFeed(SHOWN)
  return (
    <ol className={css.feed} aria-hidden="true">
      {lines.map(({ key, who, sentence, against }) => (
        <FeedEntry key={key} who={who} sentence={sentence} against={against} />
      ))}
    </ol>
  )
}

interface FeedEntryProps {
  readonly who: SeatOrTable
  readonly sentence: string
  readonly against: boolean
}

/** Told in words, so that a line which says the same as before is not drawn again. */
const FeedEntry = memo(function FeedEntry({ who, sentence, against }: FeedEntryProps) {
  return (
    <li className={css.entry} data-against={against || undefined}>
      {who === 'table' ? null : <Die seat={who} value={who + 1} size={18} />}
      <span>
        <FeedSentence who={who} sentence={sentence} />
      </span>
    </li>
  )
})
