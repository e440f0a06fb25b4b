import type { DieValue, DistrictId, Seat } from '@jelly/rules'
import { TOTAL, withDie, withoutDie } from '../position/pile.ts'
import { addToCenter, pileAt, type Position, setPile } from '../position/Position.ts'
import type { Prizes } from './Prizes.ts'
import { QuickRandom } from './QuickRandom.ts'

const NOTHING = 0
const KICK = 1
const SLIDE = 2

/** How much a rival's gain weighs in a quick move. */
const SPITE = 0.3
const EVEN = 64
/** At `EVEN + lead`: the chance to keep a lead. */
const HOLD = Float64Array.from({ length: 2 * EVEN }, (_, n) => 1 / (1 + Math.exp((EVEN - n) / 2.2)))

/** Plays a round to its end with quick, plausible moves of everybody. */
export class Playout {
  readonly random = new QuickRandom()
  readonly #prizes: Prizes
  readonly #now: Float64Array
  readonly #slid: Float64Array
  readonly #roll: DieValue[] = []
  // The district at hand, as the seat to move sees it.
  #lead: Seat = -1
  #top = 0
  #second = 0
  #before = 0
  // The best move so far.
  #best = 0
  #district: DistrictId = -1
  #value: DieValue = 0
  #effect = NOTHING
  #kicked: DieValue = 0
  #zone = 0
  #owner: Seat = 0

  constructor(prizes: Prizes, districts: number) {
    this.#prizes = prizes
    this.#now = new Float64Array(prizes.seats * districts)
    this.#slid = new Float64Array(prizes.seats)
  }

  /** Everybody places their dice; whoever holds more dice moves more often. */
  run(position: Position): void {
    const { hands } = position
    this.#prizes.writeAll(position, this.#now)
    let dice = 0
    for (const hand of hands) dice += hand
    for (; dice > 0; dice--) {
      let seat = 0
      for (let nth = this.random.below(dice); nth >= (hands[seat] as number); seat++) nth -= hands[seat] as number
      this.#move(position, seat)
    }
  }

  #move(position: Position, seat: Seat): void {
    this.#best = -Infinity
    this.#district = -1
    this.#throwDice(position.hands[seat] as number)
    for (let district = 0; district < position.districts; district++) {
      if (position.locked[district] === 0) this.#weigh(position, seat, district)
    }
    position.hands[seat] = (position.hands[seat] as number) - 1
    if (this.#district >= 0) this.#play(position, seat)
  }

  /** Of many dice only a few are looked at. */
  #throwDice(hand: number): void {
    const count = hand > 4 ? 4 : hand > 3 ? 3 : hand
    this.#roll.length = 0
    for (let n = 0; n < count; n++) {
      const value = 1 + this.random.below(6)
      if (!this.#roll.includes(value)) this.#roll.push(value)
    }
  }

  #weigh(position: Position, seat: Seat, district: DistrictId): void {
    this.#survey(position, seat, district)
    const pile = pileAt(position, district, seat)
    const at = district * position.seats
    const prize = this.#now[at + seat] as number
    const cost = this.#lead < 0 ? 0 : SPITE * (this.#now[at + this.#lead] as number)
    this.#before = this.#worth(TOTAL[pile] as number, this.#top, prize, cost)
    for (const value of this.#roll) {
      const total = TOTAL[withDie(pile, value)] as number
      this.#consider(this.#worth(total, this.#top, prize, cost), district, value, NOTHING)
      if (value <= 2) this.#weighKick(position, district, value, total, prize, cost)
      else if (value <= 4) this.#weighSlides(position, seat, district, value, total)
    }
  }

  /** Which of the others leads a district, and by how much. */
  #survey({ piles, seats }: Position, seat: Seat, district: DistrictId): void {
    this.#top = 0
    this.#second = 0
    this.#lead = -1
    for (let other = 0; other < seats; other++) {
      const total = TOTAL[piles[district * seats + other] as number] as number
      if (other === seat || total <= this.#second) continue
      if (total > this.#top) {
        this.#second = this.#top
        this.#top = total
        this.#lead = other
      } else this.#second = total
    }
  }

  #worth(total: number, top: number, prize: number, cost: number): number {
    const chance = total === 0 ? 0 : (HOLD[EVEN + total - top] as number)
    return prize * chance - (top === 0 ? 0 : cost * (1 - chance))
  }

  #consider(worth: number, district: DistrictId, value: DieValue, effect: number): boolean {
    if (worth - this.#before <= this.#best) return false
    this.#best = worth - this.#before
    this.#district = district
    this.#value = value
    this.#effect = effect
    return true
  }

  #weighKick(position: Position, at: DistrictId, value: DieValue, total: number, prize: number, cost: number) {
    if (this.#lead < 0) return
    const kicked = highestSingle(pileAt(position, at, this.#lead))
    const top = Math.max(this.#second, this.#top - kicked)
    if (!this.#consider(this.#worth(total, top, prize, cost), at, value, KICK)) return
    this.#owner = this.#lead
    this.#kicked = kicked
  }

  #weighSlides({ targets }: Position, seat: Seat, district: DistrictId, value: DieValue, total: number): void {
    const zone = targets[district] as number
    for (let to = zone === 0 ? 1 : zone - 1; to <= 2; to += 2) {
      this.#prizes.write(targets, district, to, this.#slid, 0)
      const cost = this.#lead < 0 ? 0 : SPITE * (this.#slid[this.#lead] as number)
      const worth = this.#worth(total, this.#top, this.#slid[seat] as number, cost)
      if (this.#consider(worth, district, value, SLIDE)) this.#zone = to
    }
  }

  #play(position: Position, seat: Seat): void {
    const district = this.#district
    setPile(position, district, seat, withDie(pileAt(position, district, seat), this.#value))
    if (this.#effect === KICK) {
      setPile(position, district, this.#owner, withoutDie(pileAt(position, district, this.#owner), this.#kicked))
      addToCenter(position, this.#owner, 1)
    } else if (this.#effect === SLIDE) {
      position.targets[district] = this.#zone
      this.#prizes.writeAll(position, this.#now)
    }
  }
}

/** The highest value that lies there once: the leader has one. */
function highestSingle(pile: number): DieValue {
  let value = 6
  while (value > 1 && ((pile >> (2 * (value - 1))) & 3) !== 1) value--
  return value
}
