import type { Seat } from '@jelly/rules'
import type { TableState } from '../model/tableState.ts'
import { personAt } from '../record/people.ts'

/** The next person in seat order, one who is here if there is any. */
export function nextHost(table: TableState<never>, after: Seat): Seat | null {
  const others = table.seats.map((_, n) => (after + 1 + n) % table.seats.length).filter((seat) => seat !== after)
  const people = others.filter((seat) => personAt(table, seat) !== null)
  return people.find((seat) => personAt(table, seat)?.presence === 'here') ?? people[0] ?? null
}
