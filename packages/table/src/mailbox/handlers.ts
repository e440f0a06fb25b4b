import { judge } from '../fairness/judge.ts'
import type { Fairness } from '../fairness/Fairness.ts'
import { askPause, followMajorities } from '../game/majorities.ts'
import { emote, planFinish, playMove, skip } from '../game/playing.ts'
import { changeSettings, giveSeed, rematch, setReady, startGame, toLobby } from '../game/preparing.ts'
import type { Press } from '../model/press.ts'
import type { PossibleRefusal, Request, TableRequest } from '../model/request.ts'
import type { Draft } from '../record/Draft.ts'
import { seatOfPerson } from '../record/people.ts'
import type { Asker, RequestHandler, Sitter } from '../seats/Asker.ts'
import { comeBack, goAway, sendAllAway } from '../seats/presence.ts'
import { freeSeat, makeHost, mute, seatBot } from '../seats/hosting.ts'
import { leaveLine } from '../seats/line.ts'
import { admit, knock, leaveSeat, setLearning, setName, showName, takeSeat, waitForSeat } from '../seats/seating.ts'
import { expectTheOthers, standStill, standStillSince } from '../time/standstill.ts'
import type { Task } from '../time/Task.ts'

/** What comes before everything that waits, and is answered by a call. */
interface Urgent {
  settle?(refusal: PossibleRefusal): void
  /** The table broke down, or stopped, before it was handled. */
  fail?(problem: unknown): void
}

export type UrgentArrival = Urgent &
  (
    | { readonly type: 'connected'; readonly person: string }
    | { readonly type: 'disconnected'; readonly person: string }
    /** A request that came over HTTP, without a number. */
    | { readonly type: 'asked'; readonly person: string; readonly name: string; readonly request: Request }
    /** Somebody asks for a seat, and the host has to let them in whatever the settings say. */
    | { readonly type: 'knocked'; readonly person: string; readonly name: string }
    /** The table is back; its journal ends at `since`. */
    | { readonly type: 'restored'; readonly since: number }
    /** The table is about to be moved. */
    | { readonly type: 'stopping' }
  )

/** Everything that can arrive at a table: presses, what is urgent, and tasks whose time has come. */
export type Arrival = Press | UrgentArrival | Task

type Of<T extends Arrival['type']> = Extract<Arrival, { type: T }>

/** Whom a press is compared with. */
export interface Contenders {
  readonly fairness: Fairness
  /** The presses that wait, this one among them. */
  readonly waiting: readonly Press[]
}

/** What each arrival comes to, told to the draft; or why nothing does. */
const handlers: {
  readonly [T in Arrival['type']]: (draft: Draft, arrival: Of<T>, contenders: Contenders) => PossibleRefusal
} = {
  press: (draft, press, { fairness, waiting }) =>
    judge(fairness, draft.table, press, waiting, () => handlePress(draft, press)),

  asked: (draft, { person, name, request }) => handleAsker(draft, person, name, request, null),

  knocked(draft, { person, name }) {
    const refusal = knock(draft, { person, name, seat: seatOfPerson(draft.table, person) })
    draft.causedBy(seatOfPerson(draft.table, person), { type: 'takeSeat' })
    return refusal
  },

  connected(draft, { person }) {
    if (comeBack(draft, person)) expectTheOthers(draft)
    return null
  },

  disconnected(draft, { person }) {
    goAway(draft, person)
    if (!draft.isConnected(person) && leaveLine(draft, person)) draft.causedBy(null, { type: 'disconnect' })
    return null
  },

  restored(draft, { since }) {
    sendAllAway(draft)
    for (const { person } of draft.table.line) leaveLine(draft, person)
    adoptSpeed(draft)
    standStillSince(draft, since)
    draft.causedBy('table', { type: 'restoreTable' })
    return null
  },

  stopping(draft) {
    standStill(draft)
    draft.causedBy('table', { type: 'stopTable' })
    return null
  },

  task(draft, task) {
    task.act(draft)
    return null
  },
}

type SitterRequest = Exclude<TableRequest['type'], 'takeSeat' | 'waitForSeat' | 'showName'>

/** What people ask about the table. Everything else is a command of the game. */
const requests: { readonly [T in SitterRequest]: RequestHandler<T> } = {
  leaveSeat,
  setReady,
  setName,
  setLearning,
  giveSeed,
  planFinish,
  skip,
  emote,
  rematch,
  changeSettings,
  seatBot,
  freeSeat,
  admit,
  mute,
  makeHost,
  toLobby,
  askPause,
  startGame,
}

export function handle(draft: Draft, arrival: Arrival, contenders: Contenders): PossibleRefusal {
  const handler = handlers[arrival.type] as (draft: Draft, arrival: Arrival, contenders: Contenders) => PossibleRefusal
  const refusal = handler(draft, arrival, contenders)
  if (refusal === null) followMajorities(draft)
  return refusal
}

function handlePress(draft: Draft, press: Press): PossibleRefusal {
  const { person, name, seat, request, ids, isMoot } = press
  if (isMoot) {
    draft.causedBy(seat, request, Math.max(...ids))
    return null
  }
  if (person !== null) return handleAsker(draft, person, name, request, Math.max(...ids))
  draft.causedBy(seat, request)
  return handleRequest(draft, { person: '', name, seat }, request)
}

function handleAsker(draft: Draft, person: string, name: string, request: Request, id: number | null): PossibleRefusal {
  const before = seatOfPerson(draft.table, person)
  const refusal = handleRequest(draft, { person, name, seat: before }, request)
  draft.causedBy(before ?? seatOfPerson(draft.table, person), request, id)
  return refusal
}

function handleRequest(draft: Draft, asker: Asker, request: Request): PossibleRefusal {
  if (draft.table.phase === 'closed') return { refused: 'tableClosed' }
  if (request.type === 'takeSeat') return takeSeat(draft, asker, request.seat)
  if (request.type === 'waitForSeat') return waitForSeat(draft, asker, request.wait)
  if (request.type === 'showName') return showName(draft, asker, request.name)
  if (asker.seat === null) return { refused: 'notSeated' }
  const sitter: Sitter = { ...asker, seat: asker.seat }
  if (!isAboutTable(request)) return playMove(draft, sitter, request)
  const handler = requests[request.type] as RequestHandler<SitterRequest>
  return handler(draft, sitter, request)
}

const isAboutTable = (request: Request): request is Extract<TableRequest, { type: SitterRequest }> =>
  Object.hasOwn(requests, request.type)

/** A server may come back with another speed. */
function adoptSpeed(draft: Draft): void {
  const { settings } = draft.table
  const durations = draft.durationsOf(settings)
  if (JSON.stringify(durations) !== JSON.stringify(draft.table.durations))
    draft.tell({ type: 'settingsChanged', settings, durations })
}
