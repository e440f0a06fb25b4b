import { cloneForScoring } from '../cloneGame.ts'
import { evolve } from '../evolve.ts'
import type { Step } from '../model/choice.ts'
import type { Dice } from '../model/dice.ts'
import type { Event, Source } from '../model/event.ts'
import type { District, PlacedDie, State } from '../model/game.ts'
import { type DieValue, type DistrictId, ownerOf, type Pod, type Seat } from '../model/ids.ts'
import { districtOf, squadOf } from '../squadOf.ts'
import { type Tally, tallyOf } from './standing.ts'

/** The events of one scoring command, told one after the other, so that each knows the last. */
export class Story {
  readonly events: Event[] = []
  /** The state that the story starts from; it is only read. */
  readonly before: State
  readonly dice: Dice
  private copy: State | null = null
  private evolved = 0
  private stackSize: number
  private counted: Tally | null = null

  constructor(before: State, dice: Dice) {
    this.before = before
    this.dice = dice
    this.stackSize = before.stackSize
  }

  tell(event: Event): void {
    this.events.push(event)
  }

  /** The game after what is told so far. Most stories end before anyone asks, so it is copied only then. */
  get game(): State {
    if (this.events.length === 0) return this.before
    this.copy ??= cloneForScoring(this.before)
    for (; this.evolved < this.events.length; this.evolved++) evolve(this.copy, this.events[this.evolved] as Event)
    return this.copy
  }

  get seats(): number {
    return this.before.squads.length
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

  /** [C3] [W2] What the dice of the district being scored come to from here on. */
  count(tally: Tally): void {
    this.counted = tally
  }

  /** [C3] What its dice come to, as they lie now. */
  tally(id: DistrictId): Tally {
    return (this.counted ??= tallyOf(this.district(id).dice, this.seats))
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
    if (this.stackSize < seats.length) return this.tell({ type: 'podsRanOut', seats, source })
    for (const seat of seats) {
      const pod = this.before.stack[--this.stackSize] as Pod
      this.tell({ type: 'podTaken', seat, pod, source })
    }
  }

  /** New values for dice, in their order; seat by seat from each seat's own stream. */
  rollAgain(placed: readonly PlacedDie[]): DieValue[] {
    const values: DieValue[] = placed.map(({ value }) => value)
    for (let seat = 0; seat < this.seats; seat++) {
      let place = this.game.drawn[seat] ?? 0
      placed.forEach(({ die }, n) => {
        if (ownerOf(die) === seat) values[n] = this.dice(seat, place++, 6)
      })
    }
    return values
  }
}

export const sourceOf = ({ icon, path }: Step): Source => ({
  district: path[0] ?? 0,
  shownAt: path[path.length - 1] ?? 0,
  icon,
})
