/** An edition that cannot be used, with the place of the mistake. */
export class EditionError extends Error {
  constructor(where: string, problem: string) {
    super(where === '' ? problem : `${where}: ${problem}`)
    this.name = 'EditionError'
  }
}

const MAX_TEXT = 40

type Fields = Readonly<Record<string, unknown>>

export function objectOf(json: unknown, where: string): Fields {
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as Fields
  throw new EditionError(where, `expected an object, found ${shown(json)}`)
}

/** An object that has all needed keys and no unknown one. */
export function fields(
  json: unknown,
  where: string,
  needed: readonly string[],
  optional: readonly string[] = [],
): Fields {
  const found = objectOf(json, where)
  const known = [...needed, ...optional]
  for (const key of Object.keys(found)) {
    if (!known.includes(key))
      throw new EditionError(where, `unknown key ${JSON.stringify(key)}; known are ${known.join(', ')}`)
  }
  for (const key of needed) if (!Object.hasOwn(found, key)) throw new EditionError(where, `"${key}" is missing`)
  return found
}

export function list(json: unknown, where: string, most: number): readonly unknown[] {
  if (!Array.isArray(json)) throw new EditionError(where, `expected a list, found ${shown(json)}`)
  if (json.length > most) throw new EditionError(where, `expected at most ${most}, found ${json.length}`)
  return json
}

/** True or false; false where it is left out. */
export function flag(json: unknown, where: string): boolean {
  if (json === undefined || typeof json === 'boolean') return json === true
  throw new EditionError(where, 'expected true or false')
}

export function nonEmpty(json: unknown, where: string): string {
  if (typeof json === 'string' && json.trim() !== '' && json.length <= MAX_TEXT) return json
  throw new EditionError(where, `expected a text of 1 to ${MAX_TEXT} characters, found ${shown(json)}`)
}

/** What was found, short enough for one line. */
export function shown(json: unknown): string {
  const text = JSON.stringify(json) ?? 'nothing'
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
