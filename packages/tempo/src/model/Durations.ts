/** What a tempo comes to at one table, in milliseconds of its server's clock. It is on the wire. */
export interface Durations {
  readonly rollFloor: number
  readonly placeFloor: number
  readonly effect: number
  /** [K3] */
  readonly agree: number
  readonly overtime: number
  readonly sand: number
  readonly sandTurn: number
  readonly countdown: number
  readonly scorePace: number
  readonly nextRound: number
  readonly podsPace: number
  /** [K2] Null: no limit. */
  readonly choice: number | null
  /** [R9] */
  readonly autoFlipAfterFinish: number
  readonly autoFlipAfterStart: number
  /** Only in a tempo that has beats. */
  readonly beat?: number
}
