import type { Durations } from '../model/Durations.ts'
import type { Tempo } from '../model/Tempo.ts'

/** What a host may change about a tempo. */
export interface TempoSettings {
  readonly sandFactor: number
  /** [K2] Null: no limit. */
  readonly choiceSeconds: number | null
  /** [R9] In seconds. */
  readonly flipAfterFinish: number
  readonly flipAfterStart: number
}

export const usualSettings = ({ deadlines }: Tempo): TempoSettings => ({
  sandFactor: 1,
  choiceSeconds: deadlines.choice / 1000,
  flipAfterFinish: deadlines.flipAfterFinish / 1000,
  flipAfterStart: deadlines.flipAfterStart / 1000,
})

/** What a tempo and the host's settings come to on a server whose games run `speed` times as fast. */
export function durationsOf(tempo: Tempo, settings = usualSettings(tempo), speed = 1): Durations {
  const { floors, windows, sand, pace, beat } = tempo
  const { sandFactor, choiceSeconds, flipAfterFinish, flipAfterStart } = settings
  return {
    rollFloor: floors.roll / speed,
    placeFloor: floors.place / speed,
    effect: windows.effect / speed,
    agree: windows.agree / speed,
    overtime: windows.overtime / speed,
    sand: (sand.run * sandFactor) / speed,
    sandTurn: sand.turn / speed,
    countdown: pace.countdown / speed,
    scorePace: pace.score / speed,
    nextRound: pace.nextRound / speed,
    podsPace: pace.pods / speed,
    choice: choiceSeconds === null ? null : (choiceSeconds * 1000) / speed,
    autoFlipAfterFinish: (flipAfterFinish * 1000) / speed,
    autoFlipAfterStart: (flipAfterStart * 1000) / speed,
    ...(beat !== undefined && { beat: beat / speed }),
  }
}
