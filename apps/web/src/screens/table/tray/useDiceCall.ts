import { DICE_PER_SEAT } from '@jelly/rules'
import { useEffect } from 'react'
import { useTableLater } from '../../../connection/TableContext.ts'
import { EXERCISE_TABLE } from '../../../connection/practice/exercise/Exercise.ts'
import { useProgress } from '../../../settings/progress.ts'
import { useActions, useIntentSoon } from '../actions/ActionsContext.ts'

/** Whoever has played so many games knows how a die is placed. */
const KNOWS_AFTER = 3
const SAID_FOR = 2600

/** Why the dice want to be seen: nobody has touched one yet, or a district was tapped without one. */
export type DiceCall = { readonly why: 'first' } | { readonly why: 'missed'; readonly n: number } | null

export function useDiceCall(): DiceCall {
  const actions = useActions()
  const { games } = useProgress()
  const isFirst = useTableLater(({ shown, you }) => {
    const game = shown?.game
    // In the lesson that is what Pip says.
    if (shown?.id === EXERCISE_TABLE) return false
    const squad = you === null ? undefined : game?.squads[you]
    return game?.phase === 'scramble' && game.round === 1 && squad?.hand.length === DICE_PER_SEAT
  })
  const missed = useIntentSoon((intent) => (intent.kind === 'emptyHanded' ? intent.n : null))
  const picked = useIntentSoon(({ kind }) => kind === 'picked')
  useEffect(() => {
    if (missed === null) return undefined
    const timer = setTimeout(() => actions?.forgetMissed(missed), SAID_FOR)
    return () => clearTimeout(timer)
  }, [actions, missed])
  if (missed !== null) return { why: 'missed', n: missed }
  return isFirst && games < KNOWS_AFTER && !picked ? { why: 'first' } : null
}
