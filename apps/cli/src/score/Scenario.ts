import type { Answer, DieValue, Pod, Seat, Zone, Zones } from '@jelly/rules'

/** A position at the end of a round, as somebody wrote it down. */
export interface Scenario {
  readonly seats: readonly string[]
  readonly jelly: readonly number[]
  readonly pods: readonly (readonly Pod[])[]
  /** The top first. */
  readonly stack: readonly Pod[]
  readonly drone: number
  readonly districts: readonly ScenarioDistrict[]
  /** How many dice lie on the city center, by seat. */
  readonly center: readonly number[]
  readonly answers: readonly ScenarioAnswer[]
  readonly rolls: readonly DieValue[]
  readonly final: boolean
}

export interface ScenarioDistrict {
  /** Empty for a district that is given by its zones. */
  readonly face: string
  readonly zones: Zones
  readonly target: Zone
  /** By seat, each seat's in the order given. */
  readonly dice: readonly (readonly DieValue[])[]
}

export interface ScenarioAnswer {
  readonly seat: Seat
  readonly answer: Answer<never>
  /** Where it stands, for complaints. */
  readonly where: string
}
