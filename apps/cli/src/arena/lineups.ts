/** Who plays, without regard to seats: names in order, some perhaps twice. */
export type Lineup = readonly string[]

/**
 * As many names as seats: that line-up. Fewer: every mixture of them that fills the seats. More: every choice of that
 * many.
 */
export function lineupsOf(names: readonly string[], players: number): Lineup[] {
  if (names.length === players) return [names]
  if (names.length > players) return choices(names, players)
  const different = [...new Set(names)]
  const mixtures = fillings(different, players)
  return different.length === 1 ? mixtures : mixtures.filter((lineup) => new Set(lineup).size > 1)
}

function choices(names: readonly string[], count: number): string[][] {
  if (count === 0) return [[]]
  return names.flatMap((name, n) => choices(names.slice(n + 1), count - 1).map((rest) => [name, ...rest]))
}

function fillings(names: readonly string[], count: number): string[][] {
  if (count === 0) return [[]]
  return names.flatMap((name, n) => fillings(names.slice(n), count - 1).map((rest) => [name, ...rest]))
}

/** The different orders of some names. Orders that are rotations of each other stand side by side. */
export function seatingsOf(names: Lineup): string[][] {
  const found = new Map<string, string[]>()
  for (const order of permutations(names)) {
    for (let turn = 0; turn < order.length; turn++) {
      const turned = [...order.slice(turn), ...order.slice(0, turn)]
      found.set(turned.join(), turned)
    }
  }
  return [...found.values()]
}

function permutations(names: Lineup): string[][] {
  if (names.length === 0) return [[]]
  return names.flatMap((first, n) => permutations(names.filter((_, m) => m !== n)).map((rest) => [first, ...rest]))
}
