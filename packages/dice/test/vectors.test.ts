import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { combine, commit, provableDice, toHex } from '../src/index.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/fair-dice.md'), 'utf8')

/** The cells of a table's rows, without back-ticks, for the table below a heading. */
const rowsBelow = (heading: string): string[][] =>
  (page.split(`### ${heading}\n`)[1]?.split('\n#')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.replaceAll('`', '').trim()))

const game = Object.fromEntries(rowsBelow('The game of the examples').map(([what = '', value = '']) => [what, value]))
const seeds = (game['seeds, in seat order'] ?? '').split(',').map((seed) => seed.replace('(empty)', '').trim())
const key = game['key'] ?? ''
const gameId = game['game id'] ?? ''

describe('the numbers on the page for strangers are the numbers of this program', () => {
  test('the commitment and the secret', () => {
    expect(seeds).toEqual(['a1b2c3', '', 'Sam.2026'])
    expect(commit(key)).toBe(game['commitment'])
    expect(toHex(combine(key, gameId, seeds))).toBe(game['secret'])
  })

  test('dice in a row', () => {
    const rows = rowsBelow('Six faces, places 0 to 19')
    expect(rows.map(([stream]) => stream)).toEqual(['seat/0', 'seat/1', 'seat/2', 'pods'])
    for (const [stream = '', values = ''] of rows) {
      const dice = Array.from({ length: 20 }, (_, place) => valueAt(stream, place, 6))
      expect(dice.join(' ')).toBe(values)
    }
  })

  test('other faces, far places, words thrown away', () => {
    const rows = rowsBelow('Other faces, far places, words thrown away')
    expect(rows.length).toBeGreaterThan(15)
    for (const [stream = '', place = '', faces = '', value = ''] of rows) {
      expect([stream, place, faces, String(valueAt(stream, Number(place), Number(faces)))]).toEqual([
        stream,
        place,
        faces,
        value,
      ])
    }
  })
})

function valueAt(stream: string, place: number, faces: number): number {
  const dice = provableDice(key, gameId, seeds)
  return dice(stream === 'pods' ? 'pods' : Number(stream.replace('seat/', '')), place, faces)
}
