import { evolve } from '../evolve.ts'
import type { Group, Step } from '../model/choice.ts'
import type { Dice } from '../model/dice.ts'
import type { Event, Source } from '../model/event.ts'
import type { District, PlacedDie, State } from '../model/game.ts'
import { type DieValue, type DistrictId, ownerOf, type Pod, type Seat } from '../model/ids.ts'
import { districtOf, squadOf } from '../squadOf.ts'
import { controllersOf, totalsOf } from './standing.ts'

/** The events of one scoring command, told one after the other on a copy of the state, so that each knows the last. */
export class Story {
  readonly events: Event[] = []
  readonly game: State
  readonly dice: Dice

  constructor(state: State, dice: Dice) {
    this.game = scoringCopy(state)
    this.dice = dice
  }

  tell(event: Event): void {
    this.events.push(event)
    evolve(this.game, event)
  }

  get seats(): number {
    return this.game.squads.length
  }

  district(id: DistrictId): District {
    return districtOf(this.game, id)
  }

  jelly(seat: Seat): number {
    return squadOf(this.game, seat).jelly
  }

  pods(seat: Seat): readonly Pod[] {
    return squadOf(this.game, seat).pods
  }

  /** [C3] As the dice lie now; a re-roll changes it. */
  controllers(id: DistrictId): Seat[] {
    return controllersOf(totalsOf(this.district(id).dice, this.seats))
  }

  /** Who gains a step's icon: those named, else who controls the district now. */
  groupOf({ group, path }: Step): Group {
    if (group !== null) return group
    const controllers = this.controllers(path[0] ?? 0)
    return { gainers: controllers, partners: controllers }
  }

  gain(seat: Seat, amount: number, source: Source): void {
    if (amount > 0) this.tell({ type: 'jellyGained', seat, amount, source })
  }

  /** [W4] [W7] As much of the amount as there is. */
  pay(from: Seat, to: Seat, amount: number, source: Source): void {
    const paid = Math.min(amount, this.jelly(from))
    if (paid > 0) this.tell({ type: 'jellyPaid', from, to, amount: paid, source })
  }

  /** [C7] A pod for each of the seats, or for none of them. */
  takePods(seats: readonly Seat[], source: Source | null): void {
    const { stack, stackSize } = this.game
    if (stackSize < seats.length) this.tell({ type: 'podsRanOut', seats, source })
    else {
      seats.forEach((seat, n) => {
        const pod = stack[stackSize - 1 - n]
        if (pod !== undefined) this.tell({ type: 'podTaken', seat, pod, source })
      })
    }
  }

  /** New values for dice, in their order; seat by seat from each seat's own stream. */
  rollAgain(placed: readonly PlacedDie[]): DieValue[] {
    const values: DieValue[] = Array.from(placed, () => 0)
    for (let seat = 0; seat < this.seats; seat++) {
      let place = this.game.drawn[seat] ?? 0
      placed.forEach(({ die }, n) => {
        if (ownerOf(die) === seat) values[n] = this.dice(seat, place++, 6)
      })
    }
    return values
  }
}

/** Copies what scoring writes: Jelly, pods, choice and the dice of districts. */
function scoringCopy(state: State): State {
  return {
    ...state,
    districts: state.districts.map((district) => ({ ...district })),
    squads: state.squads.map((squad) => ({ ...squad })),
    drawn: state.drawn.slice(),
  }
}

export const sourceOf = ({ icon, path }: Step): Source => ({
  district: path[0] ?? 0,
  shownAt: path[path.length - 1] ?? 0,
  icon,
})
