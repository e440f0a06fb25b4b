import type { PlacedDie } from '../model/game.ts'
import type { DieId } from '../model/ids.ts'

// Numbers and objects have a loop each: one loop for both kinds of list takes twice as long.

/** Takes one number out of a list, in place; for short lists this is quicker than `splice`. */
export function removeAt(list: number[], at: number): void {
  if (at < 0) return
  for (let n = at + 1; n < list.length; n++) list[n - 1] = list[n] as number
  list.pop()
}

/** Takes a die out, in place, if it is there. */
export function removeDie(dice: PlacedDie[], die: DieId): PlacedDie | undefined {
  let at = 0
  while (at < dice.length && dice[at]?.die !== die) at++
  const removed = dice[at]
  if (removed === undefined) return undefined
  for (let n = at + 1; n < dice.length; n++) dice[n - 1] = dice[n] as PlacedDie
  dice.pop()
  return removed
}
