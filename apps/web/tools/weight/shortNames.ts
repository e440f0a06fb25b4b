import { createHash } from 'node:crypto'
import { globSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { entriesOf } from '../catalogGaps.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Two letters for a number below 2704: names that no hash makes unlike each other pack better. */
function letters(n: number): string {
  if (n >= LETTERS.length ** 2) throw new Error('more names than two letters have: take a third one')
  return `${LETTERS[Math.floor(n / LETTERS.length)]}${LETTERS[n % LETTERS.length]}`
}

/** Two letters for a style sheet, a number for a class in it: the same when the page is drawn in Node. */
export function shortClasses(root: string): Plugin {
  const src = join(root, 'src')
  const sheets = globSync('**/*.module.css', { cwd: src }).toSorted()
  const classes = sheets.map(() => new Map<string, string>())
  function nameOf(name: string, file: string): string {
    const n = sheets.indexOf(relative(src, file.split('?')[0] ?? file).replaceAll('/', sep))
    const known = classes[n]
    if (known === undefined) throw new Error(`${file} is no style sheet of the page`)
    const short = known.get(name) ?? `${letters(n)}${known.size.toString(36)}`
    known.set(name, short)
    return short
  }
  return { name: 'short-classes', apply: 'build', config: () => ({ css: { modules: { generateScopedName: nameOf } } }) }
}

/** Lingui's own rule for the name of a message. */
const idOf = (message: string, context: string): string =>
  createHash('sha256').update(`${message}\u001F${context}`).digest('base64url').slice(0, 6)

/** Messages are called by six random characters, in the code and in every catalog; in the built page by two letters. */
export function shortMessages(locales: string): Plugin {
  const folder = join(locales, 'en')
  const entries = readdirSync(folder).flatMap((file) => entriesOf(join(folder, file)))
  const ids = [...new Set(entries.map(({ message, context }) => idOf(message, context)))].toSorted()
  const names = new Map<string, string>(ids.map((id, n) => [id, letters(n)]))
  const shortened = (all: string, before: string, id: string, after: string): string => {
    const name = names.get(id)
    return name === undefined ? all : `${before}${name}${after}`
  }
  return {
    name: 'short-messages',
    apply: 'build',
    enforce: 'post',
    transform: {
      // The catalogs may lie elsewhere.
      filter: { id: /\/src\/.*\.tsx?$|\.po$/ },
      handler: (code, id) => ({
        code: code.replaceAll(
          id.endsWith('.po') ? /(\\?")([\w-]{6})(\\?":\[)/g : /(\bid: ?['"])([\w-]{6})(['"])/g,
          shortened,
        ),
        map: null,
      }),
    },
  }
}
