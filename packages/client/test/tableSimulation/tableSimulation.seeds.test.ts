import { expect, it } from 'vitest'
import { simulate } from '../../src/testing/tableSimulation/Simulation.ts'

const SEEDS = 25

it(
  'whatever breaks, nothing acknowledged is lost, nobody sees anything else, every game ends',
  { timeout: 300_000 },
  async () => {
    const sum = { rows: 0, kills: 0, drops: 0 }
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { rows, kills, drops } = await simulate(seed)
      sum.rows += rows
      sum.kills += kills
      sum.drops += drops
    }
    expect(sum.kills).toBeGreaterThan(SEEDS)
    expect(sum.drops).toBeGreaterThan(SEEDS)
  },
)
