import { join } from 'node:path'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { messages } from '../../src/locales/en/table.po'
import { shortClasses, shortMessages } from '../../tools/weight/shortNames.ts'

const web = join(import.meta.dirname, '../..')

function classNamer(plugin: Plugin): (name: string, file: string) => string {
  const { css } = (plugin.config as () => { css: { modules: { generateScopedName: (...of: string[]) => string } } })()
  return css.modules.generateScopedName
}

function shorten(code: string, id: string): string {
  const { transform } = shortMessages(join(web, 'src/locales'))
  const { handler } = transform as unknown as { handler: (code: string, id: string) => { code: string } }
  return handler(code, id).code
}

test('classes of two style sheets never share a name, and every build gives the same names', () => {
  const name = classNamer(shortClasses(web))
  const sheets = ['src/art/city/Lamps.module.css', 'src/screens/table/city/Plaza.module.css']
  const wanted = sheets.flatMap((sheet) => ['sign', 'lamps', 'die'].map((each) => [each, join(web, sheet)] as const))
  const given = wanted.map(([each, sheet]) => name(each, sheet))
  expect(new Set(given).size).toBe(given.length)
  expect(given.every((each) => /^[a-zA-Z]{2}\w+$/.test(each))).toBe(true)
  expect(wanted.map(([each, sheet]) => name(each, sheet))).toEqual(given)
  const again = classNamer(shortClasses(web))
  expect(wanted.map(([each, sheet]) => again(each, sheet))).toEqual(given)
})

test('a message has the same two letters in the code and in its catalog', () => {
  const ids = Object.keys(messages)
  const catalog = JSON.parse(shorten(JSON.stringify(messages), '/src/locales/en/table.po')) as object
  const code = shorten(ids.map((id) => `i18n._({ id: "${id}" })`).join('\n'), '/src/Words.tsx')
  const called = [...code.matchAll(/id: "(\w+)"/g)].map(([, id]) => id)
  expect(called).toEqual(Object.keys(catalog))
  expect(new Set(called).size).toBe(ids.length)
  expect(called.every((id) => id?.length === 2)).toBe(true)
})

test('what only looks like a message stays', () => {
  expect(shorten('const tempo = { id: "frenzy" }', '/src/Words.tsx')).toBe('const tempo = { id: "frenzy" }')
})
