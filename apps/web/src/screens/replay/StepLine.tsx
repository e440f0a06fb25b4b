import { useLingui } from '@lingui/react/macro'
import { useTableLater } from '../../connection/TableContext.ts'
import { eventSentence } from '../../words/table/events.ts'
import { FeedLog } from '../table/spoken/FeedLog.tsx'
import { useTelling } from '../table/feed/useTelling.ts'
import { clockText } from './deck/clockText.ts'
import { usePosition, usePositionLater } from './deck/DeckContext.ts'

/** A line for screen readers, one frame after the board: after each step what happened there; while the game plays, what happened lately. */
export function StepLine() {
  const { i18n } = useLingui()
  const telling = useTelling()
  const isPlaying = usePosition((position) => position.isPlaying)
  const { moment, time } = usePositionLater((position) => position)
  const last = useTableLater(({ history }) =>
    history.moments.findLast(({ event }) => eventSentence(event, telling) !== ''),
  )
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
