import { type DistrictId, ownerOf, type Seat, type View } from '@jelly/rules'
import { withDie } from './pile.ts'

/** The public part of a round, small and quick to change: what an evaluation looks at. */
export interface Position {
  readonly seats: number
  readonly districts: number
  /** At `district * seats + seat`. */
  readonly piles: Int16Array
  /** By district: the zone of its target, from 0. */
  readonly targets: Int8Array
  readonly locked: Uint8Array
  /** By seat: how many dice are not placed. */
  readonly hands: Int8Array
  /** By seat: how many dice lie on the city center. */
  readonly center: Int8Array
  flipped: boolean
}

export function readPosition(view: View): Position {
  const seats = view.squads.length
  const districts = view.districts.length
  const position: Position = {
    seats,
    districts,
    piles: new Int16Array(seats * districts),
    targets: Int8Array.from(view.districts, ({ target }) => target - 1),
    locked: Uint8Array.from(view.districts, ({ lockedBy }) => (lockedBy === null ? 0 : 1)),
    hands: Int8Array.from(view.squads, ({ hand }) => hand.length),
    center: new Int8Array(seats),
    flipped: view.flippedBy !== null,
  }
  view.districts.forEach(({ dice }, district) => {
    for (const { die, value } of dice) addDie(position, district, ownerOf(die), value)
  })
  for (const { die } of view.center) addToCenter(position, ownerOf(die), 1)
  return position
}

export const pileAt = (position: Position, district: DistrictId, seat: Seat): number =>
  position.piles[district * position.seats + seat] as number

export function setPile(position: Position, district: DistrictId, seat: Seat, pile: number): void {
  position.piles[district * position.seats + seat] = pile
}

function addDie(position: Position, district: DistrictId, seat: Seat, value: number): void {
  setPile(position, district, seat, withDie(pileAt(position, district, seat), value))
}

export function addToCenter(position: Position, seat: Seat, count: number): void {
  position.center[seat] = (position.center[seat] as number) + count
}

export const copyPosition = (position: Position): Position => ({
  ...position,
  piles: position.piles.slice(),
  targets: position.targets.slice(),
  locked: position.locked.slice(),
  hands: position.hands.slice(),
  center: position.center.slice(),
})

/** Writes one position over another of the same table. */
export function restore(into: Position, from: Position): void {
  into.piles.set(from.piles)
  into.targets.set(from.targets)
  into.locked.set(from.locked)
  into.hands.set(from.hands)
  into.center.set(from.center)
  into.flipped = from.flipped
}
