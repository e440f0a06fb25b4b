import {
  type CityDistrict,
  diceOf,
  type Event,
  houseEdition,
  houseFace,
  RULES_VERSION,
  type Seat,
  type SeatOrTable,
} from '@jelly/rules'
import { type Exercise, ME, SEATS } from './Exercise.ts'
import { rivalTray } from './loadedDice.ts'

/** Everything of the game that has happened before an exercise begins. */
export function exerciseEvents(exercise: Exercise): Event[] {
  const { districts, center = [], drone = 0 } = exercise
  const { pods } = houseEdition
  const hands = Array.from({ length: SEATS }, (_, seat) => diceOf(seat))
  const events: Event[] = [
    {
      type: 'gameStarted',
      rules: RULES_VERSION,
      seats: SEATS,
      districts: districts.map(({ face }) => cityDistrict(face)),
      drone,
      stackSize: pods.length,
      stack: pods,
      drawn: 0,
    },
    { type: 'roundStarted', round: 1 },
  ]
  const lay = (seat: Seat, value: number, district: number): number => {
    const die = hands[seat]?.shift() ?? 0
    events.push({ type: 'diePlaced', seat, die, value, district })
    return die
  }
  for (const [seat, value] of center) {
    const die = lay(seat, value, 0)
    events.push({ type: 'dieKicked', seat: (seat + 1) % SEATS, die, district: 0 })
  }
  for (const [id, { dice = [], target = 1 }] of districts.entries()) {
    for (const [seat, value] of dice) lay(seat, value, id)
    if (target !== 1) events.push({ type: 'targetMoved', seat: 1, district: id, zone: target })
  }
  for (const [seat, hand] of hands.entries()) events.push(handOf(exercise, seat, hand.length))
  if (exercise.isOver) events.push({ type: 'timerFlipped', by: lastOf(hands) }, { type: 'roundEnded', reason: 'sand' })
  return events
}

/** What a seat still holds lies before it; one that holds nothing lets its last effect go. */
function handOf(exercise: Exercise, seat: Seat, count: number): Event {
  if (count === 0) return { type: 'effectSkipped', seat }
  const values = seat === ME ? exercise.tray : rivalTray(exercise, seat, count)
  return { type: 'diceRolled', seat, values }
}

/** Who has finished flips; otherwise the table did. */
function lastOf(hands: readonly (readonly number[])[]): SeatOrTable {
  const finished = hands.findIndex((hand) => hand.length === 0)
  return finished < 0 ? 'table' : finished
}

function cityDistrict(id: string): CityDistrict {
  const face = houseFace(id)
  if (face === undefined) throw new Error(`the house edition has no face ${id}`)
  return { face: id, names: face.names, zones: face.zones }
}
