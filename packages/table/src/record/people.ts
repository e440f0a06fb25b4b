import type { Seat } from '@jelly/rules'
import type { SeatState, TableState } from '../model/tableState.ts'

export type PersonSeat<Hidden extends null> = Extract<SeatState<Hidden>, { kind: 'person' }>

export const seatOfPerson = (table: TableState<never>, person: string): Seat | null => {
  for (let at = 0; at < table.seats.length; at++) {
    const seat = table.seats[at]
    if (seat?.kind === 'person' && seat.person === person) return at
  }
  return null
}

export const personAt = <Hidden extends null>(table: TableState<Hidden>, seat: Seat): PersonSeat<Hidden> | null => {
  const at = table.seats[seat]
  return at?.kind === 'person' ? at : null
}

/** What people, bots and newcomers are called here, but for one person and for whoever has a seat that is about to be given away. */
export const namesAt = (table: TableState<never>, person?: string, given?: Seat): string[] => [
  ...table.seats.flatMap((seat, n) =>
    seat.kind === 'empty' || n === given || (seat.kind === 'person' && seat.person === person) ? [] : [seat.name],
  ),
  ...table.waiting.flatMap((newcomer) => (newcomer.person === person ? [] : [newcomer.name])),
]

/** The seats whose people are connected now. */
export const peopleHere = <Hidden extends null>(table: TableState<Hidden>): Seat[] =>
  table.seats.flatMap((seat, n) => (seat.kind === 'person' && seat.presence === 'here' ? [n] : []))

/** Whether there are people here and all of them agree. Nobody waits for people who are gone. */
export const allHere = <Hidden extends null>(table: TableState<Hidden>, agrees: (seat: Seat) => boolean): boolean => {
  const here = peopleHere(table)
  return here.length > 0 && here.every(agrees)
}

export const isReady = <Hidden extends null>(table: TableState<Hidden>, seat: Seat): boolean =>
  personAt(table, seat)?.ready === true

/** Whether a bot plays this seat now. */
export const isPlayedByBot = <Hidden extends null>(seat: SeatState<Hidden> | undefined): boolean =>
  seat?.kind === 'bot' || (seat?.kind === 'person' && seat.presence === 'covered')
