import type { Tempo } from '../model/Tempo.ts'
import { frenzy } from './frenzy.ts'

/** No race, for comparing bots: no floors, and a sand that does not have to be turned. No table offers it. */
export const untimed: Tempo = {
  ...frenzy,
  id: 'untimed',
  floors: { roll: 0, place: 0 },
  sand: { turn: 0, run: 10_000 },
}
