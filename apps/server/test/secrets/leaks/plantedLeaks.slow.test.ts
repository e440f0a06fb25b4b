import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Store } from '../../../src/store/Store.ts'
import { playPair } from '../stage/pair.ts'
import type { Plant } from '../stage/Stage.ts'
import { playWirePair } from '../wire/wirePair.ts'
import { planted } from './Leak.ts'
import { leaks } from './leaks.ts'

vi.mock('@jelly/rules', async (original) => (await import('./mocks.ts')).leakyRules(await original()))
vi.mock('@jelly/protocol', async (original) => (await import('./mocks.ts')).leakyProtocol(await original()))
vi.mock('../../../../../packages/table/src/record/tableView.ts', async (original) =>
  (await import('./mocks.ts')).leakyTableView(await original()),
)
vi.mock('../../../../../packages/table/src/record/summaryOf.ts', async (original) =>
  (await import('./mocks.ts')).leakySummary(await original()),
)
vi.mock('../../../../../packages/table/src/seats/Connections.ts', async (original) =>
  (await import('./mocks.ts')).leakyConnections(await original()),
)
vi.mock('../../../../../packages/table/src/record/evolveNotes.ts', async (original) =>
  (await import('./mocks.ts')).leakyNotes(await original()),
)
vi.mock('../../../../../packages/table/src/game/sand.ts', async (original) =>
  (await import('./mocks.ts')).leakySand(await original()),
)
vi.mock('../../../../../packages/table/src/time/rollFloor.ts', async (original) =>
  (await import('./mocks.ts')).leakyRollFloor(await original()),
)
vi.mock('../../../../../packages/table/src/fairness/rivals.ts', async (original) =>
  (await import('./mocks.ts')).leakyRivals(await original()),
)
vi.mock('../../../src/replays/Replays.ts', async (original) =>
  (await import('./mocks.ts')).leakyReplays(await original()),
)

const MOST_PAIRS = 60
const WIRE_PAIRS = 8
/** Of each sort one: a content, a count, a size, a listing, a log, a replay. Times are compared in process only. */
const ON_THE_WIRE = [
  'every roll is told as it fell',
  'a roll of equal dice is not told',
  'a masked roll is as long as it has different faces',
  'the listing tells scores with pods',
  'a line in the log for every row',
  'a game that is not over has a replay',
]

const plant = (): Plant => ({
  ...planted.leak,
  store: (store, around) => afresh(planted.leak.store?.(store, around) ?? store),
})

/** What a leak knows of one run is nothing to the next. */
function afresh(store: Store): Store {
  planted.state = null
  return store
}

/** The seed of the first pair that looks different, or null. */
async function caughtBy(pairs: number): Promise<number | null> {
  for (let seed = 0; seed < pairs; seed++) if ((await playPair(seed, plant())).difference !== null) return seed
  return null
}

async function isCaughtOnTheWire(): Promise<boolean> {
  const seeds = Array.from({ length: WIRE_PAIRS }, (_, seed) => seed)
  const pairs = await Promise.all(seeds.map((seed) => playWirePair(seed, plant())))
  return pairs.some(({ difference }) => difference !== null)
}

afterEach(() => {
  planted.leak = {}
})

describe('a planted leak', () => {
  it('is none where nothing is planted', { timeout: 120_000 }, async () => {
    expect(await caughtBy(8)).toBeNull()
    expect(await isCaughtOnTheWire()).toBe(false)
  })

  it.each(Object.keys(leaks))('is caught: %s', { timeout: 120_000 }, async (name) => {
    planted.leak = leaks[name] ?? {}
    expect(await caughtBy(MOST_PAIRS)).not.toBeNull()
  })

  it.each(ON_THE_WIRE)('is caught over real sockets: %s', { timeout: 120_000 }, async (name) => {
    planted.leak = leaks[name] ?? {}
    expect(await isCaughtOnTheWire()).toBe(true)
  })

  it('is one of 26', () => {
    expect(Object.keys(leaks)).toHaveLength(26)
  })
})
