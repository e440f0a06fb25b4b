import type { DiceMaker } from '@jelly/table'

/** `cycling`: 1 2 3 4 5 6 1 …, so that nobody waits for a face. `provable`: the real dice, of a key that a seed gives. */
export type TestDice = 'cycling' | 'provable'

/** Seven dice that are rolled together show every face. */
export const cyclingDice: DiceMaker = () => (_stream, place, faces) => (place % faces) + 1
