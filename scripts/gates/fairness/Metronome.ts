import { now } from '@jelly/cli/testing'

const BEAT = 4
/** A beat this late: the machine had no time for this thread, and nothing can be said about who pressed first. */
const STALL = 25

/** Notices when its thread stood still. Threads share one memory, so that each stall is known to all. */
export class Metronome {
  readonly #lastStall: Float64Array
  readonly #beat: NodeJS.Timeout
  #due = now() + BEAT

  static start(memory: SharedArrayBuffer): Metronome {
    return new Metronome(memory)
  }

  private constructor(memory: SharedArrayBuffer) {
    this.#lastStall = new Float64Array(memory)
    this.#beat = setInterval(() => this.#tick(), BEAT)
  }

  static memory(): SharedArrayBuffer {
    return new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)
  }

  /** Whether some thread has stood still at this time or later. */
  hasStalledSince(time: number): boolean {
    this.#tick()
    return (this.#lastStall[0] ?? 0) >= time
  }

  stop(): void {
    clearInterval(this.#beat)
  }

  #tick(): void {
    const at = now()
    if (at - this.#due > STALL) this.#lastStall[0] = at
    this.#due = at + BEAT
  }
}
