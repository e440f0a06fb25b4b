import type { Seat } from '@jelly/rules'
import type { PossibleRefusal, TableRefusal } from '../model/request.ts'
import { MOST_WAITING, type TableState } from '../model/tableState.ts'
import type { Draft } from '../record/Draft.ts'
import { isInGame } from '../record/isInGame.ts'
import { isName } from './isName.ts'
import { newBot } from './newBot.ts'
import { nextHost } from './nextHost.ts'
import { personAt, seatOfPerson } from '../record/people.ts'
import { type Asker, forHost, type RequestHandler } from './Asker.ts'

/** A person sits down, or waits for the host to let them. */
export function takeSeat(draft: Draft, asker: Asker, wanted?: Seat): PossibleRefusal {
  const waitsByCode = draft.table.waiting.some(({ person, byCode }) => byCode && person === asker.person)
  return findSeat(draft, asker, waitsByCode, wanted)
}

/** A person who came by a code while codes are being guessed: the host has to let them in, also where nobody else has to wait. */
export const knock = (draft: Draft, asker: Asker): PossibleRefusal => findSeat(draft, asker, true)

function findSeat(draft: Draft, asker: Asker, byCode: boolean, wanted?: Seat): PossibleRefusal {
  const { table } = draft
  if (table.phase === 'closed') return { refused: 'tableClosed' }
  const own = seatOfPerson(table, asker.person)
  if (own !== null) return wanted === undefined || wanted === own ? null : changeSeat(draft, own, wanted)
  const seat = freeSeat(table, wanted)
  if (typeof seat !== 'number') return seat
  if ((table.settings.approve || byCode) && table.host !== null) return waitForHost(draft, asker, byCode)
  seatPerson(draft, seat, asker)
  return null
}

/** Before a game somebody may prefer another colour; a host stays the host. */
function changeSeat(draft: Draft, from: Seat, to: Seat): PossibleRefusal {
  const { table } = draft
  const person = personAt(table, from)
  if (person === null || isInGame(table)) return { refused: 'tooLate' }
  if (table.seats[to] === undefined) return { refused: 'noSuchSeat' }
  if (table.seats[to].kind !== 'empty') return { refused: 'seatTaken' }
  const hosts = table.host === from
  draft.tell({ type: 'seatChanged', seat: from, to: { kind: 'empty' } })
  draft.tell({ type: 'seatChanged', seat: to, to: person })
  if (hosts) draft.tell({ type: 'hostChanged', seat: to })
  return null
}

/** An empty seat, else a bot's; while a round is played nobody sits down. */
function freeSeat(table: TableState<never>, wanted?: Seat): Seat | TableRefusal {
  if (table.phase === 'scramble' || table.phase === 'scoring') return { refused: 'tooLate' }
  if (wanted !== undefined && table.seats[wanted] === undefined) return { refused: 'noSuchSeat' }
  const order = wanted === undefined ? ['empty', 'bot'] : [table.seats[wanted]?.kind]
  for (const kind of order) {
    const seat = table.seats.findIndex((seat, n) => seat.kind === kind && (wanted ?? n) === n)
    if (seat >= 0 && kind !== 'person') return seat
  }
  return { refused: wanted === undefined ? 'tableFull' : 'seatTaken' }
}

function seatPerson(draft: Draft, seat: Seat, { person, name }: Asker): void {
  const presence = draft.isConnected(person) ? 'here' : 'away'
  draft.tell({ type: 'seatChanged', seat, to: { kind: 'person', person, name, ready: false, presence } })
  if (draft.table.host === null) draft.tell({ type: 'hostChanged', seat })
}

function waitForHost(draft: Draft, { person, name }: Asker, byCode: boolean): PossibleRefusal {
  const { waiting } = draft.table
  if (waiting.some((newcomer) => newcomer.person === person)) return null
  if (waiting.length >= MOST_WAITING) return { refused: 'doorFull' }
  const newcomer = { newcomer: draft.notes.newcomers + 1, person, name, ...(byCode && { byCode }) }
  draft.tell({ type: 'newcomerCame', newcomer })
  return null
}

export const admit: RequestHandler<'admit'> = forHost((draft, _asker, { newcomer, admit }) => {
  const { waiting } = draft.table
  const found = waiting.find((one) => one.newcomer === newcomer)
  if (found === undefined) return { refused: 'noSuchNewcomer' }
  const seat = admit ? freeSeat(draft.table) : null
  if (seat !== null && typeof seat !== 'number') return seat
  draft.tell({ type: 'newcomerGone', newcomer })
  if (seat !== null) seatPerson(draft, seat, { ...found, seat: null })
  else if (found.byCode) draft.tellQuietly({ type: 'newcomerRefused', person: found.person })
  return null
})

/** During a game a bot plays on; otherwise the seat is free. */
export const leaveSeat: RequestHandler<'leaveSeat'> = (draft, { seat }) => {
  vacate(draft, seat)
  return null
}

function vacate(draft: Draft, seat: Seat): void {
  const { table } = draft
  const to = isInGame(table) ? newBot(draft, table.settings.botLevel) : ({ kind: 'empty' } as const)
  draft.tell({ type: 'seatChanged', seat, to })
  if (table.host === seat) draft.tell({ type: 'hostChanged', seat: nextHost(table, seat) })
}

export const freeSeatForHost: RequestHandler<'freeSeat'> = forHost((draft, asker, { seat }) => {
  if (isInGame(draft.table)) return { refused: 'tooLate' }
  if (draft.table.seats[seat] === undefined || seat === asker.seat) return { refused: 'noSuchSeat' }
  if (personAt(draft.table, seat) !== null) draft.tellQuietly({ type: 'personRemoved', seat })
  vacate(draft, seat)
  return null
})

export const seatBot: RequestHandler<'seatBot'> = forHost((draft, _asker, { seat, level }) => {
  if (isInGame(draft.table)) return { refused: 'tooLate' }
  if (draft.table.seats[seat] === undefined) return { refused: 'noSuchSeat' }
  if (personAt(draft.table, seat) !== null) return { refused: 'seatTaken' }
  draft.tell({ type: 'seatChanged', seat, to: newBot(draft, level) })
  return null
})

export const setName: RequestHandler<'setName'> = (draft, { seat }, { name }) => {
  const sitter = personAt(draft.table, seat)
  if (sitter === null || !isName(name)) return { refused: 'badName' }
  draft.tell({ type: 'seatChanged', seat, to: { ...sitter, name: name.trim() } })
  return null
}
