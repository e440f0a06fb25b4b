import type { Thought } from '@jelly/bots'
import type { Dice, Seat, SeatOrTable, View } from '@jelly/rules'
import type { Tempo, TempoId } from '@jelly/tempo'
import type { ServerMessage } from './message.ts'
import type { Request } from './request.ts'
import type { BotLevel } from './settings.ts'
import type { JournalEvent } from './tableEvent.ts'

/**
 * Time comes from outside, so that a test can set it. It is the time of day, not the time since the process started: the
 * journal knows times, and a table outlives its process.
 */
export interface Clock {
  now(): number
  /** Calls back once at a time, never early; returns how to call it off. */
  wakeAt(time: number, wake: () => void): () => void
}

/** One accepted thing, with everything that follows from it. */
export interface JournalRow {
  readonly table: string
  readonly seq: number
  readonly epoch: number
  readonly at: number
  readonly seat: SeatOrTable | null
  /** The client's message number, where a message was the cause. */
  readonly id: number | null
  readonly rules: number
  /** What was asked for, for replays and for reading. What is true follows from the events. */
  readonly request: Request | { readonly type: string } | null
  readonly events: readonly JournalEvent[]
}

/** Resolves when the row is durable; rejects when it is not, and then nobody may hear of it. */
export interface Journal {
  append(row: JournalRow): Promise<void>
}

/** Tells each connection its own messages, in order. */
export interface Audience {
  tell(connection: string, message: ServerMessage): void
}

export interface Entropy {
  bytes(count: number): Uint8Array
}

/** Bots think elsewhere if they must: an Ace never on the thread that serves tables. */
export interface BotMind {
  /** Its bots never react with an emote: a test in real time could not tell when one comes. */
  readonly silent?: boolean
  /** Whether it does again, at its time, what a seat did before: the table does not roll for it, and it may change its vote. */
  isGhost?(seat: Seat): boolean
  think(
    level: BotLevel,
    temperament: string,
    view: View,
    seat: Seat,
    seed: number,
  ): Thought | null | Promise<Thought | null>
}

/** How a game's dice follow from its key and seeds. */
export type DiceMaker = (key: string, gameId: string, seeds: readonly string[]) => Dice

/** Everything that a table needs of the world. */
export interface TablePorts {
  readonly clock: Clock
  readonly journal: Journal
  readonly audience: Audience
  readonly entropy: Entropy
  readonly botMind: BotMind
  /** The provable ones, unless a test loads them. */
  readonly dice?: DiceMaker
  /** The built-in ones, unless a test brings another. */
  readonly tempoOf?: (id: TempoId) => Tempo
}
