import type { Tempo } from '../model/Tempo.ts'
import { frenzy } from './frenzy.ts'

/** More sand and slower rolls, for people who do not like to hurry. */
export const relaxed: Tempo = {
  ...frenzy,
  id: 'relaxed',
  floors: { roll: 1200, place: 250 },
  sand: { turn: 400, run: 30_000 },
}
