import type { ByeReason } from '@jelly/table'
import type { Counted } from '../limits/LobbyLimits.ts'
import type { TableMessage } from '../tables/TablesPort.ts'

/** What one process asks another. */
export type NodeQuestion =
  | { readonly type: 'ping' }
  | {
      readonly type: 'http'
      readonly method: string
      readonly path: string
      readonly body: string
      /** Of whoever asks, for the limits. */
      readonly address: string
      /** Wake this table first. */
      readonly table?: string
    }
  | { readonly type: 'hello'; readonly connection: string; readonly ticket: string; readonly since: number }
  /** Whether a code for going on on another device was given here. */
  | { readonly type: 'handover'; readonly code: string }
  /** Whether a table of this id or code has closed here lately. */
  | { readonly type: 'over'; readonly name: string }
  /** Take over a table that belongs to nobody. */
  | { readonly type: 'adopt'; readonly table: string }
  /** A file of the page that the other one's version does not have. */
  | { readonly type: 'asset'; readonly path: string }

export type HttpReply = { readonly status: number; readonly body: string }
/** In Base64; null where this process does not have it either. */
export type AssetReply = { readonly content: string | null }
export type KnownReply = { readonly known: boolean }
/** `ahead`: how far the clock of the table is ahead of its process's. */
export type HelloReply = { readonly ahead: number } | { readonly bye: ByeReason }

/** What one process says to another. Messages of a connection are counted in each direction: a gap ends it. */
export type Word =
  | {
      readonly type: 'up'
      readonly connection: string
      readonly n: number
      /** How long it waited at the gateway: a duration, because clocks differ. */
      readonly waited: number
      readonly message: TableMessage
    }
  | { readonly type: 'gone'; readonly connection: string }
  | { readonly type: 'down'; readonly from: string; readonly now: number; readonly told: readonly ToldText[] }
  /** There is no such connection here any more. */
  | { readonly type: 'lost'; readonly from: string; readonly connection: string }

/** Where all processes hear. */
export const ALL = 'all'

/** Where a process that has taken a dead one off the list says who it is. Only a hint to look: the list says who is dead. */
export const DEPOSED = 'deposed'

/** What one process says to all: somebody tried something that is counted by address, and the others count it too. */
export interface CountedAttempt {
  readonly from: string
  readonly counted: Counted
  readonly address: string
}

/** One text for several connections, each with its number. */
export interface ToldText {
  readonly text: string
  readonly to: readonly (readonly [connection: string, n: number])[]
  readonly ping?: true
  readonly bye?: ByeReason
}

/** A connection of another process is named after its process: `<life>.c17`. */
export const farName = (life: string, connection: string): string => `${life}.${connection}`

export function readFarName(name: string): { readonly life: string; readonly connection: string } | null {
  const dot = name.indexOf('.')
  return dot < 0 ? null : { life: name.slice(0, dot), connection: name.slice(dot + 1) }
}
