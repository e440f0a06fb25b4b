import type { Deadlines } from '../model/tableState.ts'
import type { Draft } from '../record/Draft.ts'
import { isInGame } from '../record/isInGame.ts'
import { peopleHere, personAt } from '../record/people.ts'
import {
  CLOSE_AFTER,
  PAUSE_AFTER,
  THAW_AFTER_BOOT,
  THAW_AFTER_FIRST,
  THAW_LEAST_SAND,
  THAW_SAND_BONUS,
} from './pacing.ts'
import { task } from './Task.ts'

/** With nobody connected the game waits. */
export const pause = task(
  'pause',
  ({ state, notes: { emptySince } }) =>
    emptySince !== null && isInGame(state) && state.frozen === null ? emptySince + PAUSE_AFTER : null,
  (draft) => standStill(draft),
)

/** With nobody connected for long the table is closed. */
export const close = task(
  'closeTable',
  ({ state, notes: { emptySince } }) =>
    emptySince === null || state.phase === 'closed' ? null : emptySince + CLOSE_AFTER,
  (draft) => {
    draft.tell({ type: 'phaseChanged', phase: 'closed' })
    draft.clearDeadlines()
  },
)

/** The game goes on when all the people are back, or without the last of them after a while. */
export const thaw = task(
  'thaw',
  ({ state, notes }) => {
    if (state.frozen === null) return null
    const people = state.seats.filter(({ kind }) => kind === 'person').length
    const allBack = people > 0 && peopleHere(state).length === people
    return allBack ? notes.at : state.frozen.thawAt
  },
  (draft) => {
    coverTheMissing(draft)
    goOn(draft)
  },
)

/** A game under way stands still from now on. */
export function standStill(draft: Draft): void {
  if (isInGame(draft.table) && draft.table.frozen === null)
    draft.tell({ type: 'frozen', since: draft.now, thawAt: null })
}

/** After a restart time stands still from the last moment that the journal knows; after a game too, so that all can still vote. */
export function standStillSince(draft: Draft, since: number): void {
  if (!isInGame(draft.table) && draft.table.phase !== 'ended') return
  draft.tell({ type: 'frozen', since: draft.table.frozen?.since ?? since, thawAt: draft.now + THAW_AFTER_BOOT })
}

/** Somebody is back at a table that stands still. */
export function expectTheOthers(draft: Draft): void {
  const { frozen } = draft.table
  if (frozen === null) return
  const thawAt = Math.min(frozen.thawAt ?? Infinity, draft.now + THAW_AFTER_FIRST)
  if (thawAt !== frozen.thawAt) draft.tell({ type: 'frozen', since: frozen.since, thawAt })
}

function coverTheMissing(draft: Draft): void {
  if (draft.table.settings.whenAway === 'idle' || !isInGame(draft.table)) return
  for (const [seat] of draft.table.seats.entries()) {
    const sitter = personAt(draft.table, seat)
    if (sitter?.presence === 'away') draft.tell({ type: 'seatChanged', seat, to: { ...sitter, presence: 'covered' } })
  }
}

function goOn(draft: Draft): void {
  const { durations, frozen } = draft.table
  const stood = draft.now - (frozen?.since ?? draft.now)
  const later = Object.entries(draft.deadlines).map(([name, time]) => [name, time + stood])
  const shifted = Object.fromEntries(later) as Deadlines
  draft.setDeadlines(shifted)
  if (shifted.sand !== undefined) {
    const sand = draft.now + Math.max(shifted.sand - draft.now + THAW_SAND_BONUS, THAW_LEAST_SAND)
    draft.setDeadlines({ sand, sandFrom: sand - durations.sand })
  }
  draft.tell({ type: 'thawed' })
}
