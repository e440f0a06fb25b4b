import type { DieId } from '@jelly/rules'
import { useState } from 'react'
import { useTable, useTableSoon } from '../../../connection/TableContext.ts'
import { sortedTray, type TrayPlace, trayPlaces } from './trayOrder.ts'

interface Tray {
  readonly places: readonly TrayPlace[]
  /** Changes with every roll. */
  readonly roll: number
  readonly rolled: boolean
}

/** My dice, in the order of the last roll. */
export function useTray(): Tray | null {
  const you = useTable((snapshot) => snapshot.you)
  const squad = useTableSoon(({ shown }) => (you === null ? undefined : shown?.game?.squads[you]))
  const confirmed = useTableSoon(({ view }) => (you === null ? undefined : view?.game?.squads[you]))
  const roll = useTableSoon(({ view }) => (you === null ? 0 : (view?.game?.drawn[you] ?? 0)))
  const [order, setOrder] = useState<{ roll: number; dice: readonly DieId[] }>({ roll: -1, dice: [] })
  if (squad === undefined || confirmed === undefined) return null
  if (order.roll !== roll || confirmed.hand.some((die) => !order.dice.includes(die))) {
    setOrder({ roll, dice: sortedTray(confirmed) })
  }
  return { places: trayPlaces(order.dice, squad), roll, rolled: squad.rolled }
}
