import { type Event, houseEdition, loadEdition, type Pod } from '@jelly/rules'
import type { JournalRow } from '@jelly/table'
import { firstChance, lastGameOf, promisesIn, secondChance } from './Chance.ts'
import { sceneOf, type Scene } from './Scene.ts'
import { type Plant, Stage } from './Stage.ts'
import type { Entry } from './Tape.ts'
import { differentEvents, gameEvents } from './twinDice.ts'

export interface Pair {
  readonly scene: Scene
  /** What the viewer got in the first run. */
  readonly entries: readonly Entry[]
  readonly bytes: number
  readonly differingBytes: number
  /** The first thing that came otherwise, as both runs told it; null where all is the same. */
  readonly difference: readonly [string, string] | null
  /** What happened otherwise in the second run, and the viewer may not know. */
  readonly hidden: readonly Event['type'][]
}

const LONGEST = 600_000

/** Plays a scene twice, with everything different that the viewer may not know, and compares all that the viewer gets. */
export async function playPair(seed: number, plant: Plant = {}): Promise<Pair> {
  const scene = sceneOf(seed)
  const chance = firstChance(scene)
  const first = new Stage(scene, chance, plant)
  await first.open()
  await first.clock.advanceUntil(() => first.isOver(), LONGEST)
  const rows = await rowsOf(first)
  const second = new Stage(scene, secondChance(scene, chance.rivals, rows, podsOf(scene)), plant)
  await second.open()
  await second.clock.advanceTo(first.clock.now())
  return compare(scene, [first, second], [rows, await rowsOf(second)])
}

const podsOf = ({ settings: { edition } }: Scene): readonly Pod[] =>
  (edition === null ? houseEdition : loadEdition(edition)).pods

async function rowsOf({ journal }: Stage): Promise<readonly JournalRow[]> {
  const [record] = await journal.unfinished()
  return record === undefined ? [] : journal.rows(record.id)
}

function compare(
  scene: Scene,
  stages: readonly [Stage, Stage],
  rows: readonly [readonly JournalRow[], readonly JournalRow[]],
): Pair {
  const end = endOf(rows[0], stages[0].clock.now())
  const [one, two] = [tapeOf(stages[0], rows[0], end), tapeOf(stages[1], rows[1], end)] as const
  const texts = [one.map(shown), two.map(shown)] as const
  const at = texts[0].findIndex((text, n) => text !== texts[1][n])
  const first = at >= 0 ? at : texts[0].length < texts[1].length ? texts[0].length : null
  return {
    scene,
    entries: one,
    bytes: texts[0].reduce((sum, { length }) => sum + length, 0),
    differingBytes: differing(texts[0].join('\n'), texts[1].join('\n')),
    difference: first === null ? null : [texts[0][first] ?? 'nothing', texts[1][first] ?? 'nothing'],
    hidden: differentEvents(lastGameOf(rows[0]), lastGameOf(rows[1])),
  }
}

/** Nothing is compared from the opening of the last game's pods on: from there all is told. */
function endOf(rows: readonly JournalRow[], now: number): number {
  const isOpening = (row: JournalRow) => gameEvents([row]).some(({ type }) => type === 'podsOpened')
  return lastGameOf(rows).find(isOpening)?.at ?? now
}

/** The promise of a key says nothing about it, and cannot be the same for two keys. */
function tapeOf({ tape }: Stage, rows: readonly JournalRow[], end: number): Entry[] {
  const promises = promisesIn(rows).map(({ commitment }) => commitment)
  const withoutPromises = (text: string) =>
    promises.reduce((less, promise, n) => less.replaceAll(promise, `promise ${n}`.padEnd(promise.length)), text)
  return tape.until(end).map((entry) => ({ ...entry, text: withoutPromises(entry.text) }))
}

const shown = ({ at, channel, text }: Entry): string => `${at} ${channel}: ${text}`

function differing(one: string, two: string): number {
  if (one === two) return 0
  let count = Math.abs(one.length - two.length)
  for (let n = 0; n < Math.min(one.length, two.length); n++) if (one.charCodeAt(n) !== two.charCodeAt(n)) count++
  return count
}
