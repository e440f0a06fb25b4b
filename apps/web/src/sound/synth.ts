import type { Noise, Note, Tone } from './note.ts'

/** Where notes are played: the context, what they are heard through, and a second of noise that all share. */
export interface Stage {
  readonly audio: BaseAudioContext
  readonly out: AudioNode
  readonly noise: AudioBuffer
}

const SILENCE = 0.0001

/** Rises at once and dies away: no click at either end. */
function envelope({ audio, out }: Stage, { last, loud, hold = 0 }: Note, start: number): GainNode {
  const gain = audio.createGain()
  const risen = start + Math.min(0.012, last / 4)
  gain.gain.setValueAtTime(SILENCE, start)
  gain.gain.exponentialRampToValueAtTime(Math.max(SILENCE, loud), risen)
  gain.gain.setValueAtTime(Math.max(SILENCE, loud), Math.max(risen, start + last * hold))
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + last)
  gain.connect(out)
  return gain
}

function playTone(stage: Stage, note: Tone, start: number): void {
  const { wave = 'sine', from, to = from, last } = note
  const oscillator = stage.audio.createOscillator()
  oscillator.type = wave
  oscillator.frequency.setValueAtTime(from, start)
  oscillator.frequency.exponentialRampToValueAtTime(to, start + last)
  oscillator.connect(envelope(stage, note, start))
  oscillator.start(start)
  oscillator.stop(start + last)
}

function playNoise(stage: Stage, note: Noise, start: number): void {
  const { filter, from, to = from, sharp = 1, last } = note
  const source = stage.audio.createBufferSource()
  source.buffer = stage.noise
  source.loop = true
  const shape = stage.audio.createBiquadFilter()
  shape.type = filter
  shape.Q.value = sharp
  shape.frequency.setValueAtTime(from, start)
  shape.frequency.exponentialRampToValueAtTime(to, start + last)
  source.connect(shape).connect(envelope(stage, note, start))
  source.start(start, (from * 0.137) % 0.5)
  source.stop(start + last)
}

/** Plays notes from a moment of the audio clock on. */
export function playNotes(stage: Stage, notes: readonly Note[], from = stage.audio.currentTime): void {
  for (const note of notes) {
    const start = from + (note.at ?? 0)
    if (note.kind === 'tone') playTone(stage, note, start)
    else playNoise(stage, note, start)
  }
}

/** The same stage, heard from the left (-1) to the right (1). */
export function pannedStage(stage: Stage, pan: number): Stage {
  if (pan === 0 || typeof stage.audio.createStereoPanner !== 'function') return stage
  const panner = stage.audio.createStereoPanner()
  panner.pan.value = Math.min(1, Math.max(-1, pan))
  panner.connect(stage.out)
  return { ...stage, out: panner }
}
