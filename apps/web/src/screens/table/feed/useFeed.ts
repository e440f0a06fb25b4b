import { useLingui } from '@lingui/react'
import type { SeatOrTable } from '@jelly/rules'
import { useTable, useTableLater } from '../../../connection/TableContext.ts'
import { markedSentence, type Telling } from '../../../words/table/events.ts'
import { useNames } from '../hooks/useNames.ts'
import { feedLines, placedValues } from './feedLines.ts'

export interface ToldLine {
  readonly key: string
  readonly who: SeatOrTable
  /** One whole sentence; who did it stands in `<b>`. */
  readonly sentence: string
  readonly against: boolean
}

/** The last lines of the round at hand, newest first. */
export function useFeed(count: number): readonly ToldLine[] {
  const moments = useTableLater(({ history }) => history.moments)
  const round = useTableLater(({ view }) => view?.game?.round ?? 0)
  const telling = useTelling()
  return feedLines(moments, round)
    .slice(-count)
    .toReversed()
    .map(({ key, who, event, against }) => ({ key, who, against, sentence: markedSentence(event, telling) }))
}

/** What is needed to put the events of this round in words. */
export function useTelling(): Telling {
  const { i18n } = useLingui()
  const names = useNames()
  const you = useTable((snapshot) => snapshot.you)
  const moments = useTableLater(({ history }) => history.moments)
  const game = useTableLater(({ view }) => view?.game)
  const values = placedValues(moments, game?.round ?? 0)
  return {
    i18n,
    names,
    you,
    valueOf: (die) => values.get(die),
    rewardAt: (district, zone) => game?.districts[district]?.zones[zone - 1] ?? [],
  }
}
