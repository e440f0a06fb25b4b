import type { ReplayEntry, ReplayParts, RecordedPlayer } from '@jelly/dice'
import type { Command, Event, EventOf } from '@jelly/rules'
import { editionOf } from './editionOf.ts'
import type { JournalRow } from '../model/ports.ts'
import type { SeatState, TableState } from '../model/tableState.ts'

/** The game at hand as a replay will tell it; it follows from the rows like everything else. */
export class GameLog {
  #start: EventOf<'gameStarted', never> | null = null
  #startedAt = 0
  #players: readonly RecordedPlayer[] = []
  #entries: ReplayEntry[] = []

  /** Adds a row that the state knows already. Returns the whole game if the row ended it. */
  add(row: JournalRow, state: TableState<never>): ReplayParts | null {
    const played = row.events.flatMap((event) => (event.type === 'game' ? [event.event] : []))
    for (const event of played) if (event.type === 'gameStarted') this.#begin(event, row, state)
    this.#enter(row, played)
    return played.some(({ type }) => type === 'gameEnded') ? this.#parts(state) : null
  }

  #begin(start: EventOf<'gameStarted', never>, { at }: JournalRow, state: TableState<never>): void {
    this.#start = start
    this.#startedAt = Math.round(at)
    this.#players = state.seats.map(playerOf)
    this.#entries = []
  }

  /** A row is one command, and the rolls that the table added when a round began. */
  #enter({ at, seat, request }: JournalRow, played: readonly Event[]): void {
    const startsRound = played.some(({ type }) => type === 'roundStarted')
    const isAdded = (type: Event['type']) => type === 'diceRolled' && startsRound
    const own = played.filter(({ type }) => type !== 'gameStarted' && !isAdded(type))
    if (own.length > 0 && seat !== null) this.#push(at, seat, request as Command, own)
    for (const event of played) {
      if (event.type === 'diceRolled' && startsRound) this.#push(at, event.seat, { type: 'rollDice' }, [event])
    }
  }

  #push(at: number, seat: ReplayEntry['seat'], command: Command, events: readonly Event[]): void {
    this.#entries.push({ seq: this.#entries.length + 1, at: Math.round(at), seat, command, events })
  }

  #parts({ settings, dice }: TableState<never>): ReplayParts | null {
    if (this.#start === null) return null
    const { players: seats, firstGame, promo } = settings
    const ended = this.#entries.at(-1)?.events.find(({ type }) => type === 'gameEnded') as EventOf<'gameEnded', never>
    return {
      gameId: dice.gameId,
      key: dice.key,
      seeds: dice.seeds.map((seed) => seed ?? ''),
      setup: { seats, edition: editionOf(settings), firstGame, promo },
      players: this.#players,
      startedAt: this.#startedAt,
      start: this.#start,
      entries: this.#entries,
      result: { scores: ended.scores, winners: ended.winners },
    }
  }
}

function playerOf(seat: SeatState<never>): RecordedPlayer {
  if (seat.kind === 'bot') return { name: seat.name, bot: seat.level }
  return { name: seat.kind === 'empty' ? '-' : seat.name }
}
