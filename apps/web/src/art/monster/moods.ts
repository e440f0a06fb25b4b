export const MOODS = ['idle', 'alarmed', 'hungry', 'gulp', 'grin', 'clenched', 'pout', 'happy'] as const
export type Mood = (typeof MOODS)[number]

/** What the monster may know: all of it is public. */
export interface MoodFacts {
  readonly playing: boolean
  readonly scoring: boolean
  /** A die that was kicked is on its way to the center. */
  readonly dieComes: boolean
  /** A die arrived less than 250 ms ago. */
  readonly dieEaten: boolean
  /** Seconds of sand; null while nobody has flipped it. */
  readonly sandLeft: number | null
  /** The sand was flipped less than 1.5 s ago. */
  readonly justFlipped: boolean
  readonly someoneFinished: boolean
  readonly roundOver: boolean
}

const LAST_SECONDS = 3

/** The strongest feeling wins: what happens now before what goes on. */
export function moodOf(facts: MoodFacts): Mood {
  if (facts.roundOver) return 'happy'
  if (facts.scoring) return 'pout'
  if (facts.dieEaten) return 'gulp'
  if (facts.dieComes) return 'hungry'
  if (!facts.playing) return 'idle'
  if (facts.sandLeft !== null && facts.sandLeft <= LAST_SECONDS) return 'clenched'
  if (facts.justFlipped) return 'grin'
  return facts.someoneFinished ? 'alarmed' : 'idle'
}

/** How far the jelly is swollen by the sand: 0 as long as nobody flipped it, 1 when it has run out. */
export const swellOf = (sandLeft: number | null, sandTime: number): number =>
  sandLeft === null || sandTime <= 0 ? 0 : Math.min(1, Math.max(0, 1 - sandLeft / sandTime))

export interface Look {
  readonly x: number
  readonly y: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Where to look, from -1 to 1 on both axes: `reach` is the distance at which the eyes are turned as far as they go. */
export function lookAt(eyes: Point, target: Point, reach: number): Look {
  const x = (target.x - eyes.x) / reach
  const y = (target.y - eyes.y) / reach
  const far = Math.max(1, Math.hypot(x, y))
  return { x: x / far, y: y / far }
}
