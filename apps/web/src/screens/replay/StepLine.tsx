import { useLingui } from '@lingui/react/macro'
import { useTable } from '../../connection/TableContext.ts'
import { eventSentence } from '../../words/table/events.ts'
import { FeedLog } from '../table/spoken/FeedLog.tsx'
import { useTelling } from '../table/feed/useTelling.ts'
import { clockText } from './deck/clockText.ts'
import { usePosition } from './deck/DeckContext.ts'

/** A line for screen readers: after each step what happened there; while the game plays, what happened lately. */
export function StepLine() {
  const { i18n } = useLingui()
  const telling = useTelling()
  const isPlaying = usePosition((position) => position.isPlaying)
  const moment = usePosition((position) => position.moment)
  const time = usePosition((position) => position.time)
  const last = useTable(({ history }) => history.moments.findLast(({ event }) => eventSentence(event, telling) !== ''))
  const sentence = last === undefined ? '' : eventSentence(last.event, telling)
  return (
    <div className="visually-hidden">
      {isPlaying ? (
        <FeedLog />
      ) : (
        <output key={moment} data-step={moment}>
          {`${clockText(i18n, time)} ${sentence}`}
        </output>
      )}
    </div>
  )
}
