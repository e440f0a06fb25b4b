import { playNotes, type Stage } from '../synth.ts'
import { barOf, type Piece } from './score.ts'

/** Calls back after so many seconds; gives back how to call it off. */
export type Later = (seconds: number, call: () => void) => () => void

export const browserLater: Later = (seconds, call) => {
  const timer = setTimeout(call, seconds * 1000)
  return () => clearTimeout(timer)
}

/** A bar is handed to the audio clock this long before it is due: a busy page does not make it stumble. */
const AHEAD = 0.3

/** Plays a piece bar by bar until it is stopped. Each bar asks anew how tense it is. */
export class Music {
  readonly #stage: Stage
  readonly #piece: Piece
  readonly #tension: () => number
  readonly #later: Later
  #bar = 0
  #due: number
  #cancel: (() => void) | null = null

  constructor(stage: Stage, piece: Piece, tension: () => number, later: Later = browserLater) {
    this.#stage = stage
    this.#piece = piece
    this.#tension = tension
    this.#later = later
    this.#due = stage.audio.currentTime + 0.1
    this.#next()
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }

  #next(): void {
    const { seconds, notes } = barOf(this.#piece, this.#bar, this.#tension())
    const now = this.#stage.audio.currentTime
    // A page that slept goes on from now, and does not play what it missed.
    this.#due = Math.max(this.#due, now)
    playNotes(this.#stage, notes, this.#due)
    this.#due += seconds
    this.#bar += 1
    this.#cancel = this.#later(Math.max(0, this.#due - now - AHEAD), () => this.#next())
  }
}
