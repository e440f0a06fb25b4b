/** Randomness of the browser: unlike `crypto.subtle` it is there on plain HTTP too. */
export const browserEntropy = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))
