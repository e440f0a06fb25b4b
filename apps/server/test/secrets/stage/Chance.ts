import { provableDice } from '@jelly/dice'
import type { Pod, Randomness } from '@jelly/rules'
import type { DiceMaker, Entropy, JournalRow, TableEvent } from '@jelly/table'
import { seededEntropy } from '@jelly/table/testing'
import { Inventive, type Rivals, Understudies } from './rivals.ts'
import { randomOf, type Scene } from './Scene.ts'
import { knownTo, twinDice } from './twinDice.ts'

/** Everything in which the two runs of a pair may differ. */
export interface Chance {
  readonly entropy: Entropy
  readonly dice?: DiceMaker
  readonly rivals: Rivals
  /** What rivals do that nobody else may notice: null where they do nothing of the kind. */
  readonly whispers: Randomness | null
}

type Casting = Pick<Scene, 'seed' | 'viewer' | 'rematch'>

const KEY_BYTES = 32

/** Keys differ between the runs, that of a game before a rematch excepted; ids, tokens and tickets are the same. */
function entropyOf({ seed, rematch }: Casting, run: 1 | 2): Entropy {
  const shared = seededEntropy(seed)
  const ownKeys = seededEntropy(-seed * 2 - run)
  let keys = 0
  const isShared = (count: number) => count !== KEY_BYTES || (keys++ === 0 && rematch)
  return { bytes: (count) => (isShared(count) ? shared : ownKeys).bytes(count) }
}

export const firstChance = (scene: Casting): Chance & { readonly rivals: Inventive } => ({
  entropy: entropyOf(scene, 1),
  rivals: new Inventive(),
  whispers: null,
})

/** The chance of a second run, which looks to the viewer like the first. */
export function secondChance(
  scene: Casting,
  first: Inventive,
  rows: readonly JournalRow[],
  pods: readonly Pod[],
): Chance {
  const known = knownTo(scene.viewer, lastGameOf(rows))
  const last = promisesIn(rows).at(-1)
  return {
    entropy: entropyOf(scene, 2),
    dice: (otherKey, gameId, seeds) => {
      const other = provableDice(otherKey, gameId, seeds)
      return gameId === last?.gameId ? twinDice(provableDice(last.key, gameId, seeds), other, known, pods) : other
    },
    rivals: new Understudies(first, scene.rematch ? null : randomOf(scene.seed, 'pods')),
    whispers: randomOf(scene.seed, 'whispers'),
  }
}

type Promised = Extract<TableEvent<never>, { type: 'diceCommitted' }>

export const promisesIn = (rows: readonly JournalRow[]): Promised[] =>
  rows.flatMap(({ events }) => events.filter((event) => event.type === 'diceCommitted'))

/** The rows from the last promise of dice on. */
export function lastGameOf(rows: readonly JournalRow[]): readonly JournalRow[] {
  const from = rows.findLastIndex(({ events }) => events.some(({ type }) => type === 'diceCommitted'))
  return rows.slice(Math.max(0, from))
}
