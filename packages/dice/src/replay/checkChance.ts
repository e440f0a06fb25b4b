import {
  type Dice,
  type DieValue,
  districtOf,
  type Event,
  ownerOf,
  type PlacedDie,
  squadOf,
  type State,
} from '@jelly/rules'
import { isSameJson } from './canonicalJson.ts'
import { ReplayError } from './ReplayError.ts'

/** Whether the chance in an event is what the dice give at this place of the game, whatever rules it was decided by. */
export function checkChance(state: State, event: Event, dice: Dice, where: string): void {
  if (!isSameJson(chanceIn(event), chanceFrom(state, event, dice)))
    throw new ReplayError(where, `the dice give another "${event.type}"`, 'event')
}

/** What an event says of chance; null where it says nothing. */
function chanceIn(event: Event): unknown {
  switch (event.type) {
    case 'diceRolled':
    case 'diceRerolled':
      return event.values
    case 'districtScored':
      return event.rerolled
    case 'podTaken':
      return event.pod
    case 'podsOpened':
      return event.squads.map(({ pods, rolls }) => ({ pods, rolls }))
    default:
      return null
  }
}

function chanceFrom(state: State, event: Event, dice: Dice): unknown {
  switch (event.type) {
    case 'diceRolled':
      return fresh(state, event.seat, squadOf(state, event.seat).hand.length, dice)
    case 'diceRerolled':
      return again(state, districtOf(state, event.district).dice, dice)
    case 'districtScored':
      return event.rerolled === null ? null : again(state, districtOf(state, event.district).dice, dice)
    case 'podTaken':
      return state.stack[state.stackSize - 1]
    case 'podsOpened':
      return state.squads.map(({ pods }, seat) => ({
        pods,
        rolls: fresh(state, seat, pods.filter((pod) => pod === 'die').length, dice),
      }))
    default:
      return null
  }
}

/** The next dice of a seat's stream. */
const fresh = ({ drawn }: State, seat: number, count: number, dice: Dice): DieValue[] =>
  Array.from({ length: count }, (_, n) => dice(seat, (drawn[seat] ?? 0) + n, 6))

/** Dice that lie somewhere, rolled again in their order, each from its owner's stream. */
function again({ drawn }: State, lying: readonly PlacedDie[], dice: Dice): DieValue[] {
  const places = drawn.slice()
  return lying.map(({ die }) => {
    const owner = ownerOf(die)
    const place = places[owner] ?? 0
    places[owner] = place + 1
    return dice(owner, place, 6)
  })
}
