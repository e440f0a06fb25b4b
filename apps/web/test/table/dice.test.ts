import { ownerOf, type PlacedDie, standing } from '@jelly/rules'
import { describe, expect, test } from 'vitest'
import { centerGroups } from '../../src/screens/table/city/centerGroups.ts'
import { districtRows, wouldTwin } from '../../src/screens/table/model/districtRows.ts'
import { packRows } from '../../src/screens/table/card/packRows.ts'
import { sortedTray, trayPlaces } from '../../src/screens/table/tray/trayOrder.ts'

const dice = (...placed: readonly (readonly [die: number, value: number])[]): PlacedDie[] =>
  placed.map(([die, value]) => ({ die, value }))

describe('dice on a card', () => {
  test('[C2] [C3] twins do not count, and the highest total leads', () => {
    const rows = districtRows({ dice: dice([0, 6], [1, 6], [2, 3], [7, 4], [14, 1]) }, 3)
    expect(rows.map(({ seat, total, leads }) => [seat, total, leads])).toEqual([
      [0, 3, false],
      [1, 4, true],
      [2, 1, false],
    ])
    expect(rows[0]?.dice.map(({ twin }) => twin)).toEqual([true, true, false])
  })

  test('a face that already stands there for me would be a twin; somebody else’s would not', () => {
    const there = { dice: dice([0, 4], [7, 2]) }
    expect(wouldTwin(there, 0, 4)).toBe(true)
    expect(wouldTwin(there, 0, 2)).toBe(false)
  })

  test.each([
    ['a phone', { width: 116, height: 62, largest: 28, pad: 2, gap: 2, total: 36 }],
    ['a desktop', { width: 160, height: 140, largest: 42, pad: 4, gap: 3, total: 47 }],
  ])('all 35 dice fit on a card of %s', (_, box) => {
    const all = Array.from({ length: 35 }, (_die, die): PlacedDie => ({ die, value: (die % 6) + 1 }))
    const packing = packRows(districtRows({ dice: all }, 5), box)
    const lines = Math.ceil(packing.rows.length / packing.columns)
    const { pad, gap } = packing.tight ? { pad: 0, gap: 1 } : box
    expect((packing.dieSize + pad + gap) * lines - gap).toBeLessThanOrEqual(box.height)
    expect(packing.dieSize).toBeGreaterThanOrEqual(8)
    expect(packing.rows.flatMap(({ chips }) => chips.flatMap((chip) => chip.dice))).toHaveLength(35)
  })

  test('on a narrow, high card digits stand below their totals, and all lanes fit', () => {
    const box = { width: 35, height: 152, largest: 28, pad: 2, gap: 2, total: 25 }
    const all = Array.from({ length: 35 }, (_die, die): PlacedDie => ({ die, value: (die % 6) + 1 }))
    for (const lying of [dice([0, 6]), all]) {
      const { folded, written, dieSize, rows } = packRows(districtRows({ dice: lying }, 5), box)
      expect([written, folded]).toEqual([true, true])
      expect((2 * dieSize + 1) * rows.length).toBeLessThanOrEqual(box.height)
    }
    // Where there is room they stand beside them.
    expect(packRows(districtRows({ dice: all }, 5), { ...box, width: 90 }).folded).toBe(false)
  })

  test('few dice are drawn one by one and large, many equal ones as value × count', () => {
    const box = { width: 116, height: 62, largest: 28, pad: 2, gap: 2, total: 36 }
    const few = packRows(districtRows({ dice: dice([0, 6], [7, 2]) }, 3), box)
    expect(few.dieSize).toBe(28)
    const equal = Array.from({ length: 35 }, (_, die): PlacedDie => ({ die, value: 5 }))
    const many = packRows(districtRows({ dice: equal }, 5), box)
    expect(many.rows.every(({ chips }) => chips.length === 1)).toBe(true)
  })

  test('[C6] the center is grouped by owner, counted when it is full', () => {
    const groups = centerGroups(dice([0, 1], [7, 5], [8, 5]), 8)
    expect(groups.map(({ seat, leads, counted }) => [seat, leads, counted])).toEqual([
      [0, false, false],
      [1, true, false],
    ])
    expect(
      centerGroups(
        Array.from({ length: 30 }, (_, die) => ({ die, value: 1 })),
        8,
      ).every(({ counted }) => counted),
    ).toBe(true)
  })

  test('the tray is sorted by value, and a die that was placed leaves a hole', () => {
    const squad = { hand: [0, 1, 2], tray: [5, 1, 3] }
    const order = sortedTray(squad)
    expect(order).toEqual([1, 2, 0])
    expect(trayPlaces(order, { hand: [0, 1], tray: [5, 1] })).toEqual([
      { die: 1, value: 1 },
      { die: null, value: null },
      { die: 0, value: 5 },
    ])
  })

  test('what is drawn says the same as the rules', () => {
    const placed = dice([0, 6], [7, 6], [8, 2], [14, 3], [15, 3])
    const { totals, leaders } = standing(placed, 3)
    const rows = districtRows({ dice: placed }, 3)
    expect(rows.map(({ total }) => total)).toEqual(
      totals.filter((_, seat) => placed.some(({ die }) => ownerOf(die) === seat)),
    )
    expect(rows.filter(({ leads }) => leads).map(({ seat }) => seat)).toEqual(leaders)
  })
})
