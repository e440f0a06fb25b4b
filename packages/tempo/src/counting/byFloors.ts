import type { CountingRule } from '../model/CountingRule.ts'

/** Everybody acts at once: a command counts when it is pressed, rolls and placements not before their floor. */
export const byFloors: CountingRule = {
  countsAt(type, pressedAt, { durations, rolledAt }) {
    if (rolledAt === null) return pressedAt
    if (type === 'rollDice') return Math.max(pressedAt, rolledAt + durations.rollFloor)
    return type === 'placeDie' ? Math.max(pressedAt, rolledAt + durations.placeFloor) : pressedAt
  },
  turnAt: () => 0,
}
