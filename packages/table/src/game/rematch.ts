import type { Chore } from '../chores/Chore.ts'
import { allHere, isReady } from '../seats/people.ts'
import { backToLobby } from './startGame.ts'

/** The next game at the same table, once all the people here want it. */
export const rematch: Chore = {
  dueAt({ state, backstage }) {
    return state.phase === 'ended' && allHere(state, (seat) => isReady(state, seat)) ? backstage.at : null
  },
  act(draft) {
    backToLobby(draft)
    return { seat: 'table', request: { type: 'rematch' } }
  },
}
