/** So many of the latest round trips count, and pings are waited for so long. */
const REMEMBERED = 8
const FORGOTTEN_AFTER = 10_000
/** Frames are far faster than the page's answers if they take less than half, and so many milliseconds less. */
const FAR = 20

/** How long pings take to a connection and back: those that the page answers, and those that the WebSocket itself answers. */
export class LineTimes {
  readonly #page = new Trips()
  readonly #frames = new Trips()

  pinged(n: number, now: number): void {
    this.#page.sent(n, now)
    this.#frames.sent(n, now)
  }

  pageAnswered(n: number, now: number): void {
    this.#page.answered(n, now)
  }

  /** Null for a pong that nobody asked for. */
  frameAnswered(n: number, now: number): number | null {
    return this.#frames.answered(n, now)
  }

  /** Null while one of them is not measured. */
  get areFramesFarFaster(): boolean | null {
    const [page, frames] = [this.#page.fastest, this.#frames.fastest]
    return page === null || frames === null ? null : frames < page / 2 && page - frames > FAR
  }
}

class Trips {
  readonly #sent = new Map<number, number>()
  #trips: number[] = []

  sent(n: number, now: number): void {
    for (const [old, at] of this.#sent) if (now - at > FORGOTTEN_AFTER) this.#sent.delete(old)
    this.#sent.set(n, now)
  }

  answered(n: number, now: number): number | null {
    const at = this.#sent.get(n)
    if (at === undefined) return null
    this.#sent.delete(n)
    this.#trips = [...this.#trips, now - at].slice(-REMEMBERED)
    return now - at
  }

  get fastest(): number | null {
    return this.#trips.length === 0 ? null : Math.min(...this.#trips)
  }
}

/**
 * Whether frames tell something about the lines. A proxy may answer them itself: then they are far faster than the page on
 * every line, and not only on the lines of those who hold back their pongs.
 */
export function doFramesTell(lines: Iterable<LineTimes>): boolean {
  let measured = 0
  for (const { areFramesFarFaster } of lines) {
    if (areFramesFarFaster === false) return true
    if (areFramesFarFaster === true) measured++
  }
  return measured < 2
}
