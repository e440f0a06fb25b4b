import type { Names } from '../model/game.ts'
import type { Board } from './edition.ts'
import { EditionError, nonEmpty, objectOf } from './reading.ts'

const MAX_LANGUAGES = 20
/** As in BCP 47: `en`, `pt-BR`, `zh-Hant`. */
const TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/
/** One text for all languages. */
const ANY_LANGUAGE = 'und'

/** One text for all languages, or one for each. */
export function loadNames(json: unknown, where: string): Names | null {
  if (json === undefined) return null
  if (typeof json === 'string') return { [ANY_LANGUAGE]: nonEmpty(json, where) }
  const texts = Object.entries(objectOf(json, where))
  if (texts.length === 0) throw new EditionError(where, 'expected a text for at least one language, found none')
  if (texts.length > MAX_LANGUAGES)
    throw new EditionError(where, `expected at most ${MAX_LANGUAGES} languages, found ${texts.length}`)
  return Object.fromEntries(texts.map(([tag, text]) => [languageTag(tag, where), nonEmpty(text, `${where}.${tag}`)]))
}

function languageTag(tag: string, where: string): string {
  if (TAG.test(tag)) return tag
  throw new EditionError(where, `expected language tags such as "en", "fr" or "pt-BR", found ${JSON.stringify(tag)}`)
}

/** All faces have a name or none has, and all in the same languages: a reader never meets half a city. */
export function noGap(boards: readonly Board[]): void {
  const faces = boards.flatMap((board, b) =>
    board.faces.map(({ names }, f) => ({ names, where: `boards[${b}].faces[${f}]` })),
  )
  const named = faces.flatMap(({ names }) => (names === null ? [] : [names]))
  const tags = new Set(named.flatMap((names) => Object.keys(names)).filter((tag) => tag !== ANY_LANGUAGE))
  for (const { names, where } of named.length === 0 ? [] : faces) {
    if (names === null) throw new EditionError(where, '"name" is missing; other faces have one')
    if (Object.hasOwn(names, ANY_LANGUAGE)) continue
    for (const tag of tags)
      if (!Object.hasOwn(names, tag)) throw new EditionError(`${where}.name`, `"${tag}" is missing`)
  }
}
