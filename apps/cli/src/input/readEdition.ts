import { drawGame, type Edition, EditionError, houseEdition, loadEdition, seededDice, type Setup } from '@jelly/rules'
import { InputError } from './InputError.ts'
import { readJson } from './json.ts'
import { readText } from './readText.ts'

/** An edition from a file, or our own. */
export async function readEdition(file: string | undefined): Promise<Edition> {
  if (file === undefined) return houseEdition
  const text = await readText(file)
  try {
    return loadEdition(readJson(text))
  } catch (error) {
    throw error instanceof EditionError || error instanceof InputError ? new InputError(file, error.message) : error
  }
}

/** Whether that many seats can play with these boards. */
export function checkSetup(setup: Setup): void {
  try {
    drawGame(setup, seededDice(0))
  } catch (error) {
    throw error instanceof RangeError ? new InputError('', error.message) : error
  }
}
