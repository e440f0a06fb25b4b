import type { Pod } from '../model/ids.ts'
import { parseReward } from '../notation/parseReward.ts'
import type { Board, Edition, Face } from './edition.ts'

type Row = readonly [id: string, zone1: string, zone2: string, zone3: string]

const FACES: readonly Row[] = [
  ['1A', '3', '6', '0'],
  ['1B', 'copy-cw', '6', '-pod'],
  ['2A', '4', 'pod', '2'],
  ['2B', 'dice(1-2: 7, 3+: pod)', '0', 'take-2'],
  ['3A', 'podium(first: 5, second: 3)', '7', '0'],
  ['3B', 'take-1', 'give-1', '8'],
  ['4A', '5', 'take-1', '1'],
  ['4B', 'copy-ccw', '5', 'copy-cw'],
  ['5A', 'pod', '4', '2/pod'],
  ['5B', 'pod 2/pod', '-pod 6', '0'],
  ['6A', '6', 'give-1', '3'],
  ['6B', 'copy-any', '4', 'give-1'],
  ['7A', 'podium(first: 4, others: 2)', '5', 'pod'],
  ['7B', 'podium(first: 4, second: 6)', 'dice(1-2: 3, 3+: 8)', 'pod'],
  ['8A', '2', '7', '-pod'],
  ['8B', '0', '-pod take-2', 'podium(first: pod, others: 2)'],
  ['PA', 'reroll podium(first: 2, second: 4, third: 7)', '3', 'reroll podium(first: 7, second: 4, third: 2)'],
  ['PB', 'odd*4', '3', 'even*4'],
]

const PODS: readonly (readonly [pod: Pod, count: number])[] = [
  [2, 4],
  [3, 6],
  [4, 6],
  [5, 5],
  [6, 3],
  ['die', 6],
]

/** Boards 1 to 8 have a green face A and a red face B; board P is the promo board, and not green. */
const faceOf = ([id, ...zones]: Row): Face => ({
  id,
  names: null,
  green: id.endsWith('A') && !id.startsWith('P'),
  zones: [parseReward(zones[0]), parseReward(zones[1]), parseReward(zones[2])],
})

const boardIds = [...new Set(FACES.map(([id]) => id.slice(0, 1)))]

/** Our own city. What its faces are called is said by the page's catalogs, in every language. */
export const houseEdition: Edition = {
  name: 'house',
  boards: boardIds.map((id): Board => ({
    id,
    promo: id === 'P',
    faces: FACES.filter(([face]) => face.startsWith(id)).map(faceOf),
  })),
  pods: PODS.flatMap(([pod, count]) => Array.from({ length: count }, () => pod)),
}

export const houseFace = (id: string): Face | undefined =>
  houseEdition.boards.flatMap(({ faces }) => faces).find((face) => face.id === id)
