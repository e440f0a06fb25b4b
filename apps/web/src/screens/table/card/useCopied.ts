import { type District, neighbour, type Reward } from '@jelly/rules'
import { useTableSoon } from '../../../connection/TableContext.ts'
import { type Copied, shapeOf } from '../../../design/rewards/rewardShape.ts'
import { useFreshBoard } from '../hooks/useFreshBoard.ts'
import { copiedAt, hasCopy } from '../model/copied.ts'

interface WhatIsCopied {
  /** What a copy on the card would borrow now; null on a card without one. */
  readonly copied: Copied | null
  /** The longest that it may ever borrow: the card has room for it from the beginning. */
  readonly widest: Copied
}

const NOTHING: WhatIsCopied = { copied: null, widest: { cw: [], ccw: [] } }

const widthOf = (reward: Reward): number => shapeOf(reward, 'line', null).width

const longest = ({ zones }: District): Reward =>
  zones.reduce((one, other) => (widthOf(other) > widthOf(one) ? other : one))

function whatIsCopied(districts: readonly District[], id: number): WhatIsCopied {
  const own = districts[id]
  const [cw, ccw] = (['cw', 'ccw'] as const).map((side) => districts[neighbour(id, side, districts.length)])
  if (own === undefined || cw === undefined || ccw === undefined || !hasCopy(own)) return NOTHING
  return { copied: copiedAt(districts, id), widest: { cw: longest(cw), ccw: longest(ccw) } }
}

/** [W1] A card with a copy shows what its neighbours offer. */
export function useCopied(id: number): WhatIsCopied {
  const fresh = useFreshBoard()
  return useTableSoon(({ shown }) => {
    const districts = shown?.game?.districts ?? []
    return whatIsCopied(fresh ? districts.map((district) => ({ ...district, target: 1 as const })) : districts, id)
  })
}
