/** A generator for playouts (xorshift32): quick, and set back to the same start for moves to be compared. */
export class QuickRandom {
  #state = 1

  seed(seed: number): void {
    this.#state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) | 1
  }

  below(count: number): number {
    let x = this.#state
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    this.#state = x
    return (((x >>> 0) * count) / 0x1_0000_0000) | 0
  }
}
