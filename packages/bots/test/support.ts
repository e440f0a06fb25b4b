import {
  type DieValue,
  drawGame,
  evolve,
  houseEdition,
  newState,
  parseReward,
  type Seat,
  seededDice,
  type State,
  type View,
  viewOf,
} from '@jelly/rules'
import { LEARNED } from '../src/evaluation/learned.ts'
import { type Bot, botOf, botWith, type BotLevel, PROFILES, TEMPERAMENTS } from '../src/index.ts'

/** A round that has just started. */
export function freshRound(seats: number, seed = 1): State {
  const state = newState(drawGame({ seats, edition: houseEdition }, seededDice(seed)))
  evolve(state, { type: 'roundStarted', round: 1 })
  return state
}

/** Puts three rewards on a district. */
export function withZones(state: State, district: number, zones: readonly [string, string, string]): State {
  const [one, two, three] = zones.map(parseReward)
  const old = state.districts[district]
  if (!old || !one || !two || !three) throw new RangeError('no such district')
  state.districts[district] = { ...old, zones: [one, two, three] }
  return state
}

/** Every district pays nothing, whatever its target shows. */
export function barren(state: State): State {
  state.districts.forEach((_, id) => withZones(state, id, ['0', '0', '0']))
  return state
}

/** Dice that have been placed, effects let go. */
export function placed(state: State, seat: Seat, district: number, ...values: DieValue[]): State {
  for (const value of values) {
    const die = state.squads[seat]?.hand[0]
    if (die === undefined) throw new RangeError('no die left')
    state.squads[seat]!.rolled = true
    evolve(state, { type: 'diePlaced', seat, die, value, district })
    state.squads[seat]!.effect = null
  }
  return state
}

/** A roll that fell so; dice that are not named have been placed where they do not matter. */
export function rolled(state: State, seat: Seat, ...values: DieValue[]): State {
  const squad = state.squads[seat]
  if (!squad) throw new RangeError('no such seat')
  squad.hand = squad.hand.slice(0, values.length)
  evolve(state, { type: 'diceRolled', seat, values })
  return state
}

/** No dice left in the hands of these. */
export function finished(state: State, ...seats: Seat[]): State {
  for (const seat of seats) {
    const squad = state.squads[seat]
    if (squad) Object.assign(squad, { hand: [], tray: [], rolled: false })
  }
  return state
}

export const seen = (state: State, seat: Seat): View => viewOf(state, seat)

const tasteAt = (seat: number) => TEMPERAMENTS[seat % TEMPERAMENTS.length] ?? 'greedy'

export const table = (level: BotLevel, seats: number): Bot[] =>
  Array.from({ length: seats }, (_, seat) => botOf(level, tasteAt(seat)))

/** The same with an ace that looks ahead a tenth as far, where only its manners matter. */
export const lightTable = (level: BotLevel, seats: number): Bot[] =>
  Array.from({ length: seats }, (_, seat) => {
    const profile = PROFILES[level]
    return botWith({ ...profile, samples: Math.ceil(profile.samples / 10) }, tasteAt(seat), LEARNED)
  })
