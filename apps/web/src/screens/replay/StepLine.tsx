import { useLingui } from '@lingui/react'
import { useTableLater } from '../../connection/TableContext.ts'
import { useTelling } from '../table/feed/useTelling.ts'
import { useCenterName } from '../table/hooks/useCenterName.ts'
import { FeedLog } from '../table/spoken/FeedLog.tsx'
import { clockText } from './deck/clockText.ts'
import { usePosition, usePositionLater } from './deck/DeckContext.ts'
import { stepSentence } from './stepSentence.ts'

/** A line for screen readers, one frame after the board: after each step what happened there; while the game plays, what happened lately. */
export function StepLine() {
  const { i18n } = useLingui()
  const telling = useTelling()
  const center = useCenterName()
  const isPlaying = usePosition((position) => position.isPlaying)
  const { moment, time } = usePositionLater((position) => position)
  const moments = useTableLater(({ history }) => history.moments)
  return (
    <div className="visually-hidden">
      {isPlaying ? (
        <FeedLog />
      ) : (
        <output key={moment} data-step={moment}>
          {`${clockText(i18n, time)} ${stepSentence(moments, { ...telling, center })}`}
        </output>
      )}
    </div>
  )
}
