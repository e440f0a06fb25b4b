import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Face, houseEdition } from '@jelly/rules'
import { expect, test } from 'vitest'
import { NEUTRAL, PORTRAIT_NAMES, portraitOf } from '../../src/art/portraits.ts'
import { repaint } from '../../tools/art/repaint.ts'

const folder = join(import.meta.dirname, '../../src/art')
const read = (path: string): string => readFileSync(join(folder, 'portraits', path), 'utf8')
const zipped = (text: string): number => gzipSync(text, { level: 9 }).length
const named = (en: string, fr = en) => portraitOf({ face: '1A', names: { en, fr } }).name
const ofHouse = ({ id, names }: Face) => portraitOf({ face: id, names })

const drawn = [...PORTRAIT_NAMES, NEUTRAL]

test('every district of the city has a picture of its own, and no picture is left over', () => {
  const faces = houseEdition.boards.flatMap(({ faces }) => faces)
  expect(faces.map((face) => ofHouse(face).name)).toEqual(expect.arrayContaining([...PORTRAIT_NAMES]))
  expect(new Set(faces.map((face) => ofHouse(face).night)).size).toBe(faces.length)
  for (const kind of ['night', 'day', 'marks']) {
    expect(
      readdirSync(join(folder, 'portraits', kind))
        .map((file) => file.replace('.svg', ''))
        .toSorted(),
    ).toEqual(drawn.toSorted())
  }
})

test('without colours every picture and every mark is unlike every other one', () => {
  for (const kind of ['night', 'marks']) {
    const shapes = drawn.map((name) => read(`${kind}/${name}.svg`).replaceAll(/#[0-9a-f]{3,8}\b/gi, ''))
    expect(new Set(shapes).size, `of ${kind}`).toBe(drawn.length)
  }
})

test('the faces of a board share a hue, and no two boards do', () => {
  const hues = houseEdition.boards.map(({ faces }) => [...new Set(faces.map((face) => ofHouse(face).hue))])
  expect(hues.every((of) => of.length === 1)).toBe(true)
  expect(new Set(hues.flat()).size).toBe(houseEdition.boards.length)
})

test("a host's own board gets a picture by its name, in either language, or the neutral one", () => {
  expect(named('Old Harbor')).toBe('harbour')
  expect(named('Nightfall', 'Gare du Nord')).toBe('metro')
  expect(named('Université')).toBe('university')
  expect(portraitOf({ face: 'X7', names: null }).name).toBe(NEUTRAL)
  expect(named('Porthole')).toBe(NEUTRAL)
  expect(named('', '')).toBe(NEUTRAL)
})

test.each(drawn)('%s: the day is the night in other colours', (name) => {
  expect(read(`day/${name}.svg`)).toBe(repaint(read(`night/${name}.svg`)))
})

test.each(drawn)('%s is small: 1.5 KB at the most', (name) => {
  for (const kind of ['night', 'day', 'marks']) expect(zipped(read(`${kind}/${name}.svg`))).toBeLessThan(1500)
})

test.each(drawn)('%s fetches nothing and runs nothing', (name) => {
  for (const kind of ['night', 'day', 'marks']) {
    expect(read(`${kind}/${name}.svg`)).not.toMatch(/<(?:script|image|style|foreignObject|text)|href|on[a-z]+=/)
  }
})
