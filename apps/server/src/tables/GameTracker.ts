import type { JournalRow } from '@jelly/table'
import type { Entry, FinishedGame } from '../store/Store.ts'

/** Finds where games begin and end in a table's rows: a result is written together with the last row of its game. */
export class GameTracker {
  #gameId = ''
  #firstSeq = 1

  resume(gameId: string, firstSeq: number): void {
    this.#gameId = gameId
    this.#firstSeq = firstSeq
  }

  /** The row, and what must be written together with it. */
  entryOf(row: JournalRow): Entry {
    const finishes = this.#finishedBy(row)
    const closes = row.events.some((event) => event.type === 'phaseChanged' && event.phase === 'closed')
    return { row, ...(finishes && { finishes }), ...(closes && { closes }) }
  }

  /** Called with each row once it is durable. */
  add(row: JournalRow): void {
    for (const event of row.events) {
      if (event.type === 'diceCommitted') this.resume(event.gameId, row.seq)
    }
  }

  #finishedBy({ table, seq, at, events }: JournalRow): FinishedGame | null {
    for (const event of events) {
      if (event.type !== 'game' || event.event.type !== 'gameEnded') continue
      const { scores, winners } = event.event
      return { id: this.#gameId, table, firstSeq: this.#firstSeq, lastSeq: seq, endedAt: at, scores, winners }
    }
    return null
  }
}
