import { type DieValue, type DistrictId, type Event, evolve, newState, ownerOf, type State } from '@jelly/rules'

/** Every die that fell, under the seat that owns it: rolls, re-rolls in districts, die-pods. */
export function rollsBySeat(events: readonly Event[], seats: number): DieValue[][] {
  const rolls = Array.from({ length: seats }, (): DieValue[] => [])
  let state: State | null = null
  for (const event of events) {
    if (event.type === 'gameStarted') state = newState(event)
    else if (state !== null) {
      collect(event, state, rolls)
      evolve(state, event)
    }
  }
  return rolls
}

function collect(event: Event, state: State, rolls: DieValue[][]): void {
  if (event.type === 'diceRolled') rolls[event.seat]?.push(...event.values)
  if (event.type === 'podsOpened') event.squads.forEach((opened, seat) => rolls[seat]?.push(...opened.rolls))
  if (event.type === 'diceRerolled') collectAt(event.district, event.values)
  if (event.type === 'districtScored' && event.rerolled !== null) collectAt(event.district, event.rerolled)

  function collectAt(district: DistrictId, values: readonly DieValue[]): void {
    const dice = state.districts[district]?.dice ?? []
    values.forEach((value, n) => rolls[ownerOf(dice[n]?.die ?? -1)]?.push(value))
  }
}
