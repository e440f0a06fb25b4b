import { botOf, type Temperament, TEMPERAMENTS, type Thought } from '@jelly/bots'
import { type Seat, seededRandomness, type View } from '@jelly/rules'
import type { BotLevel } from '@jelly/table'

/** Everything that a thought depends on. */
export interface Question {
  readonly level: BotLevel
  readonly temperament: string
  readonly view: View
  readonly seat: Seat
  readonly seed: number
}

export const think = ({ level, temperament, view, seat, seed }: Question): Thought | null =>
  botOf(level, known(temperament)).think(view, seat, seededRandomness(seed))

/** A journal may name a temperament that bots no longer have. */
const known = (name: string): Temperament => TEMPERAMENTS.find((temperament) => temperament === name) ?? TEMPERAMENTS[0]
