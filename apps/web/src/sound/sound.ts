import { getSettings } from '../settings/settings.ts'
import { showCaption } from './captions.ts'
import type { Cue, CueOptions } from './cues.ts'
import type { performCue } from './player.ts'
import { loudness, openStage, stageOf } from './stage.ts'

/** The voices come with the first touch: nobody hears them earlier, and the first page stays small. */
let perform: typeof performCue | null = null

async function open(): Promise<void> {
  await openStage()
  // Without a network the game goes on in silence.
  perform ??= (await import('./player.ts').catch(() => null))?.performCue ?? null
}

/** The first press opens the sound. */
export function wakeSound(): void {
  for (const kind of ['pointerup', 'keydown'] as const) window.addEventListener(kind, () => void open(), { once: true })
}

/** Plays a cue and captions it; silent, not broken, where there is no sound. */
export function playCue(cue: Cue, options: CueOptions = {}): void {
  showCaption(cue)
  const stage = stageOf('cues')
  if (stage && loudness('cues') > 0) perform?.(stage, cue, options)
}

/** A short pulse under the finger, where the device has one. */
export function buzz(pattern: number | number[] = 12): void {
  if (getSettings().haptics && typeof navigator.vibrate === 'function') navigator.vibrate(pattern)
}
