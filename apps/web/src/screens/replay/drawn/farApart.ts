const WIDEST = 32

/** All moments from the first to the last, each once: soon there are some from each part of the game. */
export function* farApart(last: number): Generator<number, void> {
  for (let step = WIDEST; step >= 1; step /= 2) {
    for (let moment = step; moment <= last; moment += step) {
      const isNew = step === WIDEST || moment % (2 * step) !== 0
      if (isNew) yield moment
    }
  }
}
