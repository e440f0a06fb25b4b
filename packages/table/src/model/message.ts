import type { Seat } from '@jelly/rules'
import type { Emote, FinishPlan, Request, TableRefusal } from './request.ts'
import type { TableEvent } from './tableEvent.ts'
import type { TableState } from './tableState.ts'

/** Rises when an older browser could no longer follow. */
export const PROTOCOL_VERSION = 3

export type TableView = TableState<null>
export type TableViewEvent = TableEvent<null>

/** What a browser says. */
export type ClientMessage =
  /** First on every socket; `since` is the last sequence number seen, for a resume. */
  | { readonly type: 'hello'; readonly protocol: number; readonly ticket: string; readonly since?: number }
  /** Numbers rise per seat; a number that was handled gets its old answer, `alreadyHandled` or `notDone`. */
  | { readonly type: 'do'; readonly id: number; readonly request: Request }
  | { readonly type: 'resync' }
  /** Answers a ping, and says how far the browser has come. */
  | { readonly type: 'pong'; readonly n: number; readonly seq: number }
  | { readonly type: 'ping'; readonly n: number }

/** What a table hears of its connections: from a browser, or from the host that measured its line. */
export type TableMessage =
  | Extract<ClientMessage, { type: 'do' | 'resync' | 'pong' }>
  /** A round trip by frames of the WebSocket itself; null where they say nothing about the line. */
  | { readonly type: 'lineMeasured'; readonly trip: number | null }

/** What a browser is told. */
export type ServerMessage =
  | {
      readonly type: 'welcome'
      readonly protocol: number
      readonly table: string
      readonly you: Seat | null
      /** The last request number of this seat that is in the journal. */
      readonly lastId: number
      readonly now: number
    }
  /** The whole view, after `welcome` and whenever it is asked for. */
  | {
      readonly type: 'view'
      readonly seq: number
      readonly now: number
      readonly you: Seat | null
      readonly view: TableView
    }
  /**
   * What happened, in order and numbered without gaps (a row of the journal that tells the viewers nothing has no number);
   * `at` is the server time at which everybody shows it.
   */
  | { readonly type: 'events'; readonly seq: number; readonly at: number; readonly events: readonly TableViewEvent[] }
  /** `held`: how many milliseconds it waited for its floor, or for rivals' presses that were still on their way. */
  | {
      readonly type: 'done'
      readonly id: number
      readonly refusal: TableRefusal | null
      readonly held?: number
    }
  /** The seat's own finish plan, after each `view` and whenever it changes; nobody else hears of it. */
  | { readonly type: 'plan'; readonly plan: FinishPlan | null }
  | { readonly type: 'emote'; readonly seat: Seat; readonly emote: Emote }
  /** How many watch, and the names of those who want to be known. */
  | { readonly type: 'watchers'; readonly count: number; readonly names: readonly string[] }
  /** How somebody without a seat stands, told to them alone; null after each `welcome`. */
  | { readonly type: 'standing'; readonly standing: Standing | null }
  | { readonly type: 'ping'; readonly n: number; readonly now: number }
  | { readonly type: 'pong'; readonly n: number; readonly now: number }
  | { readonly type: 'bye'; readonly reason: ByeReason }

/** Has left a seat that a bot plays, waits for the host, waits for a seat, or was told by the host: not now. */
export type Standing = 'left' | 'asked' | 'inLine' | 'putOff'

export const BYE_REASONS = [
  'takenOver',
  'moved',
  'tableClosed',
  'removed',
  'noSpectators',
  /** Where nobody may watch: a bot plays the seat, which can be had back. */
  'seatLeft',
  /** The host has answered somebody at the door: not now. */
  'putOff',
  'badMessage',
  'tooMany',
  'tooSlow',
  'badTicket',
  'oldProtocol',
  'silent',
] as const
export type ByeReason = (typeof BYE_REASONS)[number]
