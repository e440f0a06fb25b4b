import type { Dice } from '@jelly/rules'

/** The two who contest throw ones, which kick; who helps them throws sixes, which do nothing. */
export const loadedDice = (): Dice => (stream, place, faces) => {
  if (stream === 'pods') return 1 + (place % faces)
  return stream === 2 ? 6 : 1
}
