import type { Reward } from '@jelly/rules'
import { useContext } from 'react'
import { CopiedContext } from '../../../design/rewards/CopiedContext.ts'
import { fitReward } from '../../../design/rewards/rewardShape.ts'
import { RewardSymbol } from '../../../design/rewards/RewardSymbol.tsx'
import type { CardMeasures } from './cardMeasures.ts'

const NOTHING: Reward = []

/** What a zone pays, as large as there is room for it. */
export function ZoneReward({ reward = NOTHING, room }: { reward: Reward | undefined; room: CardMeasures['symbol'] }) {
  const fit = fitReward(reward, room, useContext(CopiedContext))
  return (
    <span style={{ fontSize: fit.size }}>
      <RewardSymbol reward={reward} form={fit.form} brief={fit.isBrief} silent />
    </span>
  )
}
