import { expect, it } from 'vitest'
import { type ClusterPlant, simulateCluster } from './ClusterSimulation.ts'

const SEEDS = 100

it(
  'whatever happens to three processes, nothing acknowledged is lost and every game ends',
  { timeout: 1_800_000 },
  async () => {
    const sum = { rows: 0, epochs: 0, kills: 0, pauses: 0, lost: 0, outages: 0, gifts: 0 }
    for (let seed = 1; seed <= SEEDS; seed++) {
      const outcome = await simulateCluster(seed)
      for (const [what, count] of Object.entries(outcome)) sum[what as keyof typeof sum] += count
    }
    expect(sum.kills).toBeGreaterThan(SEEDS)
    expect(sum.pauses).toBeGreaterThan(SEEDS)
    expect(sum.gifts).toBeGreaterThan(SEEDS)
    expect(sum.epochs).toBeGreaterThan(2 * SEEDS)
  },
)

it('goes the same way for the same seed', { timeout: 600_000 }, async () => {
  expect(await simulateCluster(3)).toEqual(await simulateCluster(3))
})

/** What gives each mistake away: another error would be one of the plant itself. */
it.each<[string, ClusterPlant, string]>([
  ['a store that says too early that a row is written', { lyingStore: true }, 'is not in the journal'],
  ['rows that no fence refuses', { noFence: true }, 'sees something else'],
  ['messages between processes that are not counted', { noCounters: true }, 'was told differently'],
  ['a process that takes tables from the living', { claimsFromTheLiving: true }, 'which lives'],
  ['processes that hand tables to and fro', { seesNoTables: true }, 'and back'],
  ['a final word where the store has failed', { finalByes: true }, 'the game never ended'],
])('notices %s', { timeout: 900_000 }, async (_, plant, sign) => {
  const problems: string[] = []
  for (let seed = 1; seed <= 30 && problems.length === 0; seed++) {
    await simulateCluster(seed, plant).catch((error: Error) => problems.push(error.message))
  }
  expect(problems).toEqual([expect.stringContaining(sign)])
})
