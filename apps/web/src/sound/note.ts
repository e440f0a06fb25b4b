/** A swept tone. Times are seconds, pitches Hertz, loudness 0 to about 1. */
export interface Tone {
  readonly kind: 'tone'
  readonly wave?: OscillatorType
  readonly from: number
  readonly to?: number
  readonly at?: number
  readonly last: number
  readonly loud: number
  /** The part of it that stays at full strength. */
  readonly hold?: number
}

/** Filtered noise: knocks, hisses, whooshes. */
export interface Noise {
  readonly kind: 'noise'
  readonly filter: BiquadFilterType
  readonly from: number
  readonly to?: number
  readonly sharp?: number
  readonly at?: number
  readonly last: number
  readonly loud: number
  readonly hold?: number
}

/** All that we can play: what sounds like is data, how it is made is in synth.ts. */
export type Note = Tone | Noise

export const tone = (from: number, last: number, loud: number, more: Partial<Tone> = {}): Tone => ({
  kind: 'tone',
  from,
  last,
  loud,
  ...more,
})

export const noise = (
  filter: BiquadFilterType,
  from: number,
  last: number,
  loud: number,
  more: Partial<Noise> = {},
): Noise => ({
  kind: 'noise',
  filter,
  from,
  last,
  loud,
  ...more,
})

/** The pitch of a key of a piano, counted as MIDI does: 69 is the A of 440 Hz. */
export const pitch = (key: number): number => 440 * 2 ** ((key - 69) / 12)

/** When the last of them has died away. */
export const lengthOf = (notes: readonly Note[]): number => Math.max(0, ...notes.map(({ at = 0, last }) => at + last))
