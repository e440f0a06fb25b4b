/** The index of a number in a list, or -1. For short lists this is quicker than `indexOf`. */
export function indexIn(list: readonly number[], sought: number): number {
  for (let at = 0; at < list.length; at++) if (list[at] === sought) return at
  return -1
}
