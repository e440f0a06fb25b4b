/** The pace of a game under the virtual clock, in milliseconds. */
export interface Tempo {
  /** Between two rolls of a seat. */
  readonly rollFloor: number
  /** From a roll to the placement. */
  readonly placeFloor: number
  /** [R8] How long an unused effect waits. */
  readonly effect: number
  readonly sandTurn: number
  readonly sand: number
  /** [R9] */
  readonly autoFlipAfterFinish: number
  readonly autoFlipAfterStart: number
  /** What every thought takes, where the bots' own speed shall not count; null where it does. */
  readonly beat: number | null
}

export const FRENZY: Tempo = {
  rollFloor: 700,
  placeFloor: 250,
  effect: 2500,
  sandTurn: 400,
  sand: 10_000,
  autoFlipAfterFinish: 20_000,
  autoFlipAfterStart: 180_000,
  beat: null,
}

/** No race: everybody takes one beat over everything, and the sand lasts ten. */
export const UNTIMED: Tempo = {
  rollFloor: 0,
  placeFloor: 0,
  effect: 2500,
  sandTurn: 0,
  sand: 10_000,
  autoFlipAfterFinish: 20_000,
  autoFlipAfterStart: 180_000,
  beat: 1000,
}
