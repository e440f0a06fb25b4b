/** How good a bot is. People are told its true level. */
export const BOT_LEVELS = ['rookie', 'regular', 'veteran', 'ace'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** What makes a player of a level: how much it sees, how fast it is, how often it errs. Shares are from 0 to 1. */
export interface Profile {
  readonly level: BotLevel
  /** A usual decision, in ms, and how much it varies. */
  readonly pace: number
  readonly variation: number
  /** How many districts it takes in at once. */
  readonly attention: number
  /** How often it sees that a second die of a value cancels. */
  readonly twins: number
  /** How often effects come to its mind. */
  readonly effects: number
  /** How far it thinks of the dice that are still to come. */
  readonly foresight: number
  /** How far it misjudges what a move brings, in Jelly. */
  readonly error: number
  /** How often it thinks of its screen, and of the timer. */
  readonly locks: number
  readonly flips: number
  /** Whether it rolls again for something better. */
  readonly passes: boolean
  readonly patience: Patience | null
  /** Playouts for a decision. */
  readonly samples: number
}

/** How eagerly a player lets the others go first: the last one to move in a district is safe there. */
export interface Patience {
  /** The chance to place now while it holds as many dice as the others do. */
  readonly even: number
  /** What is added for each die that it holds more than the others. */
  readonly perDie: number
  /** The chance never falls below this, so that nobody has to wait for a bot. */
  readonly least: number
  /** While the sand runs: the chance to place now with one die in hand, and what each further die adds. */
  readonly sand: number
  readonly sandPerDie: number
}

export const PROFILES: { readonly [L in BotLevel]: Profile } = {
  rookie: {
    level: 'rookie',
    pace: 2600,
    variation: 0.4,
    attention: 1,
    twins: 0.4,
    effects: 0.2,
    foresight: 0,
    error: 1,
    locks: 0.2,
    flips: 0.1,
    passes: false,
    patience: null,
    samples: 0,
  },
  regular: {
    level: 'regular',
    pace: 1700,
    variation: 0.35,
    attention: 3,
    twins: 0.95,
    effects: 0.8,
    foresight: 0.7,
    error: 0.6,
    locks: 0.7,
    flips: 0.5,
    passes: true,
    patience: null,
    samples: 0,
  },
  veteran: {
    level: 'veteran',
    pace: 1000,
    variation: 0.3,
    attention: 9,
    twins: 1,
    effects: 1,
    foresight: 1,
    error: 0.2,
    locks: 1,
    flips: 1,
    passes: true,
    patience: { even: 0.5, perDie: 0.3, least: 0.1, sand: 1, sandPerDie: 0 },
    samples: 0,
  },
  ace: {
    level: 'ace',
    pace: 700,
    variation: 0.25,
    attention: 9,
    twins: 1,
    effects: 1,
    foresight: 1,
    error: 0,
    locks: 1,
    flips: 1,
    passes: true,
    patience: { even: 0.22, perDie: 0.15, least: 0.1, sand: 0.35, sandPerDie: 0.15 },
    samples: 240,
  },
}
