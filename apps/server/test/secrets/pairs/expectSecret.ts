import { expect } from 'vitest'
import { type Pair, playPair } from '../stage/pair.ts'
import { type Path, pathsOf } from '../stage/paths.ts'
import { type Scene, sceneOf } from '../stage/Scene.ts'

/** The first so many seeds that put a viewer of one of these kinds on the stage. */
export function seedsOf(kinds: readonly Scene['kind'][], count: number): number[] {
  const seeds: number[] = []
  for (let seed = 0; seeds.length < count; seed++) if (kinds.includes(sceneOf(seed).kind)) seeds.push(seed)
  return seeds
}

/** Everything in which a game can differ unseen. */
const HIDDEN = ['choiceAnswered', 'diceRolled', 'gameStarted', 'podReturned', 'podTaken']

/** Nothing that the viewer gets differs in any of these pairs, though everything does that the viewer may not know. */
export async function expectSecret(seeds: readonly number[]): Promise<Set<Path>> {
  const paths = new Set<Path>()
  const hidden = new Set<string>()
  for (const seed of seeds) {
    const pair = await playPair(seed)
    expect(pair.difference, `seed ${seed}`).toBeNull()
    expect(pair.differingBytes).toBe(0)
    expectATrueTwin(pair)
    for (const path of pathsOf(pair)) paths.add(path)
    for (const type of pair.hidden) hidden.add(type)
  }
  expect([...hidden].sort()).toEqual(HIDDEN)
  return paths
}

function expectATrueTwin({ bytes, hidden }: Pair): void {
  expect(bytes).toBeGreaterThan(5000)
  expect(hidden.length).toBeGreaterThan(5)
}
