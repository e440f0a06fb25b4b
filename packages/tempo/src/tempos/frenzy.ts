import { byFloors } from '../counting/byFloors.ts'
import type { Tempo } from '../model/Tempo.ts'

/** The game as it is meant: ten seconds of sand. */
export const frenzy: Tempo = {
  id: 'frenzy',
  floors: { roll: 700, place: 250 },
  windows: { effect: 2500, agree: 5000, overtime: 10_000 },
  sand: { turn: 400, run: 10_000 },
  pace: { countdown: 3000, score: 2200, pods: 3000, nextRound: 20_000 },
  deadlines: { choice: 15_000, flipAfterFinish: 20_000, flipAfterStart: 180_000 },
  counting: byFloors,
}
