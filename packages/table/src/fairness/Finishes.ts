import type { Seat } from '@jelly/rules'
import { type Claim, nameOf } from './claims.ts'

/** Presses closer together than this are a photo finish. */
const CLOSE = 250
/** Somebody who presses later than this could see that it was too late. */
const UNAWARE = 1000

export interface Win {
  readonly seat: Seat
  readonly countsAt: number
}

/** Who got what first in this round, and how the photo finishes went. */
export class Finishes {
  readonly #wins = new Map<string, Win>()
  readonly #won = new Map<Seat, number>()
  readonly #lost = new Map<Seat, number>()

  note(claims: readonly Claim[], win: Win): void {
    for (const claim of claims) if (claim.alone) this.#wins.set(nameOf(claim), win)
  }

  /** Who was first, if that was another seat and not long ago. */
  beaten(claims: readonly Claim[], { seat, countsAt }: Win): Win | null {
    const wins = claims.flatMap((claim) => this.#wins.get(nameOf(claim)) ?? [])
    return wins.find((win) => win.seat !== seat && countsAt - win.countsAt <= UNAWARE) ?? null
  }

  count(winner: Win, loser: Win): void {
    if (loser.countsAt - winner.countsAt > CLOSE) return
    this.#won.set(winner.seat, this.won(winner.seat) + 1)
    this.#lost.set(loser.seat, this.lost(loser.seat) + 1)
  }

  won(seat: Seat): number {
    return this.#won.get(seat) ?? 0
  }

  lost(seat: Seat): number {
    return this.#lost.get(seat) ?? 0
  }
}
