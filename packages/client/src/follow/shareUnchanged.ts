type Fields = Record<string, unknown>

const isObject = (thing: unknown): thing is Fields => typeof thing === 'object' && thing !== null

/**
 * What is new, made of the old wherever both are equal, so that a card whose district did not change is not drawn
 * again. Plain JSON only; neither side is written.
 */
export function shareUnchanged<Thing>(old: Thing, next: Thing): Thing {
  if (Object.is(old, next) || !isObject(old) || !isObject(next)) return next
  if (Array.isArray(old) !== Array.isArray(next)) return next
  return Array.isArray(old) && Array.isArray(next)
    ? (shareItems(old, next) as Thing)
    : (shareFields(old, next) as Thing)
}

function shareItems(old: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const made = next.map((item, n) => (n < old.length ? shareUnchanged(old[n], item) : item))
  return made.length === old.length && made.every((item, n) => Object.is(item, old[n])) ? old : made
}

function shareFields(old: Fields, next: Fields): Fields {
  const keys = Object.keys(next)
  const made = Object.fromEntries(
    keys.map((key) => [key, key in old ? shareUnchanged(old[key], next[key]) : next[key]]),
  )
  const same = keys.length === Object.keys(old).length && keys.every((key) => Object.is(made[key], old[key]))
  return same ? old : made
}
