import type { DieId, DieValue, Squad } from '@jelly/rules'

/** What lies in a place of the tray: a die, or the hole it left. */
export interface TrayPlace {
  readonly die: DieId | null
  readonly value: DieValue | null
}

/** Dice by value, as they fell; a die that was placed leaves a hole until the next roll. */
export function sortedTray({ hand, tray }: Pick<Squad<null>, 'hand' | 'tray'>): DieId[] {
  const valueOf = (die: DieId): number => tray?.[hand.indexOf(die)] ?? 0
  return hand.toSorted((one, other) => valueOf(one) - valueOf(other) || one - other)
}

export const trayPlaces = (order: readonly DieId[], { hand, tray }: Pick<Squad<null>, 'hand' | 'tray'>): TrayPlace[] =>
  order.map((die) => {
    const at = hand.indexOf(die)
    return at < 0 ? { die: null, value: null } : { die, value: tray?.[at] ?? null }
  })
