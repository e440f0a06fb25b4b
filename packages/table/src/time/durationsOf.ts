import type { Durations, Settings, Tempo } from '../model/settings.ts'

const SAND: { readonly [T in Tempo]: number } = { frenzy: 10_000, relaxed: 30_000 }
const ROLL_FLOOR: { readonly [T in Tempo]: number } = { frenzy: 700, relaxed: 1200 }

/** What the settings come to on a server whose games run `speed` times as fast. */
export function durationsOf(settings: Settings, speed: number): Durations {
  const { tempo, sandFactor, choiceSeconds, flipAfterFinish, flipAfterStart } = settings
  return {
    rollFloor: ROLL_FLOOR[tempo] / speed,
    placeFloor: 250 / speed,
    effect: 2500 / speed,
    sand: (SAND[tempo] * sandFactor) / speed,
    sandTurn: 400 / speed,
    countdown: 3000 / speed,
    scorePace: 2200 / speed,
    nextRound: 20_000 / speed,
    podsPace: 3000 / speed,
    choice: choiceSeconds === null ? null : (choiceSeconds * 1000) / speed,
    autoFlipAfterFinish: (flipAfterFinish * 1000) / speed,
    autoFlipAfterStart: (flipAfterStart * 1000) / speed,
  }
}
