import type { Cue } from './cues.ts'
import { type Note, noise, pitch, tone } from './note.ts'
import { LOSE, WIN } from './stings.ts'

/** `step` climbs while things of a kind follow each other; `random` gives 0 to 1. */
interface Turn {
  readonly step: number
  readonly random: () => number
}

/** Five notes that never quarrel, on D as the music is. */
const SCALE = [0, 2, 4, 7, 9] as const
const D = 62

/** A key of the scale: step 5 is an octave above step 0. */
export const scaleKey = (step: number): number =>
  D + 12 * Math.floor(step / SCALE.length) + (SCALE.at(step % SCALE.length) ?? 0)

const some = (count: number, make: (index: number) => Note): readonly Note[] =>
  Array.from({ length: count }, (_, index) => make(index))

const click = (at: number, height: number): Note => noise('bandpass', height, 0.03, 0.5, { at, sharp: 4 })

/** Partials of a struck plate, which are no whole multiples. */
const GONG = [
  [1, 0.4],
  [2.02, 0.22],
  [2.76, 0.18],
  [4.1, 0.1],
  [5.4, 0.07],
] as const

/** Does not compile while a cue has no voice. */
export const VOICES: Readonly<Record<Cue, (turn: Turn) => readonly Note[]>> = {
  rattle: ({ random }) =>
    some(7, (knock) =>
      noise('bandpass', 1500 + random() * 1600, 0.05, 1.4, {
        at: knock * 0.038 + random() * 0.018,
        sharp: 3,
        hold: 0.2,
      }),
    ),
  tick: () => [tone(1900, 0.04, 0.28, { wave: 'triangle' })],
  tok: () => [tone(240, 0.11, 0.6, { to: 110 }), noise('bandpass', 2200, 0.03, 0.35, { sharp: 2 })],
  whoosh: () => [noise('bandpass', 500, 0.28, 0.9, { to: 2600, sharp: 1.4, hold: 0.4 })],
  gulp: () => [
    tone(420, 0.15, 0.5, { to: 150 }),
    tone(170, 0.13, 0.45, { to: 80, at: 0.13 }),
    tone(300, 0.08, 0.2, { to: 760, at: 0.27 }),
  ],
  hurt: () => [
    tone(pitch(74), 0.17, 0.4, { to: pitch(73), wave: 'triangle', hold: 0.4 }),
    tone(pitch(68), 0.34, 0.45, { to: pitch(66), wave: 'triangle', at: 0.17, hold: 0.3 }),
    tone(pitch(44), 0.4, 0.3, { to: pitch(40), at: 0.17 }),
  ],
  ratchetUp: () => [
    ...some(5, (tooth) => click(tooth * 0.034, 1500 + tooth * 420)),
    tone(pitch(74), 0.09, 0.16, { at: 0.17 }),
  ],
  ratchetDown: () => [
    ...some(5, (tooth) => click(tooth * 0.034, 3200 - tooth * 420)),
    tone(pitch(62), 0.09, 0.2, { at: 0.17 }),
  ],
  shutter: () => [
    ...some(4, (slat) => noise('highpass', 1800, 0.03, 0.22, { at: slat * 0.045 })),
    tone(150, 0.2, 0.5, { to: 60, at: 0.17 }),
  ],
  fizz: ({ random }) => [
    noise('highpass', 5000, 0.5, 0.1, { to: 8500, hold: 0.3 }),
    ...some(6, (bubble) => tone(900 + random() * 1400, 0.03, 0.1, { at: bubble * 0.07 + random() * 0.03 })),
  ],
  leadWon: () => [
    tone(pitch(69), 0.1, 0.28, { wave: 'triangle' }),
    tone(pitch(73), 0.2, 0.3, { wave: 'triangle', at: 0.1 }),
  ],
  leadLost: () => [
    tone(pitch(73), 0.1, 0.28, { wave: 'triangle' }),
    tone(pitch(69), 0.2, 0.3, { wave: 'triangle', at: 0.1 }),
  ],
  clack: () => [noise('bandpass', 1700, 0.04, 0.9, { sharp: 4 }), tone(330, 0.08, 0.4, { to: 170 })],
  hiss: () => [noise('bandpass', 5200, 1, 0.1, { to: 6400, sharp: 0.7, hold: 0.7 })],
  gong: () => GONG.map(([ratio, loud]) => tone(98 * ratio, 2.4 / Math.sqrt(ratio), loud)),
  pop: ({ step }) => [tone(pitch(scaleKey(step)), 0.09, 0.4, { to: pitch(scaleKey(step) + 19) })],
  blip: ({ step }) => [tone(pitch(scaleKey(step) + 12), 0.08, 0.24, { wave: 'triangle' })],
  rise: () => [
    tone(110, 0.7, 0.34, { to: 440, hold: 0.5 }),
    tone(220, 0.7, 0.12, { to: 880, wave: 'triangle', hold: 0.5 }),
  ],
  crack: () => [
    ...some(3, (split) => click(split * 0.06, 2100 + split * 500)),
    tone(320, 0.1, 0.4, { to: 980, at: 0.2 }),
  ],
  run: () => some(8, (step) => tone(pitch(scaleKey(step)), 0.12, 0.2, { wave: 'triangle', at: step * 0.04 })),
  boop: () => [tone(520, 0.09, 0.24, { to: 700 })],
  win: () => WIN,
  lose: () => LOSE,
}
