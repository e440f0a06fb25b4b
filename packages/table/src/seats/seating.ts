import type { Seat } from '@jelly/rules'
import type { PossibleRefusal, TableRefusal } from '../model/request.ts'
import { MOST_WAITING, type TableState } from '../model/tableState.ts'
import type { Draft } from '../record/Draft.ts'
import { isWaiting } from '../record/doorView.ts'
import { isInGame } from '../record/isInGame.ts'
import { namesAt, personAt, seatOfPerson } from '../record/people.ts'
import { type Asker, forHost, type RequestHandler } from './Asker.ts'
import { isKept, isRoundUnderWay, joinLine, leaveLine, newcomersOf, openSeat, seatLeftBy } from './line.ts'
import { mustAskHost } from './mustAskHost.ts'
import { newBot } from './newBot.ts'
import { nextHost } from './nextHost.ts'
import { isTaken, readName, unlike } from './playerName.ts'

/** A person sits down, or waits for the host to let them. */
export const takeSeat = (draft: Draft, asker: Asker, wanted?: Seat): PossibleRefusal =>
  findSeat(draft, asker, waitsByCode(draft, asker), wanted)

/** A person who came by a code while codes are being guessed: the host has to let them in, also where nobody else has to wait. */
export const knock = (draft: Draft, asker: Asker): PossibleRefusal => findSeat(draft, asker, true)

const waitsByCode = ({ table }: Draft, asker: Asker): boolean =>
  table.waiting.some(({ person, byCode }) => byCode && person === asker.person)

function findSeat(draft: Draft, asker: Asker, byCode: boolean, wanted?: Seat): PossibleRefusal {
  const { table } = draft
  if (table.phase === 'closed') return { refused: 'tableClosed' }
  const own = seatOfPerson(table, asker.person)
  if (own !== null) return wanted === undefined || wanted === own ? null : changeSeat(draft, own, wanted)
  const left = seatLeftBy(table, asker.person)
  if (left !== null && (wanted ?? left.seat) === left.seat) return seatPerson(draft, left.seat, left.leaver)
  const seat = freeSeat(table, wanted)
  const isLate = typeof seat !== 'number' && seat.refused === 'tooLate'
  if (typeof seat !== 'number' && !isLate) return seat
  if (mustAskHost(table, asker.person, byCode)) return waitForHost(draft, asker, byCode)
  return typeof seat === 'number' ? seatPerson(draft, seat, asker) : seat
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
  const state = wanted === undefined ? undefined : table.seats[wanted]
  if (wanted !== undefined && state === undefined) return { refused: 'noSuchSeat' }
  if (isRoundUnderWay(table)) return { refused: 'tooLate' }
  if (wanted === undefined || state === undefined) return openSeat(table) ?? { refused: 'tableFull' }
  const isOccupied = state.kind === 'person' || isKept(state, table.game?.round ?? 0)
  return isOccupied ? { refused: 'seatTaken' } : wanted
}

function seatPerson(draft: Draft, seat: Seat, { person, name: wanted }: Pick<Asker, 'person' | 'name'>): null {
  leaveLine(draft, person)
  const name = unlike(wanted, namesAt(draft.table, person, seat))
  const presence = draft.isConnected(person) ? 'here' : 'away'
  draft.tell({ type: 'seatChanged', seat, to: { kind: 'person', person, name, ready: false, presence } })
  if (draft.table.host === null) draft.tell({ type: 'hostChanged', seat })
  return null
}

function waitForHost(draft: Draft, { person, name: wanted }: Asker, byCode: boolean): PossibleRefusal {
  const { waiting } = draft.table
  if (isWaiting(draft.table, person)) return null
  if (waiting.length >= MOST_WAITING) return { refused: 'doorFull' }
  const name = unlike(wanted, namesAt(draft.table, person))
  const newcomer = { newcomer: newcomersOf(draft) + 1, person, name, ...(byCode && { byCode }) }
  draft.tell({ type: 'newcomerCame', newcomer })
  return null
}

/** Sits down now, or as soon as a seat can be taken; where the host lets people in, the host is asked first. */
export function waitForSeat(draft: Draft, asker: Asker, wait: boolean): PossibleRefusal {
  const { table } = draft
  const waiting = table.waiting.find(({ person }) => person === asker.person)
  if (!wait) {
    if (waiting !== undefined) draft.tell({ type: 'newcomerGone', newcomer: waiting.newcomer })
    // They may not watch instead: they came by a code that may have been guessed.
    if (waiting?.byCode) draft.tellQuietly({ type: 'newcomerRefused', person: asker.person })
    leaveLine(draft, asker.person)
    return null
  }
  const refusal = takeSeat(draft, asker)
  const isEarly = refusal?.refused === 'tooLate' || refusal?.refused === 'tableFull'
  if (!isEarly) return refusal
  return mustAskHost(table, asker.person, false) ? waitForHost(draft, asker, false) : joinLine(draft, asker)
}

/** The first one who waits gets a seat that can be taken now. */
export function seatFirstInLine(draft: Draft): void {
  const [first] = draft.table.line
  const seat = openSeat(draft.table)
  if (first !== undefined && seat !== null) seatPerson(draft, seat, first)
}

/** Whom the host lets in while no seat can be taken watches until there is one. */
export const admit: RequestHandler<'admit'> = forHost((draft, _asker, { newcomer, admit }) => {
  const { waiting, settings } = draft.table
  const found = waiting.find((one) => one.newcomer === newcomer)
  if (found === undefined) return { refused: 'noSuchNewcomer' }
  const seat = admit ? freeSeat(draft.table) : null
  const isStanding = seat !== null && typeof seat !== 'number'
  if (isStanding && !settings.spectators) return seat
  draft.tell({ type: 'newcomerGone', newcomer })
  if (isStanding) return joinLine(draft, found)
  if (seat !== null) seatPerson(draft, seat, found)
  else {
    if (found.byCode) draft.tellQuietly({ type: 'newcomerRefused', person: found.person })
    draft.tellQuietly({ type: 'newcomerPutOff', person: found.person })
  }
  return null
})

/** During a game a bot plays on, until they come back; otherwise the seat is free. */
export const leaveSeat: RequestHandler<'leaveSeat'> = (draft, { seat, person, name }) => {
  vacate(draft, seat, { person, name: personAt(draft.table, seat)?.name ?? name })
  return null
}

export function vacate(draft: Draft, seat: Seat, leaver?: Pick<Asker, 'person' | 'name'>): void {
  const { table } = draft
  const kept = leaver && { leaver: { ...leaver, round: table.game?.round ?? 0 } }
  const to = isInGame(table) ? { ...newBot(draft, table.settings.botLevel), ...kept } : ({ kind: 'empty' } as const)
  draft.tell({ type: 'seatChanged', seat, to })
  if (table.host === seat) draft.tell({ type: 'hostChanged', seat: nextHost(table, seat) })
}

export const setName: RequestHandler<'setName'> = (draft, { seat, person }, { name: typed }) => {
  const sitter = personAt(draft.table, seat)
  const read = readName(typed)
  if (sitter === null || 'problem' in read) return { refused: 'badName' }
  if (isTaken(read.name, namesAt(draft.table, person))) return { refused: 'nameTaken' }
  draft.tell({ type: 'seatChanged', seat, to: { ...sitter, ...read } })
  return null
}

/** Nobody is new for long: once a game is under way it says nothing any more. */
export const setLearning: RequestHandler<'setLearning'> = (draft, { seat }, { learning }) => {
  const sitter = personAt(draft.table, seat)
  if (sitter === null || isInGame(draft.table)) return { refused: 'tooLate' }
  const { learning: before = null, ...rest } = sitter
  if (learning !== before) draft.tell({ type: 'seatChanged', seat, to: { ...rest, ...(learning && { learning }) } })
  return null
}

/** For who watches. */
export function showName(draft: Draft, { person, seat }: Asker, name: string | null): PossibleRefusal {
  if (seat !== null) return null
  const read = name === null ? { name } : readName(name)
  if ('problem' in read) return { refused: 'badName' }
  draft.tellQuietly({ type: 'watcherNamed', person, ...read })
  return null
}
