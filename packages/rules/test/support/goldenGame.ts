import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command, Dice, DieValue, Event, EventOf, SeatOrTable, State, Stream } from '../../src/index.ts'

export const GOLDEN_FOLDER = join(import.meta.dirname, '..', 'golden')

/** A recorded game: every command with the events it made, every die by stream and place, and the end. */
export interface GoldenGame {
  readonly about: string
  readonly rules: number
  readonly started: EventOf<'gameStarted', never>
  readonly dice: Readonly<Record<string, readonly DieValue[]>>
  readonly moves: readonly GoldenMove[]
  readonly end: State
}
export type GoldenMove = readonly [SeatOrTable, Command, readonly Event[]]

export const goldenNames = (): string[] =>
  readdirSync(GOLDEN_FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()

export const readGolden = (name: string): GoldenGame =>
  JSON.parse(readFileSync(join(GOLDEN_FOLDER, name), 'utf8')) as GoldenGame

/** The dice of a recorded game; one that was never rolled is a mistake. */
export const goldenDice =
  ({ dice }: GoldenGame): Dice =>
  (stream, place) => {
    const value = dice[stream]?.[place]
    if (value === undefined) throw new Error(`no die fell on stream ${stream}, place ${place}`)
    return value
  }

/** Keeps every die that falls. */
export class DiceRecorder {
  readonly fallen: Record<string, DieValue[]> = {}
  readonly #source: Dice

  constructor(source: Dice) {
    this.#source = source
  }

  readonly roll: Dice = (stream: Stream, place, faces) => {
    const value = this.#source(stream, place, faces)
    const values = (this.fallen[stream] ??= [])
    values[place] = value
    return value
  }
}

/** One move a line, so that a difference can be read. */
export function goldenText({ moves, ...game }: GoldenGame): string {
  const head = Object.entries(game).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  const lines = moves.map((move) => JSON.stringify(move))
  return `{\n${head.join(',\n')},\n"moves": [\n${lines.join(',\n')}\n]\n}\n`
}
