import type { Cue, CueOptions } from './cues.ts'
import { pannedStage, playNotes, type Stage } from './synth.ts'
import { VOICES } from './voices.ts'

export function performCue(stage: Stage, cue: Cue, { pan = 0, step = 0 }: CueOptions): void {
  playNotes(pannedStage(stage, pan), VOICES[cue]({ step, random: Math.random }))
}
