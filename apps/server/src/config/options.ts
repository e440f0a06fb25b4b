/** A mistake of whoever starts the server, told in one sentence. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** One thing that can be set, as `--name` or in the environment. */
export interface Option<Value> {
  readonly env: string
  readonly fallback: string
  readonly help: string
  readonly read: (text: string) => Value
}

const fail = (expected: string, text: string): never => {
  throw new ConfigError(`expected ${expected}, found ${JSON.stringify(text)}`)
}

export const number =
  (least: number, most: number, whole: boolean) =>
  (text: string): number => {
    const value = Number(text)
    const fits = text.trim() !== '' && value >= least && value <= most && (!whole || Number.isInteger(value))
    return fits ? value : fail(`a ${whole ? 'whole ' : ''}number from ${least} to ${most}`, text)
  }

export const commaList = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

export function webAddress(text: string): string {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    return fail('an address such as https://jelly.example', text)
  return url.origin
}

export const oneOf =
  <Word extends string>(...words: readonly Word[]) =>
  (text: string): Word =>
    words.find((word) => word === text) ?? fail(`one of ${words.join(', ')}`, text)

/** The address of an engine: `postgres://user@host/database`, `nats://host`. */
export const engineAddress =
  (protocol: 'postgres' | 'nats') =>
  (text: string): string => {
    const url = URL.parse(text)
    const isOurs =
      url !== null && [`${protocol}:`, ...(protocol === 'postgres' ? ['postgresql:'] : ['tls:'])].includes(url.protocol)
    return isOurs && url.hostname !== '' ? text : fail(`an address such as ${protocol}://host`, text)
  }

export const nodeName = (text: string): string =>
  /^[\w.:-]{1,60}$/.test(text) ? text : fail('a name of letters, digits, dots and dashes', text)
