import { DICE_PER_SEAT, type DieValue, type PlacedDie, type Seat } from '@jelly/rules'
import { expect, test } from 'vitest'
import { CENTER_LOOKS, centerLines } from '../../src/screens/replay/drawn/centerLines.ts'
import { centerGroups } from '../../src/screens/table/city/centerGroups.ts'

const dieOf = (seat: Seat, n: number, value: DieValue): PlacedDie => ({ die: seat * DICE_PER_SEAT + n, value })

const widths = { die: 20, crown: 14, count: (text: string) => 6 * text.length }

test('groups stand side by side, the crown before the dice of who has most', () => {
  const [line, ...more] = centerLines(
    centerGroups([dieOf(0, 0, 3), dieOf(0, 1, 5), dieOf(2, 0, 1)], 20),
    400,
    CENTER_LOOKS.standing,
    widths,
  )
  expect(more).toEqual([])
  expect(line?.pieces.map(({ kind, x }) => [kind, x])).toEqual([
    ['crown', 0],
    ['die', 16],
    ['die', 38],
    ['die', 66],
  ])
  expect(line?.width).toBe(86)
})

test('many are counted', () => {
  const many: PlacedDie[] = [0, 1, 2].map((n) => dieOf(1, n, 4))
  const [line] = centerLines(centerGroups(many, 2), 400, CENTER_LOOKS.standing, widths)
  expect(line?.pieces.map(({ kind }) => kind)).toEqual(['crown', 'die', 'count'])
  expect(line?.pieces.at(-1)).toMatchObject({ text: '×3', width: 12 })
})

test('in a glass of their own what does not fit goes to the next line', () => {
  const dice = [0, 1, 2].map((seat) => dieOf(seat, 0, 2))
  expect(centerLines(centerGroups(dice, 20), 90, CENTER_LOOKS.high, widths).map(({ width }) => width)).toEqual([78, 36])
  expect(centerLines(centerGroups(dice, 20), 90, CENTER_LOOKS.standing, widths)).toHaveLength(1)
})
