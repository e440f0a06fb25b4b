import { canonicalJson, type Replay } from '@jelly/dice'
import { customEdition, randomGame } from '@jelly/dice/testing'
import { evolve, newState, type State } from '@jelly/rules'
import { expect } from 'vitest'
import { ReplayPlayer } from '../../src/replay/index.ts'

/** Games of all sizes, in the house city and in one where nearly everything can happen. */
export const gameOf = (seed: number): Replay =>
  randomGame(seed, {
    seats: 3 + (seed % 3),
    firstGame: seed % 4 === 1,
    promo: seed % 2 === 0,
    ...(seed % 7 === 0 && { edition: customEdition, firstGame: false, promo: true }),
  })

/** The game as it was played: its events on its start, without any table. */
export function played({ start, entries }: Replay, count = Infinity): State {
  const state = newState(start)
  const events = entries.flatMap((entry) => entry.events)
  for (const event of events.slice(0, count)) evolve(state, event)
  return state
}

export function expectSameEnd(seed: number): void {
  const replay = gameOf(seed)
  const player = new ReplayPlayer(replay)
  const { game } = player.stateAt(player.end)
  expect(canonicalJson(game), `game ${seed}`).toBe(canonicalJson(played(replay)))
  expect(canonicalJson(game?.result ?? null)).toBe(canonicalJson(replay.result))
}
