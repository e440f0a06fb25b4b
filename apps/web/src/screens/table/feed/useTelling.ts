import { useLingui } from '@lingui/react'
import { useTable, useTableLast } from '../../../connection/TableContext.ts'
import type { Telling } from '../../../words/table/events.ts'
import { useNames } from '../hooks/useNames.ts'
import { placedValues } from './feedLines.ts'

/** What is needed to put the events of this round in words. */
export function useTelling(): Telling {
  const { i18n } = useLingui()
  const names = useNames()
  const you = useTable((snapshot) => snapshot.you)
  const moments = useTableLast(({ history }) => history.moments)
  const game = useTableLast(({ view }) => view?.game)
  const values = placedValues(moments, game?.round ?? 0)
  return {
    i18n,
    names,
    you,
    valueOf: (die) => values.get(die),
    rewardAt: (district, zone) => game?.districts[district]?.zones[zone - 1] ?? [],
  }
}
