import type { Dice, DieValue, Seat } from '@jelly/rules'
import { type Exercise, ME } from './Exercise.ts'

const FACES: readonly DieValue[] = [1, 2, 3, 4, 5, 6]

/** What a rival will place lies in each of its rolls. */
function rivalFaces({ rivals = [] }: Exercise, seat: Seat): readonly DieValue[] {
  const wanted = rivals.filter((move) => move.seat === seat).map(({ place }) => place)
  return wanted.length > 0 ? wanted : FACES
}

const around = (faces: readonly DieValue[], place: number): DieValue => faces[place % faces.length] ?? 6

/** The dice that lie before a rival at first. */
export const rivalTray = (exercise: Exercise, seat: Seat, count: number): DieValue[] =>
  Array.from({ length: count }, (_, place) => around(rivalFaces(exercise, seat), place))

/** Dice that fall as an exercise wants them; after that face by face. */
export function loadedDice(exercise: Exercise): Dice {
  const { tray, rolls = [] } = exercise
  const mine = [...tray, ...rolls.flat()]
  return (stream, place, faces) => {
    if (stream === 'pods') return (place % faces) + 1
    return stream === ME ? (mine[place] ?? around(FACES, place)) : around(rivalFaces(exercise, stream), place)
  }
}
