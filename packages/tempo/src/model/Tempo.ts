import type { CountingRule } from './CountingRule.ts'

/**
 * How a game is paced: its figures, in milliseconds at normal speed, and the rule for when a command counts. A table, a game of
 * bots and the page's words read them from here.
 */
export interface Tempo {
  readonly id: string
  readonly floors: {
    /** The least time between two rolls of a seat. */
    readonly roll: number
    /** The least time from a roll to a placement. */
    readonly place: number
  }
  readonly windows: {
    /** [R8] How long an unused effect waits. */
    readonly effect: number
    /** [K3] How long votes that disagree stand after the last change. */
    readonly agree: number
    /** [K3] How much longer than the time for a choice that may take. */
    readonly overtime: number
  }
  readonly sand: {
    /** [R7] How long the hourglass takes to turn, and how long its sand then runs. */
    readonly turn: number
    readonly run: number
  }
  readonly pace: {
    readonly countdown: number
    /** From one district to the next in scoring. */
    readonly score: number
    readonly pods: number
    /** How long the ledger is shown at most. */
    readonly nextRound: number
  }
  /** What a host may change in the settings; these are the usual figures. */
  readonly deadlines: {
    /** [K2] */
    readonly choice: number
    /** [R9] */
    readonly flipAfterFinish: number
    readonly flipAfterStart: number
  }
  /** The length of a beat, in a tempo that has beats. */
  readonly beat?: number
  readonly counting: CountingRule
}
