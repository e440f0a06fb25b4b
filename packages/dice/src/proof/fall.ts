/** A word of a stream is 16 bits. */
const WORDS = 0x1_0000
export const MAX_FACES = WORDS

/**
 * How a die with these faces falls for a word of the stream, or null where the word is to be thrown away: the words
 * left over after dealing all of them out evenly would make the low faces likelier.
 */
export const fall = (word: number, faces: number): number | null =>
  word < WORDS - (WORDS % faces) ? (word % faces) + 1 : null
