type Fields = Record<string, unknown>

/**
 * What is new, made of the old wherever both are equal, so that a card whose district did not change is not drawn
 * again. Neither side is written. It copies only where something old takes the place of something new.
 */
export function shareUnchanged<Thing>(old: Thing, next: Thing): Thing {
  return shared(old, next) as Thing
}

function shared(old: unknown, next: unknown): unknown {
  if (old === next || typeof old !== 'object' || typeof next !== 'object' || old === null || next === null) return next
  if (Array.isArray(next)) return Array.isArray(old) ? sharedList(old, next) : next
  return isPlain(old) && isPlain(next) ? sharedFields(old, next) : next
}

/** An object of fields; a class may hold more than its fields. */
const isPlain = (thing: object): thing is Fields => Object.getPrototypeOf(thing) === Object.prototype

function sharedList(old: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  let isSame = old.length === next.length
  let made: unknown[] | null = null
  for (let n = 0; n < next.length; n++) {
    const part = shared(old[n], next[n])
    isSame &&= Object.is(part, old[n])
    if (Object.is(part, next[n])) continue
    made ??= next.slice()
    made[n] = part
  }
  return isSame ? old : (made ?? next)
}

function sharedFields(old: Fields, next: Fields): Fields {
  const keys = Object.keys(next)
  let isSame = keys.length === Object.keys(old).length
  let made: Fields | null = null
  for (const key of keys) {
    const part = shared(old[key], next[key])
    isSame &&= Object.is(part, old[key]) && (part !== undefined || key in old)
    if (Object.is(part, next[key])) continue
    made ??= { ...next }
    made[key] = part
  }
  return isSame ? old : (made ?? next)
}
