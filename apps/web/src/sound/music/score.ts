import { type Note, noise, pitch, tone } from '../note.ts'

export const PIECES = ['lobby', 'scramble'] as const
export type Piece = (typeof PIECES)[number]

export interface Bar {
  readonly seconds: number
  readonly notes: readonly Note[]
}

const BEATS = 4

/** Four bars in D dorian, as keys of a piano: the chord, its lowest note first. */
const CHORDS: Readonly<Record<Piece, readonly (readonly number[])[]>> = {
  lobby: [
    [50, 65, 69, 72, 76],
    [55, 65, 69, 71, 74],
    [48, 64, 67, 71, 74],
    [57, 64, 67, 69, 72],
  ],
  scramble: [
    [50, 65, 69, 74, 77],
    [50, 65, 69, 74, 76],
    [53, 65, 69, 72, 77],
    [55, 67, 71, 74, 79],
  ],
}

/** Which note of the chord is plucked on each eighth; 0 is a rest, since the bass has that one. */
const PLUCKS: Readonly<Record<Piece, readonly number[]>> = {
  lobby: [1, 0, 3, 2, 0, 4, 0, 3],
  scramble: [1, 3, 0, 2, 4, 0, 3, 2],
}

/** Beats a minute: the lobby strolls, the scramble runs faster the less sand is left. */
export const beatsPerMinute = (piece: Piece, tension: number): number => (piece === 'lobby' ? 84 : 116 + 36 * tension)

const lobby = (chord: readonly number[], beat: number): readonly Note[] => [
  ...chord.slice(1).map((key) => tone(pitch(key), BEATS * beat, 0.035, { hold: 0.5 })),
  tone(pitch(chord[0] ?? 50), beat * 1.6, 0.16),
  tone(pitch((chord[0] ?? 50) + 7), beat * 1.2, 0.1, { at: 2.5 * beat }),
]

/** The bass runs; hats come twice as often in the second half of the sand; a heart beats at the end. */
function scramble(chord: readonly number[], beat: number, tension: number): readonly Note[] {
  const root = chord[0] ?? 50
  const eighths = Array.from({ length: 8 }, (_, index) => index)
  const hats = Array.from({ length: tension > 0.5 ? 16 : 8 }, (_, index) => index)
  const hat = (BEATS * beat) / hats.length
  return [
    ...eighths.map((index) =>
      tone(pitch(root - (index % 4 === 3 ? 5 : 12)), beat * 0.4, 0.2, { wave: 'triangle', at: (index * beat) / 2 }),
    ),
    ...hats.map((index) => noise('highpass', 8000, 0.03, index % 2 === 0 ? 0.03 : 0.05, { at: index * hat })),
    ...(tension > 0.75 ? eighths.filter((index) => index % 2 === 0) : []).map((index) =>
      tone(70, 0.16, 0.4, { to: 45, at: (index * beat) / 2 }),
    ),
  ]
}

const plucked = (piece: Piece, chord: readonly number[], beat: number, higher: number): readonly Note[] =>
  PLUCKS[piece].flatMap((string, index) => {
    const key = string === 0 ? undefined : chord[string]
    return key === undefined
      ? []
      : [tone(pitch(key + higher), beat * 0.9, 0.07, { wave: 'triangle', at: (index * beat) / 2 })]
  })

/** One bar of a piece. Tension goes from 0 to 1 with the sand: faster, fuller, and in the last third a tone higher. */
export function barOf(piece: Piece, index: number, tension = 0): Bar {
  const tight = Math.min(1, Math.max(0, tension))
  const chords = CHORDS[piece]
  const chord = chords[index % chords.length] ?? []
  const beat = 60 / beatsPerMinute(piece, tight)
  const higher = piece === 'scramble' && tight > 0.66 ? 2 : 0
  const ground =
    piece === 'lobby'
      ? lobby(chord, beat)
      : scramble(
          chord.map((key) => key + higher),
          beat,
          tight,
        )
  return { seconds: BEATS * beat, notes: [...ground, ...plucked(piece, chord, beat, higher)] }
}
