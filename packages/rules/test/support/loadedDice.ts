import type { Dice, DieValue } from '../../src/index.ts'

/** Dice that fall as told, whoever rolls them, and complain when one too many is rolled. */
export class LoadedDice {
  readonly #values: DieValue[]

  constructor(values: readonly DieValue[]) {
    this.#values = [...values]
  }

  readonly roll: Dice = (stream, place, faces) => {
    const value = this.#values.shift()
    if (value === undefined) throw new Error(`one die too many was rolled: stream ${stream}, place ${place}`)
    if (value < 1 || value > faces) throw new Error(`a ${value} was loaded for ${faces} faces`)
    return value
  }

  get left(): number {
    return this.#values.length
  }
}

/** For commands that roll nothing. */
export const noDice: Dice = new LoadedDice([]).roll
