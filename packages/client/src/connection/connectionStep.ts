import type { ByeReason } from '@jelly/table'
import { backoff, type Lost } from './backoff.ts'
import { isFinal } from './byes.ts'
import type { Attempt, ConnectionState } from './connectionState.ts'
import type { EndReason } from './TableConnection.ts'

/** Milliseconds that each step of an attempt may take. */
export const TICKET_TIMEOUT = 8000
export const OPENING_TIMEOUT = 8000
/** How long an open connection may be silent: a server that is alive pings more often. */
export const SILENCE = 9000
/** The same, after a sign that the connection may be gone. */
export const SIGN_OF_LIFE = 2500

/** So often in a row a client may be told that it was not understood; after so many milliseconds without it, it is forgotten. */
const MOST_MISREAD = 5
const CALM = 60_000
const NEVER = { times: 0, at: 0 } as const

/** What happens to a connection. What an attempt brings carries its number. */
export type ConnectionInput =
  | { readonly type: 'start' }
  | { readonly type: 'signOfLife' }
  | { readonly type: 'close' }
  | { readonly type: 'ticketCame'; readonly attempt: number; readonly ticket: string }
  /** `final`: asking again would not help. */
  | { readonly type: 'ticketFailed'; readonly attempt: number; readonly final: EndReason | null }
  | { readonly type: 'socketOpened'; readonly attempt: number }
  | { readonly type: 'socketClosed'; readonly attempt: number }
  | { readonly type: 'welcomed'; readonly attempt: number }
  | { readonly type: 'bye'; readonly attempt: number; readonly reason: ByeReason }
  /** The step took too long, the connection was silent, or the wait is over. */
  | { readonly type: 'timeUp'; readonly attempt: number }

/** What is to be done, in this order. */
export type ConnectionEffect =
  | { readonly type: 'askForTicket'; readonly attempt: number }
  | { readonly type: 'openSocket'; readonly attempt: number; readonly ticket: string }
  | { readonly type: 'sayHello'; readonly ticket: string }
  | { readonly type: 'dropSocket' }
  /** `timeUp` comes after this many milliseconds and replaces the one that was set before; null: it does not come. */
  | { readonly type: 'wait'; readonly ms: number | null }

export interface StepResult {
  readonly state: ConnectionState
  readonly effects: readonly ConnectionEffect[]
}

/** The time, and luck from 0 to 1. */
export interface Around {
  readonly now: number
  readonly chance: () => number
}

export type ConnectionStep = (state: ConnectionState, input: ConnectionInput, around: Around) => StepResult

/** The next state of a connection, and what is to be done. It only reads; its caller does what it says. */
export const connectionStep: ConnectionStep = (state, input, around) => {
  if (state.kind === 'ended') return stay(state)
  switch (input.type) {
    case 'start':
      return state.kind === 'idle' ? attempt({ attempt: 0, failures: 0, lostSince: null, misread: NEVER }) : stay(state)
    case 'close':
      return end('closed')
    case 'signOfLife':
      return checked(state)
    default:
      // A late answer of an earlier attempt changes nothing.
      return state.kind !== 'idle' && state.attempt === input.attempt ? proceed(state, input, around) : stay(state)
  }
}

type Attempting = Exclude<ConnectionState, { kind: 'idle' | 'ended' }>
type AttemptInput = Extract<ConnectionInput, { attempt: number }>

function proceed(state: Attempting, input: AttemptInput, around: Around): StepResult {
  switch (input.type) {
    case 'ticketCame':
      return state.kind === 'askingForTicket' ? opening(state, input.ticket) : stay(state)
    case 'ticketFailed':
      return input.final === null ? fail(state, around) : end(input.final)
    case 'socketOpened':
      return state.kind === 'opening' ? { state, effects: [{ type: 'sayHello', ticket: state.ticket }] } : stay(state)
    case 'welcomed':
      return state.kind === 'opening' || state.kind === 'open' ? opened(state) : stay(state)
    case 'bye':
      if (isFinal(input.reason)) return end(input.reason)
      return input.reason === 'badMessage'
        ? misread(state, around)
        : fail(state, around, { hasMoved: input.reason === 'moved' })
    case 'socketClosed':
      return fail(state, around)
    case 'timeUp':
      return state.kind === 'lost' ? attempt(state) : fail(state, around)
  }
}

/** Two signs of life make one attempt: one that is under way has its own timeout. */
function checked(state: ConnectionState): StepResult {
  if (state.kind === 'lost') return attempt(state)
  return state.kind === 'open' ? { state, effects: [{ type: 'wait', ms: SIGN_OF_LIFE }] } : stay(state)
}

function attempt({ attempt: last, failures, lostSince, misread: before }: Attempt): StepResult {
  const next = last + 1
  return {
    state: { kind: 'askingForTicket', attempt: next, failures, lostSince, misread: before },
    effects: [
      { type: 'wait', ms: TICKET_TIMEOUT },
      { type: 'askForTicket', attempt: next },
    ],
  }
}

const opening = ({ attempt: number, failures, lostSince, misread: before }: Attempt, ticket: string): StepResult => ({
  state: { kind: 'opening', ticket, attempt: number, failures, lostSince, misread: before },
  effects: [
    { type: 'wait', ms: OPENING_TIMEOUT },
    { type: 'openSocket', attempt: number, ticket },
  ],
})

const opened = ({ attempt: number, misread: before }: Attempt): StepResult => ({
  state: { kind: 'open', attempt: number, failures: 0, lostSince: null, misread: before },
  effects: [{ type: 'wait', ms: SILENCE }],
})

function fail(state: Attempting, { now, chance }: Around, about: Partial<Lost> = {}): StepResult {
  if (state.kind === 'lost') return stay(state)
  const { attempt: number, failures, misread: before } = state
  const lostSince = state.lostSince ?? now
  const ms = backoff({ failures, lostFor: now - lostSince, ...about }, chance())
  return {
    state: { kind: 'lost', attempt: number, failures: failures + 1, lostSince, misread: before },
    effects: [{ type: 'dropSocket' }, { type: 'wait', ms }],
  }
}

/** What it did not understand is sent again after each welcome, so the waits grow all the same, and only a new page can help. */
function misread(state: Attempting, around: Around): StepResult {
  const { times, at } = state.misread
  const now = { times: around.now - at < CALM ? times + 1 : 1, at: around.now }
  if (now.times > MOST_MISREAD) return end('oldProtocol')
  const again = { ...state, failures: Math.max(state.failures, now.times - 1), misread: now }
  return fail(again, around, { lostFor: Infinity })
}

const end = (reason: EndReason | 'closed'): StepResult => ({
  state: { kind: 'ended', reason },
  effects: [{ type: 'dropSocket' }, { type: 'wait', ms: null }],
})

const stay = (state: ConnectionState): StepResult => ({ state, effects: [] })
