import { useLingui } from '@lingui/react'
import { useTable, useTableLater } from '../../../connection/TableContext.ts'
import type { Telling } from '../../../words/events.ts'
import { type FeedLine, feedLines, placedValues } from '../model/feed.ts'
import { useNames } from './useNames.ts'

/** The lines of the round at hand, oldest first. */
export function useFeed(): readonly FeedLine[] {
  const moments = useTableLater(({ record }) => record.moments)
  const round = useTableLater(({ view }) => view?.game?.round ?? 0)
  return feedLines(moments, round)
}

/** What is needed to put the events of this round in words. */
export function useTelling(): Telling {
  const { i18n } = useLingui()
  const names = useNames()
  const you = useTable((snapshot) => snapshot.you)
  const moments = useTableLater(({ record }) => record.moments)
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
