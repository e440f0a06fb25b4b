import { type Seat, seededRandomness, type View } from '@jelly/rules'
import type { Thought } from '../model/Bot.ts'
import { botOf } from './botOf.ts'
import type { BotLevel } from './profiles.ts'
import { type Temperament, TEMPERAMENTS } from './temperaments.ts'

/** Everything that a thought depends on, as plain data: it may be thought on another thread. */
export interface BotQuestion {
  readonly level: BotLevel
  readonly temperament: string
  readonly view: View
  readonly seat: Seat
  readonly seed: number
}

export const think = ({ level, temperament, view, seat, seed }: BotQuestion): Thought | null =>
  botOf(level, known(temperament)).think(view, seat, seededRandomness(seed))

/** A journal may name a temperament that bots no longer have. */
const known = (name: string): Temperament => TEMPERAMENTS.find((temperament) => temperament === name) ?? TEMPERAMENTS[0]
