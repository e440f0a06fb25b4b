/** Takes one out, in place; quicker than `splice` for a few. */
export function removeAt(list: unknown[], at: number): void {
  if (at < 0) return
  for (let n = at + 1; n < list.length; n++) list[n - 1] = list[n]
  list.pop()
}

/** A copy with one taken out. */
export function withoutAt(list: readonly number[], at: number): number[] {
  const left = list.slice()
  removeAt(left, at)
  return left
}
