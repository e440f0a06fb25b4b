export interface Part {
  readonly first: number
  readonly last: number
}

/** Of a gate that takes long, a part: with JELLY_PART=1-20 the first twenty of what it goes through, seeds or troubles or turns. */
export function partOf(count: number): Part {
  const [first = 1, last = count] = (process.env['JELLY_PART'] ?? '').split('-').filter(Boolean).map(Number)
  return { first, last: Math.min(last, count) }
}
