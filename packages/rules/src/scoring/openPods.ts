import type { Decision } from '../model/decision.ts'
import type { Dice } from '../model/dice.ts'
import type { OpenedPods } from '../model/event.ts'
import type { State } from '../model/game.ts'
import type { Seat } from '../model/ids.ts'
import { refuse } from '../model/refusal.ts'
import { squadOf } from '../model/squadOf.ts'
import { controllersOf } from '../counting/standing.ts'

/** [C9] Die-pods are rolled, all pods are opened and added to the Jelly; the most wins. */
export function openPods(state: State, dice: Dice): Decision {
  if (state.phase !== 'opening') return refuse('notNow')
  const squads = state.squads.map((_, seat) => open(state, seat, dice))
  const scores = squads.map(({ score }) => score)
  const winners = Math.max(...scores) === 0 ? scores.map((_, seat) => seat) : controllersOf(scores)
  return [
    { type: 'podsOpened', squads },
    { type: 'gameEnded', scores, winners },
  ]
}

function open(state: State, seat: Seat, dice: Dice): OpenedPods {
  const { pods, jelly } = squadOf(state, seat)
  let place = state.drawn[seat] ?? 0
  const rolls: number[] = []
  let score = jelly
  for (const pod of pods) {
    if (pod === 'die') rolls.push(dice(seat, place++, 6))
    score += pod === 'die' ? (rolls[rolls.length - 1] ?? 0) : pod
  }
  return { pods, rolls, score }
}
