import type { Deadlines } from '../model/tableState.ts'
import type { Draft } from '../record/Draft.ts'
import { peopleHere, personAt } from '../record/people.ts'
import type { Task } from './Task.ts'

/** How long the others may take to come back once the first person has. */
const AFTER_FIRST = 10_000
const AFTER_BOOT = 60_000
const SAND_BONUS = 3000
const LEAST_SAND = 5000

/** The game goes on when all the people are back, or without the last of them after a while. */
export const thaw: Task = {
  dueAt({ state, notes }) {
    if (state.frozen === null) return null
    const people = state.seats.filter(({ kind }) => kind === 'person').length
    const allBack = people > 0 && peopleHere(state).length === people
    return allBack ? notes.at : state.frozen.thawAt
  },
  act(draft) {
    coverTheMissing(draft)
    goOn(draft)
    return { seat: 'table', request: { type: 'thaw' } }
  },
}

/** Time stands still from `since` on: after a restart that is the last moment that the journal knows. */
export function freeze(draft: Draft, since: number): void {
  draft.tell({ type: 'frozen', since, thawAt: draft.now + AFTER_BOOT })
}

/** Somebody is back at a frozen table. */
export function expectTheOthers(draft: Draft): void {
  const { frozen } = draft.table
  if (frozen === null) return
  const thawAt = Math.min(frozen.thawAt ?? Infinity, draft.now + AFTER_FIRST)
  if (thawAt !== frozen.thawAt) draft.tell({ type: 'frozen', since: frozen.since, thawAt })
}

function coverTheMissing(draft: Draft): void {
  if (draft.table.settings.whenAway === 'idle') return
  for (const [seat] of draft.table.seats.entries()) {
    const sitter = personAt(draft.table, seat)
    if (sitter?.presence === 'away') draft.tell({ type: 'seatChanged', seat, to: { ...sitter, presence: 'covered' } })
  }
}

function goOn(draft: Draft): void {
  const { deadlines, durations, frozen } = draft.table
  const stood = draft.now - (frozen?.since ?? draft.now)
  const shifted = Object.fromEntries(Object.entries(deadlines).map(([name, time]) => [name, time + stood])) as Deadlines
  draft.setDeadlines(shifted)
  if (shifted.sand !== undefined) {
    const sand = draft.now + Math.max(shifted.sand - draft.now + SAND_BONUS, LEAST_SAND)
    draft.setDeadlines({ sand, sandFrom: sand - durations.sand })
  }
  draft.tell({ type: 'thawed' })
}
