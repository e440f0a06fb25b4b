import { Trans } from '@lingui/react/macro'
import { ownerOf, type SeatOrTable } from '@jelly/rules'
import { memo, type ReactNode } from 'react'
import { Crest } from '../../../art/crests/Crest.tsx'
import { Portrait } from '../../../art/Portrait.tsx'
import { useTable, useTableStore } from '../../../connection/TableContext.ts'
import { Die } from '../../../design/dice/Die.tsx'
import { Crown, Hourglass, Lock } from '../../../design/icons/gameIcons.tsx'
import { Boot, SlideArrows } from '../../../design/icons/tableIcons.tsx'
import { RewardSymbol } from '../../../design/rewards/RewardSymbol.tsx'
import { squadStyle } from '../../../design/dice/squads.ts'
import css from './Feed.module.css'
import { FeedSentence } from './FeedSentence.tsx'
import { placedValues } from './feedLines.ts'
import { hurts, type StoryLine } from './story.ts'

interface StoryPictureProps {
  readonly line: StoryLine
  readonly sentence: string
  readonly isNewest: boolean
}

/** One thing that happened, where, by whom, to whom. A picture that says the same as before is not drawn again. */
export const StoryPicture = memo(function StoryPicture({ line, sentence, isNewest }: StoryPictureProps) {
  const { event, who } = line
  const store = useTableStore()
  // The picture of a place never changes: no need to look again each time a die is placed there.
  const place = 'district' in event ? store.get().view?.game?.districts[event.district ?? -1] : undefined
  const you = useTable((snapshot) => snapshot.you)
  const hurtful = hurts(line, you)
  return (
    <div className={css.picture} data-newest={isNewest || undefined} data-against={hurtful || undefined}>
      {place && <Portrait of={place} className={css.portrait} />}
      <div className={css.scene}>
        <Actor who={who} isHurtful={event.type === 'dieKicked'} />
        <Deed line={line} />
      </div>
      {hurtful && (
        <span className={css.onYou}>
          <Trans>on you</Trans>
        </span>
      )}
      <p className={css.sentence}>
        <span>
          <FeedSentence who={who} sentence={sentence} />
        </span>
      </p>
    </div>
  )
})

const Actor = ({ who, isHurtful }: { who: SeatOrTable; isHurtful: boolean }): ReactNode =>
  who === 'table' ? null : <Crest seat={who} size={44} mood={isHurtful ? 'cross' : 'glad'} />

function Deed({ line: { event, lead } }: { line: StoryLine }) {
  const store = useTableStore()
  switch (event.type) {
    case 'dieKicked': {
      const { history, view } = store.get()
      const value = placedValues(history.moments, view?.game?.round ?? 0).get(event.die)
      return (
        <>
          <Boot size={24} />
          <Die seat={ownerOf(event.die)} value={value} size={32} />
        </>
      )
    }
    case 'targetMoved': {
      const reward = store.get().view?.game?.districts[event.district]?.zones[event.zone - 1] ?? []
      return (
        <>
          <SlideArrows size={24} />
          <span className={css.reward}>
            <RewardSymbol reward={reward} silent />
          </span>
        </>
      )
    }
    case 'districtLocked':
      return (
        <span style={{ color: squadStyle(event.seat).textColour }}>
          <Lock size={28} />
        </span>
      )
    case 'timerFlipped':
      return <Hourglass size={42} />
    case 'diePlaced':
      return lead && <Crown size={26} />
    default:
      return null
  }
}
