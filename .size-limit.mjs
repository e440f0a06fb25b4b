// What a browser loads, read from Vite's own list of chunks, so that a chunk that moves is still counted.
import { existsSync, readFileSync } from 'node:fs'

const dist = 'apps/web/dist'
const list = `${dist}/.vite/manifest.json`
const chunks = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}

/** Not needed to play: before the game, or when somebody asks for them. */
const aside = /^src\/screens\/(lobby|briefing|settings)\//

/** The chunks that come with one; `later` adds those that it asks for on its own. */
function comesWith(name, later, seen = new Set()) {
  const chunk = chunks[name]
  if (!chunk || seen.has(name) || aside.test(name)) return seen
  seen.add(name)
  const next = [...(chunk.imports ?? []), ...(later ? (chunk.dynamicImports ?? []) : [])]
  for (const other of next) comesWith(other, later, seen)
  return seen
}

/** The longer one of the two languages. */
const words = Object.keys(chunks).filter((name) => name.startsWith('src/locales/fr/'))
const home = [...comesWith('index.html', false), ...words]
const table = [...home, ...comesWith('src/screens/table/TablePage.tsx', true)].filter((name) => !name.includes('/en/'))

const scripts = (names) => [...new Set(names.map((name) => chunks[name].file))].map((file) => `${dist}/${file}`)

export default [
  { name: 'home page, JavaScript', path: scripts(home), limit: '130 kB', gzip: true },
  { name: 'table, JavaScript in all', path: scripts(table), limit: '200 kB', gzip: true },
]
