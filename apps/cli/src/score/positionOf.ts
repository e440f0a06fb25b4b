import { DICE_PER_SEAT, type PlacedDie, ROUNDS, RULES_VERSION, type Seat, type State } from '@jelly/rules'
import type { Scenario } from './Scenario.ts'

/** The scenario as a game whose round has just ended. */
export function positionOf(scenario: Scenario): State {
  const dieOf = diceCounter(scenario.seats.length)
  return {
    rules: RULES_VERSION,
    phase: 'scoring',
    round: scenario.final ? ROUNDS : 1,
    drone: scenario.drone,
    districts: scenario.districts.map(({ face, zones, target, dice }) => ({
      face,
      names: null,
      zones,
      target,
      dice: dice.flatMap((values, seat) => values.map((value): PlacedDie => ({ die: dieOf(seat), value }))),
      lockedBy: null,
    })),
    squads: scenario.seats.map((_, seat) => ({
      jelly: scenario.jelly[seat] ?? 0,
      podCount: scenario.pods[seat]?.length ?? 0,
      pods: scenario.pods[seat] ?? [],
      hand: [],
      tray: [],
      rolled: false,
      effect: null,
      screen: null,
    })),
    center: scenario.center.flatMap((count, seat) => diceOnCenter(count, () => dieOf(seat))),
    stack: scenario.stack.toReversed(),
    stackSize: scenario.stack.length,
    flippedBy: null,
    scored: 0,
    choice: null,
    drawn: [...scenario.seats.map(() => 0), 0],
    result: null,
  }
}

/** The next die of a seat that does not lie anywhere yet. */
function diceCounter(seats: number): (seat: Seat) => number {
  const used = Array.from({ length: seats }, () => 0)
  return (seat) => {
    const n = used[seat] ?? 0
    used[seat] = n + 1
    return seat * DICE_PER_SEAT + n
  }
}

/** [C6] What these dice show does not matter. */
const diceOnCenter = (count: number, die: () => number): PlacedDie[] =>
  Array.from({ length: count }, () => ({ die: die(), value: 1 }))
