import type { Decision } from '../model/decision.ts'
import type { Event } from '../model/event.ts'
import type { PendingEffect, PlacedDie, State } from '../model/game.ts'
import { type DistrictId, ROUNDS, type Seat } from '../model/ids.ts'
import { refuse } from '../model/refusal.ts'
import { removeDie } from '../model/removeAt.ts'
import { districtOf } from '../model/squadOf.ts'
import { isUsable, pendingEffect } from './effectKinds.ts'

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

/** [R8] A seat without dice does something at a district: if nobody has anything left to do after it, the round ends. */
export function andEndOfRound(
  state: State,
  seat: Seat,
  district: DistrictId,
  events: readonly Event[],
): readonly Event[] {
  if (isAnyoneRolling(state, seat) || isEffectLeft(state, seat, district, events)) return events
  return [...events, { type: 'roundEnded', reason: 'finished' }]
}

function isEffectLeft(state: State, actor: Seat, district: DistrictId, events: readonly Event[]): boolean {
  const lying = diceAfter(districtOf(state, district).dice, events)
  return state.squads.some((squad, seat) => {
    const effect = seat === actor ? effectAfter(events, districtOf(state, district).dice) : squad.effect
    if (effect === null) return false
    return isUsable(effect, effect.district === district ? lying : districtOf(state, effect.district).dice)
  })
}

/** The effect that a seat is left with: that of a die it places and does not use at once. */
function effectAfter(events: readonly Event[], lying: readonly PlacedDie[]): PendingEffect | null {
  const last = events[events.length - 1]
  return last?.type === 'diePlaced' ? pendingEffect(last.die, last.value, last.district, lying) : null
}

function diceAfter(dice: readonly PlacedDie[], events: readonly Event[]): PlacedDie[] {
  const lying = dice.slice()
  for (const event of events) {
    if (event.type === 'diePlaced') lying.push(event)
    if (event.type === 'dieKicked') removeDie(lying, event.die)
  }
  return lying
}

const isAnyoneRolling = ({ squads }: State, except: Seat): boolean =>
  squads.some(({ hand }, seat) => seat !== except && hand.length > 0)
