type Fields = Record<string | number, unknown>

/** A list or an object of fields; a class may hold more than its fields. */
function isPlain(thing: unknown): thing is Fields {
  if (typeof thing !== 'object' || thing === null) return false
  return Array.isArray(thing) || Object.getPrototypeOf(thing) === Object.prototype
}

/**
 * What is new, made of the old wherever both are equal, so that a card whose district did not change is not drawn
 * again. Neither side is written. It copies only where something old takes the place of something new.
 */
export function shareUnchanged<Thing>(old: Thing, next: Thing): Thing {
  if (Object.is(old, next) || !isPlain(old) || !isPlain(next)) return next
  if (Array.isArray(old) !== Array.isArray(next)) return next
  return share(old, next) as Thing
}

function share(old: Fields, next: Fields): Fields {
  const keys = Object.keys(next)
  let isSame = keys.length === Object.keys(old).length
  let made: Fields | null = null
  for (const key of keys) {
    const part = shareUnchanged(old[key], next[key])
    isSame &&= key in old && Object.is(part, old[key])
    if (Object.is(part, next[key])) continue
    made ??= (Array.isArray(next) ? [...(next as unknown[])] : { ...next }) as Fields
    made[key] = part
  }
  return isSame ? old : (made ?? next)
}
