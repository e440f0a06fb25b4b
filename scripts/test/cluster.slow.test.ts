import { expect, it } from 'vitest'
import { clusterUnderPlay } from '../cluster/clusterUnderPlay.ts'
import { drain, kill, natsKilled, postgresKilled, stopAndContinue } from '../cluster/troubles.ts'

it(
  'whatever happens to three processes and their engines, nothing acknowledged is lost',
  { timeout: 900_000 },
  async () => {
    const { acknowledged, games, contradictions } = await clusterUnderPlay({
      tables: 3,
      troubles: [kill, stopAndContinue(5), drain, natsKilled, postgresKilled],
      between: 1000,
      seed: 1,
    })
    expect(contradictions).toEqual([])
    expect(acknowledged).toBeGreaterThan(100)
    expect(games).toBeGreaterThanOrEqual(3)
  },
)
