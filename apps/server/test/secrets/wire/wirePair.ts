import { type Event, houseEdition, loadEdition } from '@jelly/rules'
import { firstChance, promisesIn, secondChance } from '../stage/Chance.ts'
import type { Plant } from '../stage/Stage.ts'
import { differentEvents } from '../stage/twinDice.ts'
import { Stuck } from './Journalist.ts'
import { Performance } from './Performance.ts'
import { Improvised, Rehearsed } from './script.ts'
import { type WireScene, wireSceneOf } from './WireScene.ts'

export interface WirePair {
  readonly scene: WireScene
  readonly channels: ReadonlyMap<string, readonly string[]>
  readonly bytes: number
  readonly differingBytes: number
  readonly difference: { readonly channel: string; readonly first: string; readonly second: string } | null
  readonly hidden: readonly Event['type'][]
}

/** Plays a scene twice over real sockets and compares what came over each of the viewer's ways. */
export async function playWirePair(seed: number, plant: Plant = {}): Promise<WirePair> {
  const scene = wireSceneOf(seed)
  const chance = firstChance(scene)
  const script = new Improvised(scene)
  const first = new Performance(scene, chance, plant)
  await first.play(script)
  const { rows } = first.server.journalist
  const edition = scene.settings.edition ? loadEdition(scene.settings.edition) : houseEdition
  const second = new Performance(scene, secondChance(scene, chance.rivals, rows, edition.pods), plant)
  await second.play(new Rehearsed(scene, script)).catch(stayStuck)
  return compare(scene, first, second)
}

/** A second run in which something else happened than in the first may get stuck; the comparison tells. */
function stayStuck(problem: unknown): void {
  if (!(problem instanceof Stuck)) throw problem
}

function compare(scene: WireScene, first: Performance, second: Performance): WirePair {
  const [one, two] = [channelsOf(first), channelsOf(second)]
  const names = [...new Set([...one.keys(), ...two.keys()])]
  const texts = (channels: typeof one) => names.map((name) => (channels.get(name) ?? []).join('\n'))
  const [some, others] = [texts(one), texts(two)]
  const at = some.findIndex((text, n) => text !== others[n])
  return {
    scene,
    channels: one,
    bytes: some.reduce((sum, { length }) => sum + length, 0),
    differingBytes: some.reduce((sum, text, n) => sum + differing(text, others[n] ?? ''), 0),
    difference: at < 0 ? null : firstDifference(names[at] ?? '', one, two),
    hidden: differentEvents(first.server.journalist.rows, second.server.journalist.rows),
  }
}

type Channels = Map<string, string[]>

/** The promise of a key says nothing about it, and cannot be the same for two keys. */
function channelsOf({ server: { tape, journalist } }: Performance): Channels {
  const promise = promisesIn(journalist.rows)[0]?.commitment ?? 'none'
  const without = (text: string) => text.replaceAll(promise, 'promise'.padEnd(promise.length))
  return new Map([...tape.channels].map(([name, texts]) => [name, texts.map(without)]))
}

function firstDifference(channel: string, one: Channels, two: Channels) {
  const [some, others] = [one.get(channel) ?? [], two.get(channel) ?? []]
  const at = some.findIndex((text, n) => text !== others[n])
  const n = at < 0 ? some.length : at
  return { channel, first: some[n] ?? 'nothing', second: others[n] ?? 'nothing' }
}

function differing(one: string, two: string): number {
  if (one === two) return 0
  let count = Math.abs(one.length - two.length)
  for (let n = 0; n < Math.min(one.length, two.length); n++) if (one.charCodeAt(n) !== two.charCodeAt(n)) count++
  return count
}
