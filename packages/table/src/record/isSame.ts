/** Whether two plain values (of JSON) say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  for (const name of names) {
    if (!Object.hasOwn(other, name)) return false
    if (!isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name])) return false
  }
  return true
}
