import type { Decision } from '../decide.ts'
import { evolve } from '../evolve.ts'
import type { Event } from '../model/event.ts'
import type { Game, State } from '../model/game.ts'
import { type DistrictId, ROUNDS, type Seat } from '../model/ids.ts'
import { refuse } from '../model/refusal.ts'
import { cloneAround } from '../cloneGame.ts'
import { canUseEffect } from './effectKinds.ts'

/** [R1] A round starts for all seats together. */
export function startRound(state: State): Decision {
  if (state.phase !== 'between' || state.round >= ROUNDS) return refuse('notNow')
  return [{ type: 'roundStarted', round: state.round + 1 }]
}

/** [R8] When the sand runs out every action stops at once. */
export function sandRunsOut(state: State): Decision {
  if (state.phase !== 'scramble') return refuse('notNow')
  if (state.flippedBy === null) return refuse('timerNotFlipped')
  return [{ type: 'roundEnded', reason: 'sand' }]
}

/** [R8] The round is over once all are finished and nobody has an effect left to use. */
export function allIsDone<Hidden extends null>(game: Game<Hidden>): boolean {
  return isAnyoneRolling(game, null) ? false : game.squads.every((_, seat) => !canUseEffect(game, seat))
}

/** Adds the end of the round to what a seat is about to do at a district, if that brings it about. */
export function andEndOfRound(
  state: State,
  seat: Seat,
  district: DistrictId,
  events: readonly Event[],
): readonly Event[] {
  if (isAnyoneRolling(state, seat)) return events
  const after = cloneAround(state, seat, district)
  for (const event of events) evolve(after, event)
  return allIsDone(after) ? [...events, { type: 'roundEnded', reason: 'finished' }] : events
}

function isAnyoneRolling<Hidden extends null>({ squads }: Game<Hidden>, except: Seat | null): boolean {
  for (let seat = 0; seat < squads.length; seat++) {
    if (seat !== except && squads[seat]?.hand.length !== 0) return true
  }
  return false
}
