const MAX_DEPTH = 48
/** Half of a character; no text in UTF-8 can hold it. */
const LONE_SURROGATE = /\p{Surrogate}/u

/**
 * The one text of a JSON value (RFC 8785): keys in order, no spaces, numbers and strings written one way. Equal texts
 * are equal values. A key without a value is left out, as JSON does.
 */
export function canonicalJson(value: unknown, depth = 0): string {
  if (depth > MAX_DEPTH) throw new RangeError(`deeper than ${MAX_DEPTH} levels`)
  if (Array.isArray(value)) return `[${Array.from(value, (item) => canonicalJson(item, depth + 1)).join(',')}]`
  if (typeof value === 'object' && value !== null) return objectJson(value as Record<string, unknown>, depth)
  return leafJson(value)
}

function objectJson(object: Record<string, unknown>, depth: number): string {
  const members: string[] = []
  for (const key of Object.keys(object).sort()) {
    const value = object[key]
    if (value !== undefined) members.push(`${leafJson(key)}:${canonicalJson(value, depth + 1)}`)
  }
  return `{${members.join(',')}}`
}

function leafJson(value: unknown): string {
  switch (typeof value) {
    case 'number':
      if (!Number.isFinite(value)) throw new RangeError(`${value} is no JSON number`)
      return JSON.stringify(value)
    case 'string':
      if (LONE_SURROGATE.test(value)) throw new RangeError('a text that is not well-formed')
      return JSON.stringify(value)
    default:
      if (value !== null && typeof value !== 'boolean') throw new RangeError(`a ${typeof value} is no JSON value`)
      return JSON.stringify(value)
  }
}

/** Whether two values are the same JSON. */
export const isSameJson = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)
