import type { Thought } from '@jelly/bots'
import type { Replay } from '@jelly/dice'
import { DICE_PER_SEAT, type Seat, squadOf, type View } from '@jelly/rules'
import type { BotMind, Clock } from '../model/ports.ts'
import { GhostScript } from './GhostScript.ts'

interface Haunted {
  round: number
  /** By the clock: when the round began, or would have. */
  roundAt: number
  drawnBefore: number
  /** What it is about to do; if it is asked again with nothing changed, that was refused. */
  waiting: string | null
}

export interface GhostOptions {
  readonly replay: Replay
  readonly seats: readonly Seat[]
  readonly clock: Clock
  /** The bots that go on where a ghost cannot. */
  readonly mind: BotMind
  /** Where the game is taken up: a round under way began so much earlier. */
  readonly from: { readonly round: number; readonly sinceRound: number }
}

/**
 * Minds that do at their recorded times what was done on their seats. The first thing that is refused, or a situation that the
 * record does not know, ends a ghost: from there on a bot plays.
 */
export class Ghosts implements BotMind {
  readonly silent = true
  readonly #options: GhostOptions
  readonly #script: GhostScript
  readonly #haunted = new Map<Seat, Haunted>()

  constructor(options: GhostOptions) {
    this.#options = options
    this.#script = new GhostScript(options.replay)
    const { round } = options.from
    for (const seat of options.seats) {
      const drawnBefore = this.#script.drawnBefore(round, seat)
      this.#haunted.set(seat, { round, roundAt: Number.NaN, drawnBefore, waiting: null })
    }
  }

  isGhost(seat: Seat): boolean {
    return this.#haunted.has(seat)
  }

  think(...question: Parameters<BotMind['think']>): ReturnType<BotMind['think']> {
    const [, , view, seat] = question
    const ghost = this.#haunted.get(seat)
    if (ghost === undefined) return this.#options.mind.think(...question)
    const thought = this.#remember(ghost, view, seat)
    if (thought !== 'gone') return thought
    this.#haunted.delete(seat)
    return this.#options.mind.think(...question)
  }

  #remember(ghost: Haunted, view: View, seat: Seat): Thought | null | 'gone' {
    const now = this.#options.clock.now()
    this.#begin(ghost, view, seat, now)
    const deed = this.#script.deedAt(view, seat, ghost.drawnBefore)
    const since = view.choice === null ? now - ghost.roundAt : 0
    if (deed === null) return view.choice === null && this.#isIdle(view, since) ? null : this.#without(view, seat)
    const situation = JSON.stringify([view.round, view.scored, view.drawn[seat], deed])
    if (ghost.waiting === situation) return 'gone'
    ghost.waiting = situation
    return { command: deed.command, after: Math.max(0, deed.after - since) }
  }

  #begin(ghost: Haunted, view: View, seat: Seat, now: number): void {
    if (view.round !== ghost.round) {
      ghost.round = view.round
      ghost.roundAt = now
      ghost.drawnBefore = (view.drawn[seat] ?? 0) - DICE_PER_SEAT
    } else if (Number.isNaN(ghost.roundAt)) ghost.roundAt = now - this.#options.from.sinceRound
  }

  /** The record knows nothing more: it did nothing more, as long as the round lasted then. */
  #isIdle(view: View, since: number): boolean {
    return since <= this.#script.lengthOf(view.round)
  }

  /** A question that the record does not know is a bot's; one that was answered stays so. */
  #without(view: View, seat: Seat): null | 'gone' {
    const { choice } = view
    const own = choice?.answers[choice.question.asked.indexOf(seat)]
    if (choice !== null) return own || this.#script.isSilent(view, seat) ? null : 'gone'
    return squadOf(view, seat).hand.length === 0 && view.flippedBy !== null ? null : 'gone'
  }
}
