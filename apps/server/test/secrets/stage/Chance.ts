import { provableDice } from '@jelly/dice'
import type { Pod, Randomness } from '@jelly/rules'
import type { DiceMaker, Entropy, JournalRow } from '@jelly/table'
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

const KEY_BYTES = 32

/** Keys differ between the runs; ids, tokens and tickets are the same. */
function entropyOf({ seed }: Scene, run: 1 | 2): Entropy {
  const shared = seededEntropy(seed)
  const keys = seededEntropy(-seed * 2 - run)
  return { bytes: (count) => (count === KEY_BYTES ? keys : shared).bytes(count) }
}

export const firstChance = (scene: Scene): Chance & { readonly rivals: Inventive } => ({
  entropy: entropyOf(scene, 1),
  rivals: new Inventive(),
  whispers: null,
})

/** The chance of a second run, which looks to the viewer like the first. */
export function secondChance(
  scene: Scene,
  first: Inventive,
  rows: readonly JournalRow[],
  pods: readonly Pod[],
): Chance {
  const known = knownTo(scene.viewer, rows)
  const key = keyIn(rows)
  return {
    entropy: entropyOf(scene, 2),
    dice: (otherKey, gameId, seeds) =>
      twinDice(provableDice(key, gameId, seeds), provableDice(otherKey, gameId, seeds), known, pods),
    rivals: new Understudies(first, randomOf(scene.seed, 'pods')),
    whispers: randomOf(scene.seed, 'whispers'),
  }
}

export function keyIn(rows: readonly JournalRow[]): string {
  for (const { events } of rows) for (const event of events) if (event.type === 'diceCommitted') return event.key
  throw new Error('no key was promised')
}
