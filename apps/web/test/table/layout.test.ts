import { describe, expect, test } from 'vitest'
import { layoutKindFor } from '../../src/screens/table/hooks/useLayoutKind.ts'
import { type CityLayout, ringLayout } from '../../src/screens/table/city/cityLayout.ts'
import { gridLayout } from '../../src/screens/table/city/gridLayout.ts'
import { plazaMeasures, sandAt } from '../../src/screens/table/city/plazaMeasures.ts'
import { placeOrder } from '../../src/screens/table/city/placeOrder.ts'
import type { Point, Size } from '../../src/screens/table/city/ring.ts'

type Box = Size & Point

const boxesOf = ({ cards, card, plaza }: CityLayout): Box[] => [
  ...cards.map((at) => ({ ...card, x: at.x, y: at.y })),
  plaza,
]

const overlap = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 0.5 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 0.5

const sticksOut = ({ x, y, width, height }: Box, city: Size): boolean =>
  x - width / 2 < -0.5 ||
  y - height / 2 < -0.5 ||
  x + width / 2 > city.width + 0.5 ||
  y + height / 2 > city.height + 0.5

function faults(layout: CityLayout, city: Size): number {
  const boxes = boxesOf(layout)
  const overlaps = boxes.flatMap((one, n) => boxes.slice(n + 1).filter((other) => overlap(one, other)))
  return overlaps.length + boxes.filter((box) => sticksOut(box, city)).length
}

const DISTRICTS = [5, 6, 7]
const QUARTERS = [0, 1, 2, 3]
const STAYS_OR_TURNS = [null, ...QUARTERS]

/** The room that each window leaves for the city. */
const RINGS: readonly Size[] = [
  { width: 930, height: 636 },
  { width: 760, height: 470 },
  { width: 1280, height: 780 },
  { width: 790, height: 720 },
]

describe('the city on a screen', () => {
  test.each(RINGS)('cards on a ring of $width × $height neither overlap nor stick out in any round', (city) => {
    for (const districts of DISTRICTS) {
      for (const quarters of STAYS_OR_TURNS) {
        const layout = ringLayout(districts, quarters, 0, city)
        expect(layout, `${districts} districts`).not.toBeNull()
        if (layout) expect(faults(layout, city)).toBe(0)
      }
    }
  })

  test.each(RINGS)('[S4] wherever it points, the drone covers no card on a ring of $width × $height', (city) => {
    for (const districts of DISTRICTS) {
      for (let first = 0; first < districts; first++) {
        const layout = ringLayout(districts, null, first, city)
        const drone = { x: layout?.drone?.x ?? 0, y: layout?.drone?.y ?? 0, width: 40, height: 40 }
        const covered = layout?.cards.filter((at) => overlap({ ...layout.card, x: at.x, y: at.y }, drone))
        expect(covered, `${districts} districts, ${first} first`).toEqual([])
      }
    }
  })

  test('on a tablet the drone covers no hourglass', () => {
    for (const districts of DISTRICTS) {
      for (let first = 0; first < districts; first++) {
        const layout = ringLayout(districts, null, first, { width: 804, height: 748 })
        const drone = { x: layout?.drone?.x ?? 0, y: layout?.drone?.y ?? 0, width: 40, height: 40 }
        // The glass stands in the first half of what is below the jelly; a spot beside it may lie below what is written.
        const sand = layout && sandAt(layout.plaza)
        const glass = sand && { ...sand, x: sand.x - sand.width * 0.27, width: 34 }
        expect(glass && overlap(glass, drone), `${districts} districts, ${first} first`).toBe(false)
      }
    }
  })

  test('[C8] a turn moves the cards and keeps their size', () => {
    const city = { width: 930, height: 636 }
    const [before, after] = [ringLayout(7, 0, 0, city), ringLayout(7, 1, 0, city)]
    expect(after?.card).toEqual(before?.card)
    expect(after?.cards).not.toEqual(before?.cards)
  })

  test.each([
    [378, 380, true],
    [348, 356, true],
    [560, 300, false],
  ])('two lanes in %i × %i hold all districts and the center', (width, height, tall) => {
    for (const districts of DISTRICTS) {
      for (const quarters of QUARTERS)
        expect(faults(gridLayout(districts, quarters, { width, height }, tall), { width, height })).toBe(0)
    }
  })

  test('lanes run clockwise: each district lies next to the one before', () => {
    const { cards, card } = gridLayout(6, 0, { width: 378, height: 380 }, true)
    const steps = cards.slice(1).map((at, n) => Math.hypot(at.x - (cards[n]?.x ?? 0), at.y - (cards[n]?.y ?? 0)))
    expect(Math.max(...steps)).toBeLessThan(card.width + 6)
    expect(cards[0]).toMatchObject({ x: card.width / 2, y: card.height / 2 })
  })

  test('keys go by places: the upper row has three, the lower one the others; lanes are read line by line', () => {
    const read = (cards: CityLayout['cards'], onRing: boolean): number[] =>
      placeOrder(cards, onRing).map(({ id }) => id)
    const ring = (districts: number): number[] =>
      read(ringLayout(districts, null, 0, { width: 930, height: 636 })?.cards ?? [], true)
    expect(ring(5)).toEqual([4, 0, 1, 3, 2])
    expect(ring(6)).toEqual([5, 0, 1, 4, 3, 2])
    expect(ring(7)).toEqual([6, 0, 1, 5, 4, 3, 2])
    const { cards } = gridLayout(6, 0, { width: 378, height: 380 }, true)
    expect(read(cards, false)).toEqual([0, 1, 5, 2, 4, 3])
  })

  test.each([
    [1440, 900, 'wide'],
    [1280, 720, 'wide'],
    [820, 1180, 'tall'],
    [390, 664, 'phone'],
    [360, 640, 'phone'],
    [844, 390, 'flat'],
  ])('a window of %i × %i is %s', (width, height, kind) => {
    expect(layoutKindFor(width, height)).toBe(kind)
  })
})

test.each([
  [376, 56, 'lying'],
  [258, 140, 'cell'],
  [186, 90, 'cell'],
  [70, 280, 'column'],
])('in lanes, a center of %i × %i is a %s', (width, height, shape) => {
  expect(plazaMeasures({ width, height }, false).shape).toBe(shape)
})
