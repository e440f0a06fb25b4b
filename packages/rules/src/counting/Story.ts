import type { Step } from '../model/choice.ts'
import type { Dice } from '../model/dice.ts'
import type { Event, Source } from '../model/event.ts'
import type { PlacedDie, State } from '../model/game.ts'
import { type DieId, type DieValue, type DistrictId, ownerOf, type Pod, type Seat } from '../model/ids.ts'
import { districtOf } from '../model/squadOf.ts'
import { type Purse, spend } from './purse.ts'
import { type Outcome, outcomeOf, without } from './standing.ts'

/**
 * The events of one scoring command, told one after the other, and what the seats have by then. It copies only what it
 * changes: most stories are about one seat that gains a few Jelly.
 */
export class Story {
  readonly events: Event[] = []
  /** The state that the story starts from; it is only read. */
  readonly before: State
  readonly dice: Dice
  #purses: Purse[] | null = null
  #spent = 0
  #stackSize: number
  #drawn: readonly number[]
  #cancelled: readonly DieId[] = []
  #lying: readonly PlacedDie[] | null = null
  #counted: Outcome | null = null

  constructor(before: State, dice: Dice) {
    this.before = before
    this.dice = dice
    this.#stackSize = before.stackSize
    this.#drawn = before.drawn
  }

  tell(event: Event): void {
    this.events.push(event)
  }

  get seats(): number {
    return this.before.squads.length
  }

  jelly(seat: Seat): number {
    return this.#purse(seat).jelly
  }

  pods(seat: Seat): readonly Pod[] {
    return this.#purse(seat).pods
  }

  /** [C2] These dice have left the district that is being scored. */
  cancel(dice: readonly DieId[], outcome: Outcome): void {
    this.#cancelled = dice
    this.#counted = outcome
  }

  /** [W2] The dice of the district being scored lie like this from here on. */
  lieAnew(dice: readonly PlacedDie[], outcome: Outcome): void {
    this.#lying = dice
    this.#counted = outcome
  }

  /** The dice that are left of the district being scored, as they lie now. */
  survivors(id: DistrictId): readonly PlacedDie[] {
    if (this.#lying !== null) return this.#lying
    const { dice } = districtOf(this.before, id)
    this.#lying = this.#cancelled.length === 0 ? dice : without(dice, this.#cancelled)
    return this.#lying
  }

  /** [C3] The outcome of those dice. */
  outcome(id: DistrictId): Outcome {
    this.#counted ??= outcomeOf(this.survivors(id), this.seats)
    return this.#counted
  }

  gain(seat: Seat, amount: number, source: Source): void {
    if (amount > 0) this.tell({ type: 'jellyGained', seat, amount, source })
  }

  /** [W4] [W7] Pays as much of the amount as the seat has. */
  pay(from: Seat, to: Seat, amount: number, source: Source): void {
    const paid = Math.min(amount, this.jelly(from))
    if (paid > 0) this.tell({ type: 'jellyPaid', from, to, amount: paid, source })
  }

  /** [C7] A pod for each of the seats, or for none of them. */
  takePods(seats: readonly Seat[], source: Source | null): void {
    if (this.#stackSize < seats.length) return this.tell({ type: 'podsRanOut', seats, source })
    for (const seat of seats) {
      const pod = this.before.stack[--this.#stackSize] as Pod
      this.tell({ type: 'podTaken', seat, pod, source })
    }
  }

  /** New values for dice, in their order; seat by seat from each seat's own stream. */
  rollAgain(placed: readonly PlacedDie[]): DieValue[] {
    const values: DieValue[] = placed.map(({ value }) => value)
    this.#drawn = this.#drawn.map((first, seat) => {
      let place = first
      placed.forEach(({ die }, n) => {
        if (ownerOf(die) === seat) values[n] = this.dice(seat, place++, 6)
      })
      return place
    })
    return values
  }

  /** What a seat has after what is told so far. Most stories end before anyone asks. */
  #purse(seat: Seat): Purse {
    this.#purses ??= this.before.squads.map(({ jelly, pods }) => ({ jelly, pods }))
    for (; this.#spent < this.events.length; this.#spent++) spend(this.#purses, this.events[this.#spent] as Event)
    return this.#purses[seat] as Purse
  }
}

export const sourceOf = ({ icon, path }: Step): Source => ({
  district: path[0] ?? 0,
  shownAt: path[path.length - 1] ?? 0,
  icon,
})
