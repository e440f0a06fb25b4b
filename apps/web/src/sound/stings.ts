import { type Note, noise, pitch, tone } from './note.ts'

const brass = (key: number, at: number, last: number, loud: number): readonly Note[] => [
  tone(pitch(key), last, loud, { wave: 'triangle', at, hold: 0.6 }),
  tone(pitch(key + 12), last, loud * 0.3, { at, hold: 0.5 }),
]

/** Up the chord of D, then all of it at once, with a bass and a cymbal. */
export const WIN: readonly Note[] = [
  ...[62, 66, 69].flatMap((key, index) => brass(key, index * 0.13, 0.14, 0.22)),
  ...[74, 78, 81].flatMap((key) => brass(key, 0.42, 1.2, 0.16)),
  tone(pitch(38), 1.2, 0.3, { at: 0.42 }),
  noise('highpass', 6000, 0.9, 0.1, { at: 0.42 }),
  ...[86, 90, 93, 98].map((key, index) => tone(pitch(key), 0.2, 0.1, { at: 0.6 + index * 0.08 })),
]

/** Three steps down and a slide that gives up. It is a joke, not a reproach. */
export const LOSE: readonly Note[] = [
  ...[62, 61, 60].flatMap((key, index) => brass(key, index * 0.26, 0.24, 0.2)),
  tone(pitch(59), 0.9, 0.24, { to: pitch(53), wave: 'triangle', at: 0.78, hold: 0.5 }),
  tone(pitch(35), 0.9, 0.24, { to: pitch(32), at: 0.78 }),
]
