// The table's own times, whatever the tempo. Networks are slow at any speed of the game, so `speed` does not divide them.

/** How long a connection may be lost before a bot plays for its person, or another person is the host. */
export const AWAY_FOR = 20_000
/** While nobody is connected, the game stands still after the first of these times, and the table closes after the second. */
export const PAUSE_AFTER = 60_000
export const CLOSE_AFTER = 600_000
/** After a restart: how long all people may take to come back, and how long the others may take after the first is there. */
export const THAW_AFTER_BOOT = 60_000
export const THAW_AFTER_FIRST = 10_000
/** [R8] After a standstill the sand has this much more time than before, and at least the second of these. */
export const THAW_SAND_BONUS = 3000
export const THAW_LEAST_SAND = 5000
/** How long the browsers have to add their seeds to the dice. */
export const SEED_WINDOW = 2000
