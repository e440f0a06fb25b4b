import type { Temperament } from '@jelly/bots'
import { type Event, type Seat, seededRandomness } from '@jelly/rules'
import type { JournalRow } from '../model/ports.ts'
import { newPress, type Press } from '../model/press.ts'
import { notesOf } from '../record/Notes.ts'
import type { TableRecord } from '../record/TableRecord.ts'
import { occasionFor, reactionTo } from './botReactions.ts'

/** A bot says something at most this often (ms). */
export const BOT_SILENCE = 25_000
/** It takes so long to find the button, and up to so much more. */
const FIRST = 600
const MORE = 1200

/**
 * What bots say, now and then. It follows from what everybody sees and from the game's public name alone: a bot that spoke
 * of its dice, or drew on the table's randomness, would give something away.
 */
export class BotVoices {
  readonly #silent: boolean
  #next: Press | null = null

  constructor(silent: boolean) {
    this.#silent = silent
  }

  /** A row has become true: one of the bots may want to say something about it. */
  hear(row: JournalRow, record: TableRecord): void {
    if (this.#silent || this.#next !== null || !record.state.seats.some(({ kind }) => kind === 'bot')) return
    const played = row.events.flatMap((event) => (event.type === 'game' ? [event.event] : []))
    for (const event of played) {
      const press = this.#reaction(event, row, record)
      if (press === null) continue
      this.#next = press
      return
    }
  }

  addPress(into: Press[], { state }: TableRecord): void {
    if (this.#next === null) return
    const { seat } = this.#next
    const speaks = seat !== null && state.frozen === null && state.seats[seat]?.kind === 'bot'
    if (speaks) into.push(this.#next)
    else this.#next = null
  }

  forget(): void {
    this.#next = null
  }

  #reaction(event: Event, row: JournalRow, { state, notes }: TableRecord): Press | null {
    for (const [seat, sitter] of state.seats.entries()) {
      if (sitter.kind !== 'bot') continue
      const { emotedAt } = notesOf(notes, seat)
      const occasion = occasionFor(seat, event)
      if (occasion === null || (emotedAt !== null && row.at < emotedAt + BOT_SILENCE)) continue
      const random = seededRandomness(publicSeed(state.dice.gameId, notes.told, seat))
      const emote = reactionTo(sitter.temperament as Temperament, occasion, random(100))
      if (emote === null) continue
      const at = row.at + FIRST + random(MORE)
      return newPress({ by: 'bot', seat, request: { type: 'emote', emote }, arrivedAt: at, pressedAt: at })
    }
    return null
  }
}

/** A number that everybody at the table could work out. */
function publicSeed(gameId: string, told: number, seat: Seat): number {
  let seed = 7
  for (const sign of `${gameId} ${told} ${seat}`) seed = (Math.imul(seed, 31) + (sign.codePointAt(0) ?? 0)) | 0
  return seed
}
