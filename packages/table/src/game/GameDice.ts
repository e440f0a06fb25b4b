import { provableDice } from '@jelly/dice'
import type { Dice } from '@jelly/rules'
import type { DiceMaker } from '../model/ports.ts'
import type { TableState } from '../model/tableState.ts'

/** The dice of the game at hand, made once a game. */
export class GameDice {
  readonly #make: DiceMaker
  #gameId = ''
  #dice: Dice | null = null

  constructor(make: DiceMaker = provableDice) {
    this.#make = make
  }

  /** In the lobby seeds still come in, for the first game as for a rematch, so nothing is kept there. */
  of({ dice: { key, gameId, seeds }, phase }: TableState<never>): Dice {
    const make = () =>
      this.#make(
        key,
        gameId,
        seeds.map((seed) => seed ?? ''),
      )
    if (phase === 'lobby') return lazily(make)
    if (this.#dice === null || this.#gameId !== gameId) {
      this.#dice = make()
      this.#gameId = gameId
    }
    return this.#dice
  }
}

function lazily(make: () => Dice): Dice {
  let dice: Dice | null = null
  return (stream, place, faces) => (dice ??= make())(stream, place, faces)
}
