import type { Task } from '../time/Task.ts'
import { allHere, isReady } from '../record/people.ts'
import { backToLobby } from './startGame.ts'

/** The next game at the same table, once all the people here want it. */
export const rematch: Task = {
  dueAt({ state, notes }) {
    return state.phase === 'ended' && allHere(state, (seat) => isReady(state, seat)) ? notes.at : null
  },
  act(draft) {
    backToLobby(draft)
    return { seat: 'table', request: { type: 'rematch' } }
  },
}
