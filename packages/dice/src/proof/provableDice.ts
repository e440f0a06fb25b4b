import type { Dice, Stream } from '@jelly/rules'
import { combine } from './combine.ts'
import { DiceStream } from './DiceStream.ts'
import { MAX_FACES } from './fall.ts'

/** The dice of one game, as `docs/fair-dice.md` defines them. */
export function provableDice(key: string, gameId: string, seeds: readonly string[]): Dice {
  const secret = combine(key, gameId, seeds)
  const seats = seeds.map((_, seat) => new DiceStream(secret, `jelly-rush/dice/1/seat/${seat}`))
  const pods = new DiceStream(secret, 'jelly-rush/dice/1/pods')
  return (stream, place, faces) => {
    const from = stream === 'pods' ? pods : seats[stream]
    if (from === undefined) throw new RangeError(`there is no stream ${shown(stream)}`)
    if (!Number.isSafeInteger(place) || place < 0) throw new RangeError(`${place} is no place in a stream`)
    if (!Number.isInteger(faces) || faces < 1 || faces > MAX_FACES)
      throw new RangeError(`a die has 1 to ${MAX_FACES} faces, not ${faces}`)
    return from.at(place, faces)
  }
}

const shown = (stream: Stream): string => (stream === 'pods' ? stream : `of seat ${stream}`)
