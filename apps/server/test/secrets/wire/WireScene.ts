import type { Viewer } from '@jelly/rules'
import type { Settings } from '@jelly/table'
import { podEdition } from '../stage/podEdition.ts'
import { randomOf } from '../stage/Scene.ts'

/** What one seed stands for over real sockets. */
export interface WireScene {
  readonly seed: number
  readonly kind: 'person' | 'bot' | 'spectator' | 'latecomer'
  readonly viewer: Viewer
  readonly people: number
  readonly rounds: number
  readonly rematch: false
  readonly settings: Partial<Settings>
}

const KINDS = ['person', 'bot', 'spectator', 'latecomer'] as const

/** No choice and no flip is left to a timer: whatever happens next is up to the conductor alone. */
export function wireSceneOf(seed: number): WireScene {
  const random = randomOf(seed, 'wire scene')
  const kind = KINDS[seed % KINDS.length] ?? 'person'
  const players = random(3) === 0 ? 4 : 3
  const people = kind === 'person' ? 1 + random(players) : 1 + random(players - 1)
  const viewers = { person: random(people), bot: players - 1, spectator: 'spectator', latecomer: people } as const
  return {
    seed,
    kind,
    viewer: viewers[kind],
    people,
    rounds: random(4) === 0 ? 2 : 1,
    rematch: false,
    settings: {
      players,
      edition: random(4) === 0 ? null : podEdition,
      open: true,
      choiceSeconds: null,
      flipAfterFinish: 600,
      flipAfterStart: 3600,
      briefing: true,
    },
  }
}
