import { describe, expect } from 'vitest'
import { type Face, formatReward, houseEdition, houseFace, type Pod } from '../../src/index.ts'
import { rule } from '../support/rule.ts'

const CITY = `
1A: 3 | 6 | 0
1B: copy-cw | 6 | -pod
2A: 4 | pod | 2
2B: dice(1-2: 7, 3+: pod) | 0 | take-2
3A: podium(first: 5, second: 3) | 7 | 0
3B: take-1 | give-1 | 8
4A: 5 | take-1 | 1
4B: copy-ccw | 5 | copy-cw
5A: pod | 4 | 2/pod
5B: pod 2/pod | -pod 6 | 0
6A: 6 | give-1 | 3
6B: copy-any | 4 | give-1
7A: podium(first: 4, others: 2) | 5 | pod
7B: podium(first: 4, second: 6) | dice(1-2: 3, 3+: 8) | pod
8A: 2 | 7 | -pod
8B: 0 | -pod take-2 | podium(first: pod, others: 2)
PA: reroll podium(first: 2, second: 4, third: 7) | 3 | reroll podium(first: 7, second: 4, third: 2)
PB: odd*4 | 3 | even*4
`

const written = ({ id, zones }: Face): string => `${id}: ${zones.map(formatReward).join(' | ')}`

describe('the house edition', () => {
  rule('S2', 'nine boards with two faces each, as the page lists them', () => {
    const faces = houseEdition.boards.flatMap(({ faces }) => faces)
    expect(faces.map(written).join('\n')).toBe(CITY.trim())
    expect(houseEdition.boards.map(({ id, faces }) => `${id}${faces.length}`).join(' ')).toBe(
      '12 22 32 42 52 62 72 82 P2',
    )
  })

  rule('S2', 'face A of boards 1 to 8 is green; only board P is promo', () => {
    const green = houseEdition.boards.flatMap(({ faces }) => faces).filter((face) => face.green)
    expect(green.map(({ id }) => id)).toEqual(['1A', '2A', '3A', '4A', '5A', '6A', '7A', '8A'])
    expect(houseEdition.boards.filter(({ promo }) => promo).map(({ id }) => id)).toEqual(['P'])
  })

  rule('S5', 'thirty pods: 2 ×4, 3 ×6, 4 ×6, 5 ×5, 6 ×3, die ×6', () => {
    const count = (pod: Pod): number => houseEdition.pods.filter((one) => one === pod).length
    expect(([2, 3, 4, 5, 6, 'die'] as const).map(count)).toEqual([4, 6, 6, 5, 3, 6])
    expect(houseEdition.pods).toHaveLength(30)
  })

  rule('S3', 'a face is found by its id', () => {
    expect(houseFace('6B')?.zones.map(formatReward)).toEqual(['copy-any', '4', 'give-1'])
    expect(houseFace('6B')?.names).toBeNull()
    expect(houseFace('9Z')).toBeUndefined()
  })
})
