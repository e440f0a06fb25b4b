import { ReplayError } from './ReplayError.ts'

type Fields = Readonly<Record<string, unknown>>

const fail = (where: string, expected: string): never => {
  throw new ReplayError(where, `expected ${expected}`)
}

/** An object with exactly these keys: a key that nobody checks could say anything. */
export function fieldsOf(json: unknown, where: string, needed: readonly string[], optional: readonly string[] = []) {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return fail(where, 'an object')
  for (const key of needed) if (!Object.hasOwn(json, key)) throw new ReplayError(where, `"${key}" is missing`)
  for (const key of Object.keys(json)) {
    if (!needed.includes(key) && !optional.includes(key))
      throw new ReplayError(where, `unknown key ${JSON.stringify(key.slice(0, 40))}`)
  }
  return json as Fields
}

export function listOf<T>(json: unknown, where: string, read: (item: unknown, where: string) => T): T[] {
  if (!Array.isArray(json)) return fail(where, 'a list')
  return json.map((item, n) => read(item, `${where}[${n}]`))
}

export const textOf = (json: unknown, where: string, expected: string, isRight: (text: string) => boolean): string =>
  typeof json === 'string' && isRight(json) ? json : fail(where, expected)

export const flagOf = (json: unknown, where: string): boolean =>
  typeof json === 'boolean' ? json : fail(where, 'true or false')

/** A whole number from 0. */
export const wholeOf = (json: unknown, where: string): number =>
  typeof json === 'number' && Number.isSafeInteger(json) && json >= 0 ? json : fail(where, 'a whole number')

/** The last moment that a date can hold. */
const LAST_TIME = 8_640_000_000_000_000

export const timeOf = (json: unknown, where: string): number =>
  wholeOf(json, where) <= LAST_TIME ? wholeOf(json, where) : fail(where, 'a time in milliseconds')

export function exactly<const T>(json: unknown, where: string, ...allowed: readonly T[]): T {
  const found = allowed.find((value) => value === json)
  return found === undefined ? fail(where, allowed.map((value) => JSON.stringify(value)).join(' or ')) : found
}
