import type { Refusal, Seat } from '@jelly/rules'
import type { Request, TableRefusal } from '../model/request.ts'
import type { SeatFairness, TableState } from '../model/tableState.ts'
import { type Claim, claimsOf, doConflict } from './claims.ts'
import { Finishes } from './Finishes.ts'
import { Quotas } from './Quotas.ts'
import { rivalsOf } from './rivals.ts'

/** A rival's press may be this much later than its line promises. */
const SLACK = 20
/** [R8] A press before the end of the sand counts if it arrives within this. */
const SAND_GRACE = 250

/** A press of the game as the referee sees it. */
export interface Pressed {
  readonly seat: Seat
  readonly request: Request
  readonly arrivedAt: number
  /** Arrival minus the way here, as far as that counts; and not before the floor. */
  readonly pressedAt: number
}

/** How long the line of a seat's person is, one way; null where nobody is connected. */
export type OneWayOf = (seat: Seat) => number | null

/** Orders presses that conflict by when they were pressed, not by when they arrived. */
export class Fairness {
  readonly #oneWayOf: OneWayOf
  #quotas = new Quotas()
  #finishes = new Finishes()

  constructor(oneWayOf: OneWayOf) {
    this.#oneWayOf = oneWayOf
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

  /** When no press of anybody else could be before this one any more; null where none could from the start. */
  heldUntil({ game }: TableState<never>, { seat, request, pressedAt }: Pressed): number | null {
    if (game === null) return null
    const rivals = claimsOf(game, seat, request).flatMap((claim) => rivalsOf(game, seat, claim))
    const slowest = this.#slowest(rivals)
    return slowest === null ? null : pressedAt + slowest + SLACK
  }

  /** [R8] When no press before the end of the sand can come any more. */
  sandHeldUntil({ game }: TableState<never>, sand: number): number {
    const squads = game?.squads ?? []
    const open = squads.some(({ hand, effect }, seat) => (hand.length > 0 || effect !== null) && this.#isHere(seat))
    const slowest = open ? this.#slowest(squads.map((_, seat) => seat)) : null
    return slowest === null ? sand : sand + Math.min(SAND_GRACE, slowest + SLACK)
  }

  conflict({ game }: TableState<never>, one: Pressed, other: Pressed): boolean {
    if (game === null || one.seat === other.seat) return false
    return doConflict(claimsOf(game, one.seat, one.request), claimsOf(game, other.seat, other.request))
  }

  /** Whether a press is only in time, or first, because it is dated back. */
  overtakes(table: TableState<never>, press: Pressed, rivals: readonly Pressed[]): boolean {
    if (press.arrivedAt >= (table.deadlines.sand ?? Infinity)) return true
    return rivals.some(
      (rival) =>
        rival.arrivedAt < press.arrivedAt && rival.pressedAt > press.pressedAt && this.conflict(table, press, rival),
    )
  }

  /** [R8] Why a press that came after the sand had run out is too late, though the round is not over yet. */
  afterSand({ deadlines }: TableState<never>, { pressedAt }: Pressed): TableRefusal | null {
    const { sand } = deadlines
    return sand === undefined || pressedAt < sand ? null : { refused: 'notNow', late: Math.ceil(pressedAt - sand) }
  }

  /** A press is about to be written down: what it wins, and what it owes to the length of its line. */
  accept(claims: readonly Claim[], press: Pressed, overtook: boolean): void {
    this.#finishes.note(claims, press)
    if (overtook) this.#quotas.charge(press.seat, this.#allowance(press.seat))
  }

  /** By how much and by whom a refused press was beaten. */
  explain(claims: readonly Claim[], press: Pressed, refusal: Refusal): TableRefusal {
    const winner = this.#finishes.beaten(claims, press)
    if (winner === null) return refusal
    this.#finishes.count(winner, press)
    return { ...refusal, by: winner.seat, late: Math.max(0, Math.round(press.pressedAt - winner.pressedAt)) }
  }

  report(seats: number): SeatFairness[] {
    return Array.from({ length: seats }, (_, seat) => ({
      oneWay: Math.round(this.#oneWayOf(seat) ?? 0),
      compensated: Math.round(this.#quotas.used(seat)),
      photoFinishesWon: this.#finishes.won(seat),
      photoFinishesLost: this.#finishes.lost(seat),
    }))
  }

  #isHere(seat: Seat): boolean {
    return this.#oneWayOf(seat) !== null
  }

  #allowance(seat: Seat): number {
    return this.#quotas.allowance(seat, this.#oneWayOf(seat) ?? 0)
  }

  #slowest(seats: readonly Seat[]): number | null {
    const ways = seats.filter((seat) => this.#isHere(seat)).map((seat) => this.#allowance(seat))
    return ways.length === 0 ? null : Math.max(...ways)
  }
}
