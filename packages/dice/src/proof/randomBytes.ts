/** Where unpredictable bytes come from: the server's or the browser's own generator. */
export type RandomBytes = (count: number) => Uint8Array

/** A source that gives too little would weaken every die of the game. */
export function exactBytes(count: number, randomBytes: RandomBytes): Uint8Array {
  const bytes = randomBytes(count)
  if (bytes.length !== count) throw new RangeError(`expected ${count} random bytes, got ${bytes.length}`)
  return bytes
}
