import type { Fairness } from '../fairness/Fairness.ts'
import type { Press } from '../model/press.ts'
import type { TableState } from '../model/tableState.ts'

const isBefore = (one: Press, other: Press): boolean =>
  one.countsAt < other.countsAt || (one.countsAt === other.countsAt && one.turn < other.turn)

/** The press to be handled now: the first that is due, and none before an earlier one that it conflicts with. */
export function firstDue(
  presses: readonly Press[],
  state: TableState<never>,
  fairness: Fairness,
  now: number,
): Press | null {
  let first: Press | null = null
  for (const press of presses) {
    if (press.dueAt > now || (first !== null && !isBefore(press, first))) continue
    if (!presses.some((other) => isBehind(press, other))) first = press
  }
  return first

  function isBehind(press: Press, other: Press): boolean {
    if (other.arrivedAt > now || !isBefore(other, press)) return false
    return press.seat !== null && other.seat !== null && fairness.conflict(state, press, other)
  }
}
