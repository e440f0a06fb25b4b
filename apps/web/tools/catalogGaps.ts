import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse, type Token } from '@messageformat/parser'
import { parsePo } from 'pofile-ts'

const SOURCE = 'en'

interface Entry {
  readonly context: string
  readonly message: string
  readonly words: string
  readonly line: number
}

const foldersOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** The messages of a catalog with the lines they stand on; Lingui writes each on one line. */
export function entriesOf(file: string): Entry[] {
  const text = readFileSync(file, 'utf8')
  const lines = text.split('\n').flatMap((line, n) => (/^msgid "(?!"$)/.test(line) ? [n + 1] : []))
  return parsePo(text).items.map(({ msgctxt, msgid, msgstr }, n) => ({
    context: msgctxt ?? '',
    message: msgid,
    words: msgstr[0] ?? '',
    line: lines[n] ?? 0,
  }))
}

function placesIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'content') return [...token.value.matchAll(/<(\w+)\/?>/g)].map(([tag]) => tag)
    if (token.type === 'argument') return [token.arg]
    if (!('cases' in token)) return []
    return [token.arg, ...token.cases.flatMap(({ tokens: inner }) => placesIn(inner))]
  })
}

const placesOf = (message: string): string => [...new Set(placesIn(parse(message)))].toSorted().join(' ')

/** What is wrong with the words of a message; null if they can be shown. */
function problemOf({ message, words }: Entry): string | null {
  if (words === '') return 'has no words'
  try {
    const [wanted, found] = [placesOf(message), placesOf(words)]
    return wanted === found ? null : `has the places "${found}" instead of "${wanted}"`
  } catch (error) {
    return `cannot be read: ${String(error)}`
  }
}

function gapsOf(source: string, translated: string, shown: string): string[] {
  if (!existsSync(translated)) return [`${shown}: there is no such catalog`]
  const entries = entriesOf(translated)
  const key = ({ context, message }: Entry): string => `${context}|${message}`
  const known = new Set(entries.map(key))
  const missing = entriesOf(source).filter((entry) => !known.has(key(entry)))
  return [
    ...missing.map(({ message }) => `${shown}: "${message}" is not in it`),
    ...entries.flatMap((entry) => {
      const problem = problemOf(entry)
      return problem === null ? [] : [`${shown}:${entry.line}: "${entry.message}" ${problem}`]
    }),
  ]
}

/** Every message that a language does not say, or not with the same places, with the file and the line to mend. */
export function catalogGaps(locales: string, root: string): string[] {
  const catalogs = readdirSync(join(locales, SOURCE)).filter((name) => name.endsWith('.po'))
  return foldersOf(locales).flatMap((language) =>
    catalogs.flatMap((name) => {
      const file = join(locales, language, name)
      return gapsOf(join(locales, SOURCE, name), file, relative(root, file))
    }),
  )
}
