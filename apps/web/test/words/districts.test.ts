import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { houseEdition } from '@jelly/rules'
import { describe, expect, test } from 'vitest'
import { loadLanguage, withWords } from '../../src/i18n/catalogs.ts'
import { districtName } from '../../src/words/districts.ts'

await withWords('table', Promise.resolve())
const en = await loadLanguage('en')
const fr = await loadLanguage('fr')
const faces = houseEdition.boards.flatMap((board) => board.faces)
const house = (face: string) => ({ face, names: null })

describe('what a district is called', () => {
  test('the house edition has the names of docs/rules.md, in each language', () => {
    const page = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'rules.md'), 'utf8')
    const listed = [...page.matchAll(/^\| (\w\w) \| ([^|]+) \| ([^|]+) \| `/gm)].map((row) => row.slice(1, 4))
    expect(listed).toEqual(faces.map(({ id }) => [id, districtName(en, house(id)), districtName(fr, house(id))]))
  })

  test('a host’s own boards have their own names, whatever their ids are', () => {
    const face = { face: '1A', names: { en: 'Our Harbour', fr: 'Notre port' } }
    expect([districtName(en, face), districtName(fr, face)]).toEqual(['Our Harbour', 'Notre port'])
  })

  test('a text in another language is better than none, and an id is the last resort', () => {
    expect(districtName(fr, { face: 'x', names: { nl: 'Haven', de: 'Hafen' } })).toBe('Haven')
    expect(districtName(fr, { face: 'x', names: { und: 'Zoo' } })).toBe('Zoo')
    expect(districtName(fr, house('my board'))).toBe('my board')
  })
})
