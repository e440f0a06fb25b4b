import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePo, stringifyPo } from 'pofile-ts'
import { testWords } from './testWords.ts'

/** Hebrew, so that lists and signs run from right to left; no such language is spoken anywhere. */
export const TEST_LANGUAGE = 'he-XB'

/**
 * Copies the languages to another folder and adds one, as the recipe in CONTRIBUTING says: a folder of catalogs and a
 * line. It is built into a page of its own (`JELLY_LOCALES`), never into the one that is served.
 */
export function writeTestLanguage(from: string, to: string): void {
  cpSync(from, to, { recursive: true })
  cpSync(join(from, 'en'), join(to, TEST_LANGUAGE), { recursive: true })
  for (const name of readdirSync(join(to, TEST_LANGUAGE))) writeCatalog(join(to, TEST_LANGUAGE, name))
  const list = join(to, 'languages.json')
  const lines = JSON.parse(readFileSync(list, 'utf8')) as Record<string, unknown>
  writeFileSync(list, JSON.stringify({ ...lines, [TEST_LANGUAGE]: { name: 'תסט', dir: 'rtl' } }))
}

function writeCatalog(file: string): void {
  const catalog = parsePo(readFileSync(file, 'utf8'))
  for (const item of catalog.items) item.msgstr = [testWords(item.msgid)]
  writeFileSync(file, stringifyPo(catalog))
}
