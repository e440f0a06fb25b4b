import type { Draft } from '../record/Draft.ts'
import { personAt, seatOfPerson } from '../record/people.ts'

/** A person's connection is there: they are back in their seat. False where that is nothing new. */
export const comeBack = (draft: Draft, person: string): boolean => changePresence(draft, person, 'here')

/** A person's connection is gone, unless another one has taken over. */
export function goAway(draft: Draft, person: string): void {
  if (!draft.isConnected(person)) changePresence(draft, person, 'away')
}

function changePresence(draft: Draft, person: string, presence: 'here' | 'away'): boolean {
  const seat = seatOfPerson(draft.table, person)
  const sitter = seat === null ? null : personAt(draft.table, seat)
  if (seat === null || sitter === null || sitter.presence === presence) return false
  draft.tell({ type: 'seatChanged', seat, to: { ...sitter, presence } })
  draft.causedBy(seat, { type: presence === 'here' ? 'connect' : 'disconnect' })
  return true
}

/** Nobody is connected to a table that has just come back. */
export function sendAllAway(draft: Draft): void {
  for (const [seat] of draft.table.seats.entries()) {
    const sitter = personAt(draft.table, seat)
    if (sitter?.presence === 'here') draft.tell({ type: 'seatChanged', seat, to: { ...sitter, presence: 'away' } })
  }
}
