import type { Clock } from '@jelly/table'

/** One thing that the viewer got, or could get hold of. */
export interface Entry {
  readonly at: number
  /** Which way it came: a line, an answer over HTTP, the log, the figures, a bot's eyes. */
  readonly channel: string
  readonly text: string
}

/** Everything that a viewer gets during one run, in order and to the byte. */
export class Tape {
  readonly entries: Entry[] = []
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  note(channel: string, text: string): void {
    this.entries.push({ at: this.#clock.now(), channel, text })
  }

  /** What came before a moment. */
  until(end: number): readonly Entry[] {
    return this.entries.filter(({ at }) => at < end)
  }
}
