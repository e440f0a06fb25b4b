import { provableDice } from '@jelly/dice'
import type { Dice } from '@jelly/rules'
import type { TableState } from '../model/tableState.ts'

/** The dice of the game at hand, made once a game. */
export class DiceBox {
  #gameId = ''
  #dice: Dice | null = null

  /** To be asked for only while a game is played: before that seeds still come in. */
  of({ dice: { key, gameId, seeds }, game }: TableState<never>): Dice {
    if (game === null) return noDice
    if (this.#dice === null || this.#gameId !== gameId) {
      this.#dice = provableDice(
        key,
        gameId,
        seeds.map((seed) => seed ?? ''),
      )
      this.#gameId = gameId
    }
    return this.#dice
  }
}

const noDice: Dice = () => {
  throw new Error('dice were thrown before the game began')
}
