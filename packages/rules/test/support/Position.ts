import {
  type DieId,
  type DieValue,
  type District,
  type DistrictId,
  districtOf,
  ownerOf,
  type Pod,
  type Seat,
  type Squad,
  squadOf,
  type State,
} from '../../src/index.ts'
import { type CitySpec, type DistrictSpec, stateOf } from './city.ts'

/** A position that is arranged first and looked at later; seats go by their names. */
export class Position {
  protected focus: DistrictId = 0
  readonly #names: readonly string[]
  readonly #spec: CitySpec
  #arrangedState: State | null = null

  constructor(names: readonly string[]) {
    this.#names = names
    this.#spec = {
      seats: names.length,
      districts: [],
      drone: 0,
      stack: [],
      jelly: new Map(),
      pods: new Map(),
      round: 1,
    }
  }

  /** Adds a district, clockwise; what follows is about it. */
  withDistrict(district: DistrictSpec = {}): this {
    return this.#arranged(() => {
      this.focus = this.#spec.districts.push(district) - 1
    })
  }
  withDrone(at: DistrictId): this {
    return this.#arranged(() => (this.#spec.drone = at))
  }
  withRound(round: number): this {
    return this.#arranged(() => (this.#spec.round = round))
  }
  /** The top first. */
  withStack(...pods: Pod[]): this {
    return this.#arranged(() => (this.#spec.stack = pods))
  }
  withJelly(name: string, jelly: number): this {
    return this.#arranged(() => this.#spec.jelly.set(this.seat(name), jelly))
  }
  withPods(name: string, ...pods: Pod[]): this {
    return this.#arranged(() => this.#spec.pods.set(this.seat(name), pods))
  }
  #arranged(arrange: () => unknown): this {
    if (this.#arrangedState !== null) throw new Error('arrange the table before the first die')
    arrange()
    return this
  }

  /** The state, in the first round unless told otherwise, before the first roll. */
  get state(): State {
    return (this.#arrangedState ??= stateOf(this.#spec))
  }
  /** Moves the focus to another district. */
  at(district: DistrictId): this {
    this.focus = district
    return this
  }
  /** Dice that were kicked earlier in the round. */
  withCenter(name: string, count: number): this {
    const { hand } = this.squad(name)
    for (const die of hand.splice(0, count)) this.state.center.push({ die, value: 6 })
    return this
  }

  seat(name: string): Seat {
    const seat = this.#names.indexOf(name)
    if (seat < 0) throw new Error(`nobody is called ${name}`)
    return seat
  }
  squad(name: string): Squad<never> {
    return squadOf(this.state, this.seat(name))
  }
  district(id: DistrictId = this.focus): District {
    return districtOf(this.state, id)
  }
  jelly(name: string): number {
    return this.squad(name).jelly
  }
  pods(name: string): readonly Pod[] {
    return this.squad(name).pods
  }
  /** Everybody's Jelly, in seat order. */
  get purses(): number[] {
    return this.state.squads.map(({ jelly }) => jelly)
  }
  /** Who the table waits for. */
  get asked(): string[] {
    return this.state.choice?.question.asked.map((seat) => this.#names[seat] ?? '?') ?? []
  }
  dieAt(district: DistrictId, name: string, value: DieValue): DieId {
    const seat = this.seat(name)
    return this.district(district).dice.find(({ die, value: v }) => v === value && ownerOf(die) === seat)?.die ?? -1
  }
}
