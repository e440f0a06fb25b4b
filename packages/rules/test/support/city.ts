import {
  type CityDistrict,
  type DistrictId,
  type EventOf,
  evolve,
  newState,
  parseReward,
  type Pod,
  RULES_VERSION,
  type State,
  type Zone,
  type Zones,
} from '../../src/index.ts'

export interface DistrictSpec {
  readonly zones?: readonly [string, string, string]
  readonly target?: Zone
}

/** What a test says about a position; the rest is as at the start of a game. */
export interface CitySpec {
  seats: number
  districts: DistrictSpec[]
  drone: DistrictId
  /** The top first. */
  stack: Pod[]
  jelly: Map<number, number>
  pods: Map<number, Pod[]>
  round: number
}

export const zonesOf = ([one, two, three]: readonly [string, string, string]): Zones => [
  parseReward(one),
  parseReward(two),
  parseReward(three),
]

export function startedWith(spec: CitySpec): EventOf<'gameStarted', never> {
  const count = Math.max(spec.seats + 2, spec.districts.length)
  const districts = Array.from({ length: count }, (_, n): CityDistrict => {
    const zones = spec.districts[n]?.zones ?? ['0', '0', '0']
    return { face: `F${n}`, names: null, zones: zonesOf(zones) }
  })
  const stack = spec.stack.toReversed()
  const { seats, drone } = spec
  return {
    type: 'gameStarted',
    rules: RULES_VERSION,
    seats,
    districts,
    drone,
    stackSize: stack.length,
    stack,
    drawn: 0,
  }
}

/** The position before the first roll of the round. */
export function stateOf(spec: CitySpec): State {
  const state = newState(startedWith(spec))
  evolve(state, { type: 'roundStarted', round: spec.round })
  state.districts.forEach((district, n) => (district.target = spec.districts[n]?.target ?? 1))
  state.squads.forEach((squad, seat) => {
    squad.jelly = spec.jelly.get(seat) ?? squad.jelly
    squad.pods = spec.pods.get(seat) ?? []
    squad.podCount = squad.pods.length
  })
  return state
}
