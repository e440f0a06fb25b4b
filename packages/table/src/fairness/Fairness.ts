import type { Refusal, Seat } from '@jelly/rules'
import type { Press } from '../model/press.ts'
import type { TableRefusal } from '../model/request.ts'
import type { SeatFairness, TableState } from '../model/tableState.ts'
import { type Claim, claimsOf, doConflict } from './claims.ts'
import { Finishes } from './Finishes.ts'
import { Quotas } from './Quotas.ts'
import { rivalsOf } from './rivals.ts'

/** A rival's press may be this much later than its round trips promise. */
const SLACK = 20
/** [R8] A press before the end of the sand counts if it arrives within this. */
const SAND_GRACE = 250

/** A page that has much to do is a little late: that is nobody's business. */
const LATE = 60
const worthAWord = (late: number): number => (late < LATE ? 0 : Math.round(late))

/** What is known of the seats' lines. */
export interface MeasuredLines {
  /** How long the way from a seat's person is; null where nobody is connected. */
  oneWayOf(seat: Seat): number | null
  /** By how much a seat's answers are slower than its line. */
  answersLateOf(seat: Seat): number
}

/** Orders presses that conflict by when they were pressed, not by when they arrived. */
export class Fairness {
  readonly #lines: MeasuredLines
  readonly #isCompensating: () => boolean
  #quotas = new Quotas()
  #finishes = new Finishes()

  /** Where a table does not want compensation, a press counts when it arrives. */
  constructor(lines: MeasuredLines, isCompensating: () => boolean) {
    this.#lines = lines
    this.#isCompensating = isCompensating
  }

  /** A round has begun. */
  begin(): void {
    this.#quotas = new Quotas()
    this.#finishes = new Finishes()
  }

  /** When a press that arrives now was made. */
  pressTime(seat: Seat, arrivedAt: number): number {
    return arrivedAt - this.#allowance(seat)
  }

  /** The time from which no press of anybody else can be before this one; null where none could from the start. */
  heldUntil({ game }: TableState<never>, press: Press): number | null {
    const { seat, countsAt } = press
    if (game === null || seat === null || !this.#isCompensating()) return null
    let slowest: number | null = null
    for (const claim of claimsOf(game, press)) slowest = this.#slowest(rivalsOf(game, seat, claim), slowest)
    return slowest === null ? null : countsAt + slowest + SLACK
  }

  /** [R8] The time from which no press from before the end of the sand can arrive. */
  sandHeldUntil({ game }: TableState<never>, sand: number): number {
    const squads = game?.squads ?? []
    const open =
      this.#isCompensating() &&
      squads.some(({ hand, effect }, seat) => (hand.length > 0 || effect !== null) && this.#isHere(seat))
    const slowest = open ? this.#slowest(squads.map((_, seat) => seat)) : null
    return slowest === null ? sand : sand + Math.min(SAND_GRACE, slowest + SLACK)
  }

  conflict({ game }: TableState<never>, one: Press, other: Press): boolean {
    if (game === null || one.seat === other.seat) return false
    return doConflict(claimsOf(game, one), claimsOf(game, other))
  }

  /** Whether a press is only in time, or first, because it is dated back. */
  overtakes(table: TableState<never>, press: Press, rivals: readonly Press[]): boolean {
    if (press.arrivedAt >= (table.deadlines.sand ?? Infinity)) return true
    return rivals.some(
      (rival) =>
        rival.arrivedAt < press.arrivedAt && rival.countsAt > press.countsAt && this.conflict(table, press, rival),
    )
  }

  /** [R8] Why a press that came after the sand had run out is too late, though the round is not over yet. */
  afterSand({ deadlines: { sand } }: TableState<never>, { countsAt }: Press): TableRefusal | null {
    return sand === undefined || countsAt < sand ? null : { refused: 'notNow', late: Math.ceil(countsAt - sand) }
  }

  /** A press is about to be written down: what it wins, and how much of its seat's quota it uses. */
  accept(claims: readonly Claim[], { seat, countsAt }: Press, overtook: boolean): void {
    if (seat === null) return
    this.#finishes.note(claims, { seat, countsAt })
    if (overtook) this.#quotas.charge(seat, this.#allowance(seat))
  }

  /** By how much and by whom a refused press was beaten. */
  explain(claims: readonly Claim[], { seat, countsAt }: Press, refusal: Refusal): TableRefusal {
    if (seat === null) return refusal
    const winner = this.#finishes.beaten(claims, { seat, countsAt })
    if (winner === null) return refusal
    this.#finishes.count(winner, { seat, countsAt })
    return { ...refusal, by: winner.seat, late: Math.max(0, Math.round(countsAt - winner.countsAt)) }
  }

  report(seats: number): SeatFairness[] {
    return Array.from({ length: seats }, (_, seat) => ({
      oneWay: Math.round(this.#lines.oneWayOf(seat) ?? 0),
      answersLate: worthAWord(this.#lines.answersLateOf(seat)),
      compensated: Math.round(this.#quotas.used(seat)),
      photoFinishesWon: this.#finishes.won(seat),
      photoFinishesLost: this.#finishes.lost(seat),
    }))
  }

  #isHere(seat: Seat): boolean {
    return this.#lines.oneWayOf(seat) !== null
  }

  #allowance(seat: Seat): number {
    return this.#isCompensating() ? this.#quotas.allowance(seat, this.#lines.oneWayOf(seat) ?? 0) : 0
  }

  #slowest(seats: readonly Seat[], atLeast: number | null = null): number | null {
    let slowest = atLeast
    for (const seat of seats) if (this.#isHere(seat)) slowest = Math.max(slowest ?? 0, this.#allowance(seat))
    return slowest
  }
}
