type Fields = Record<string, unknown>

/** A list or an object of fields; a class may hold more than its fields. */
function isPlain(thing: unknown): thing is Fields {
  if (typeof thing !== 'object' || thing === null) return false
  return Array.isArray(thing) || Object.getPrototypeOf(thing) === Object.prototype
}

/**
 * What is new, made of the old wherever both are equal, so that a card whose district did not change is not drawn
 * again. Neither side is written.
 */
export function shareUnchanged<Thing>(old: Thing, next: Thing): Thing {
  if (Object.is(old, next) || !isPlain(old) || !isPlain(next)) return next
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
