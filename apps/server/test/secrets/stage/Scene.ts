import { type Randomness, seededRandomness, type Viewer } from '@jelly/rules'
import type { Settings } from '@jelly/table'
import { podEdition } from './podEdition.ts'

export const VIEWERS = ['person', 'bot', 'spectator', 'latecomer'] as const

/** What one seed stands for: who sits where, who looks, and how long it is played. */
export interface Scene {
  readonly seed: number
  readonly kind: (typeof VIEWERS)[number]
  /** Whose knowledge the two runs agree on. */
  readonly viewer: Viewer
  readonly people: number
  readonly rounds: number
  /** A whole game that is the same in both runs comes before; only the next one differs. */
  readonly rematch: boolean
  readonly settings: Partial<Settings>
  readonly speed: number
  /** After so many milliseconds the server is replaced by another one. */
  readonly restartsAfter: number | null
  /** The row of the journal that the disk does not take. */
  readonly failsAt: number | null
}

export function sceneOf(seed: number): Scene {
  const random = randomOf(seed, 'scene')
  const kind = VIEWERS[seed % VIEWERS.length] ?? 'person'
  const players = ([3, 3, 4, 5] as const)[random(4)] ?? 3
  const needsBot = kind === 'bot' || kind === 'latecomer'
  const people = 1 + random(needsBot ? players - 1 : players)
  const rounds = seed % 50 === 7 ? 4 : kind === 'latecomer' || random(4) === 0 ? 2 : 1
  return {
    seed,
    kind,
    viewer: viewerOf(kind, people, players, random),
    people,
    rounds,
    rematch: seed % 100 === 12,
    settings: settingsOf(players, random),
    speed: 1 + random(2),
    restartsAfter: random(6) === 0 ? 8000 + random(20_000) : null,
    failsAt: random(8) === 0 ? 20 + random(60) : null,
  }
}

function viewerOf(kind: Scene['kind'], people: number, players: number, random: Randomness): Viewer {
  if (kind === 'spectator') return 'spectator'
  if (kind === 'person') return random(people)
  return kind === 'bot' ? people + random(players - people) : people
}

const settingsOf = (players: 3 | 4 | 5, random: Randomness): Partial<Settings> => ({
  players,
  edition: random(2) === 0 ? podEdition : null,
  promo: random(3) === 0,
  purist: random(5) === 0,
  open: true,
  whenAway: random(3) === 0 ? 'idle' : 'bot',
  choiceSeconds: 5 + random(10),
  flipAfterFinish: 5,
  flipAfterStart: 30,
  briefing: random(4) === 0,
})

/** A stream of chance of its own for each purpose, so that none disturbs another. */
export function randomOf(seed: number, purpose: string): Randomness {
  let mixed = seed * 2 + 1
  for (let n = 0; n < purpose.length; n++) mixed = (Math.imul(mixed, 31) + purpose.charCodeAt(n)) >>> 0
  return seededRandomness(mixed)
}
