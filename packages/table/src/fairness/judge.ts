import { type Refusal, REFUSAL_REASONS } from '@jelly/rules'
import type { Press } from '../model/press.ts'
import type { PossibleRefusal, Request, TableRefusal } from '../model/request.ts'
import type { TableState } from '../model/tableState.ts'
import { claimsOf } from './claims.ts'
import type { Fairness } from './Fairness.ts'

const IN_SCRAMBLE: ReadonlySet<Request['type']> = new Set([
  'rollDice',
  'placeDie',
  'useEffect',
  'skipEffect',
  'lockDistrict',
  'flipTimer',
])

/** Commands of the scramble: the ones for which time and order matter. */
export const isOfScramble = ({ type }: Pick<Request, 'type'>): boolean => IN_SCRAMBLE.has(type)

/** Handles a press, with what fairness has to say: too late for the sand, or beaten by whom and by how much. */
export function judge(
  fairness: Fairness,
  table: TableState<never>,
  press: Press,
  rivals: readonly Press[],
  handle: () => PossibleRefusal,
): PossibleRefusal {
  if (press.seat === null || !isOfScramble(press.request)) return handle()
  const late = fairness.afterSand(table, press)
  if (late !== null) return late
  const claims = table.game === null ? [] : claimsOf(table.game, press)
  const overtook = fairness.overtakes(table, press, rivals)
  const refusal = handle()
  if (refusal !== null) return isOfTheRules(refusal) ? fairness.explain(claims, press, refusal) : refusal
  fairness.accept(claims, press, overtook)
  return null
}

const isOfTheRules = (refusal: TableRefusal): refusal is Refusal =>
  (REFUSAL_REASONS as readonly string[]).includes(refusal.refused)
