import type { Cue } from './cues.ts'

/** Where a voice plays: the context, what it is heard through, and a second of noise that all voices share. */
export interface Stage {
  readonly audio: AudioContext
  readonly out: AudioNode
  readonly noise: AudioBuffer
}

interface Tone {
  readonly wave?: OscillatorType
  readonly from: number
  readonly to?: number
  readonly at?: number
  readonly last: number
  readonly loud: number
}

interface Breath {
  readonly filter: BiquadFilterType
  readonly from: number
  readonly to?: number
  readonly sharp?: number
  readonly at?: number
  readonly last: number
  readonly loud: number
  readonly hold?: number
}

interface Swell {
  readonly start: number
  readonly last: number
  readonly loud: number
  /** The part of it that stays at full strength. */
  readonly hold?: number
}

/** Rises at once and dies away: no click at either end. */
function envelope({ audio, out }: Stage, { start, last, loud, hold = 0 }: Swell): GainNode {
  const gain = audio.createGain()
  const risen = start + Math.min(0.012, last / 4)
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, risen)
  gain.gain.setValueAtTime(loud, Math.max(risen, start + last * hold))
  gain.gain.exponentialRampToValueAtTime(0.0001, start + last)
  gain.connect(out)
  return gain
}

function tone(stage: Stage, { wave = 'sine', from, to = from, at = 0, last, loud }: Tone): void {
  const start = stage.audio.currentTime + at
  const oscillator = stage.audio.createOscillator()
  oscillator.type = wave
  oscillator.frequency.setValueAtTime(from, start)
  oscillator.frequency.exponentialRampToValueAtTime(to, start + last)
  oscillator.connect(envelope(stage, { start, last, loud }))
  oscillator.start(start)
  oscillator.stop(start + last)
}

function breath(stage: Stage, { filter, from, to = from, sharp = 1, at = 0, last, loud, hold = 0 }: Breath): void {
  const start = stage.audio.currentTime + at
  const source = stage.audio.createBufferSource()
  source.buffer = stage.noise
  source.loop = true
  const shape = stage.audio.createBiquadFilter()
  shape.type = filter
  shape.Q.value = sharp
  shape.frequency.setValueAtTime(from, start)
  shape.frequency.exponentialRampToValueAtTime(to, start + last)
  source.connect(shape).connect(envelope(stage, { start, last, loud, hold }))
  source.start(start, Math.random() * 0.5)
  source.stop(start + last)
}

function rattle(stage: Stage): void {
  for (let knock = 0; knock < 7; knock += 1) {
    const at = knock * 0.038 + Math.random() * 0.018
    breath(stage, {
      filter: 'bandpass',
      from: 1500 + Math.random() * 1600,
      sharp: 3,
      at,
      last: 0.05,
      loud: 1.4,
      hold: 0.2,
    })
  }
}

function shutter(stage: Stage): void {
  for (let slat = 0; slat < 4; slat += 1) {
    breath(stage, { filter: 'highpass', from: 1800, at: slat * 0.045, last: 0.03, loud: 0.22 })
  }
  tone(stage, { from: 150, to: 60, at: 0.17, last: 0.2, loud: 0.5 })
}

/** Partials of a struck plate, which are no whole multiples. */
function gong(stage: Stage): void {
  for (const [ratio, loud] of [
    [1, 0.4],
    [2.02, 0.22],
    [2.76, 0.18],
    [4.1, 0.1],
    [5.4, 0.07],
  ] as const) {
    tone(stage, { from: 98 * ratio, last: 2.4 / Math.sqrt(ratio), loud })
  }
}

/** Does not compile while a cue has no voice. */
export const VOICES: Readonly<Record<Cue, (stage: Stage) => void>> = {
  rattle,
  tick: (stage) => tone(stage, { wave: 'triangle', from: 1900, last: 0.04, loud: 0.28 }),
  tok: (stage) => {
    tone(stage, { from: 240, to: 110, last: 0.11, loud: 0.6 })
    breath(stage, { filter: 'bandpass', from: 2200, sharp: 2, last: 0.03, loud: 0.35 })
  },
  whoosh: (stage) =>
    breath(stage, { filter: 'bandpass', from: 500, to: 2600, sharp: 1.4, last: 0.28, loud: 0.9, hold: 0.4 }),
  shutter,
  hiss: (stage) =>
    breath(stage, { filter: 'bandpass', from: 5200, to: 6400, sharp: 0.7, last: 1, loud: 0.1, hold: 0.7 }),
  gong,
  pop: (stage) => tone(stage, { from: 320, to: 980, last: 0.09, loud: 0.4 }),
}
