import type { CityDistrict } from '../model/event.ts'
import type { Names } from '../model/game.ts'

/** A district of a journal or a replay written before names had language tags: it said `name: { en, fr }`. */
type FormerDistrict = Omit<CityDistrict, 'names'> & { readonly name: Names }

/** The names of a drawn district, whenever its start was written. */
export const namesOf = (drawn: CityDistrict | FormerDistrict): Names | null =>
  'name' in drawn ? drawn.name : drawn.names
