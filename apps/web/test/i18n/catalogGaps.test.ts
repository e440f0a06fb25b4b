import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { catalogGaps } from '../../tools/catalogGaps.ts'

const locales = join(import.meta.dirname, '../../src/locales')
let copy = ''

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'jelly-locales-'))
  cpSync(locales, copy, { recursive: true })
})
afterEach(() => rmSync(copy, { recursive: true }))

function change(file: string, from: string, to: string): number {
  const text = readFileSync(join(copy, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(copy, file), text.replace(from, to))
  return text.slice(0, text.indexOf(from)).split('\n').length
}

test('our languages have no gap', () => {
  expect(catalogGaps(locales, locales)).toEqual([])
})

test('a message without words is named with file and line', () => {
  const line = change('fr/shell.po', 'msgid "Join"\nmsgstr "Rejoindre"', 'msgid "Join"\nmsgstr ""')
  expect(catalogGaps(copy, copy)).toEqual([`fr/shell.po:${line}: "Join" has no words`])
})

test('a place that is missing or misspelt is named with file and line', () => {
  const line = change('fr/table.po', '"Bloqué par {who}."', '"Bloqué par {qui}."') - 1
  expect(catalogGaps(copy, copy)).toEqual([
    `fr/table.po:${line}: "Locked by {who}." has the places "qui" instead of "who"`,
  ])
})

test('words that are no ICU message are named with file and line', () => {
  const line = change('fr/table.po', '"Bloqué par {who}."', '"Bloqué par {who."') - 1
  expect(catalogGaps(copy, copy)).toEqual([
    expect.stringContaining(`fr/table.po:${line}: "Locked by {who}." cannot be read`),
  ])
})

test('a message that is not in the catalog, or a catalog that is not there, is named', () => {
  change('fr/shell.po', 'msgid "Join"\nmsgstr "Rejoindre"\n\n', '')
  rmSync(join(copy, 'fr/pages.po'))
  expect(catalogGaps(copy, copy)).toEqual(['fr/pages.po: there is no such catalog', 'fr/shell.po: "Join" is not in it'])
})
