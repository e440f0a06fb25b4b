import { InputError } from './InputError.ts'

type Fields = Readonly<Record<string, unknown>>

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new InputError('', `expected JSON: ${oneLine(error instanceof Error ? error.message : String(error))}`)
  }
}

/** An object with these keys and no others. */
export function fieldsFrom(
  json: unknown,
  where: string,
  needed: readonly string[],
  optional: readonly string[],
): Fields {
  const found = object(json, where)
  const known = [...needed, ...optional]
  for (const key of Object.keys(found)) {
    if (!known.includes(key))
      throw new InputError(where, `unknown key ${JSON.stringify(key)}; known are ${known.join(', ')}`)
  }
  for (const key of needed) if (!Object.hasOwn(found, key)) throw new InputError(where, `"${key}" is missing`)
  return found
}

export function object(json: unknown, where: string): Fields {
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as Fields
  throw new InputError(where, `expected an object, found ${shown(json)}`)
}

export function listFrom(json: unknown, where: string): readonly unknown[] {
  if (Array.isArray(json)) return json
  throw new InputError(where, `expected a list, found ${shown(json)}`)
}

export function wholeNumber(json: unknown, where: string, from: number, to = Number.MAX_SAFE_INTEGER): number {
  if (typeof json === 'number' && Number.isInteger(json) && json >= from && json <= to) return json
  const range = to === Number.MAX_SAFE_INTEGER ? `from ${from}` : `from ${from} to ${to}`
  throw new InputError(where, `expected a whole number ${range}, found ${shown(json)}`)
}

/** What stands for a key that is left out; `null` is not left out. */
export const orElse = (json: unknown, missing: unknown): unknown => (json === undefined ? missing : json)

/** How the path to a member is written. */
export const member = (where: string, key: string): string =>
  /^[\p{L}_$][\p{L}\d_$]*$/u.test(key) ? `${where}.${key}` : `${where}[${JSON.stringify(key)}]`

export function shown(json: unknown): string {
  const text = JSON.stringify(json) ?? 'nothing'
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
