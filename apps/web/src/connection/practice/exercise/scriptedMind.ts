import { type SeatCommand, squadOf, type View } from '@jelly/rules'
import type { BotMind } from '@jelly/table'
import { type Exercise, ME, type RivalMove } from './Exercise.ts'

/** Whether I have done what a rival waits for. */
function isDone({ once }: RivalMove, { tray }: Exercise, view: View): boolean {
  if (once === 'flipped') return view.flippedBy !== null
  if (once === 'placed') return squadOf(view, ME).hand.length < tray.length
  return (view.drawn[ME] ?? 0) > tray.length
}

function commandFor({ seat, place, on }: RivalMove, view: View): SeatCommand | null {
  const { hand, tray } = squadOf(view, seat)
  const die = hand[tray?.indexOf(place) ?? -1]
  return die === undefined ? null : { type: 'placeDie', die, district: on }
}

/** Rivals who do what is written, in order, and nothing else. */
export function scriptedMind(exercise: Exercise): BotMind {
  const dice = exercise.districts.flatMap(({ dice = [] }) => dice)
  const laidBy = (seat: number): number =>
    [...dice, ...(exercise.center ?? [])].filter(([owner]) => owner === seat).length
  return {
    silent: true,
    think(_level, _temperament, view, seat) {
      const { hand, effect } = squadOf(view, seat)
      if (effect !== null) return { command: { type: 'skipEffect' }, after: 0 }
      const mine = (exercise.rivals ?? []).filter((move) => move.seat === seat)
      const next = mine[7 - hand.length - laidBy(seat)]
      if (next === undefined || !isDone(next, exercise, view)) return null
      const command = commandFor(next, view)
      return command && { command, after: next.after }
    },
  }
}
