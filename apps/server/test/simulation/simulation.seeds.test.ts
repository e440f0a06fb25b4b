import { expect, it } from 'vitest'
import { simulate } from './Simulation.ts'

const SEEDS = 100

it(
  'whatever breaks, nothing acknowledged is lost, nobody hears a last word too early, and every game ends',
  { timeout: 600_000 },
  async () => {
    const sum = { rows: 0, kills: 0, drops: 0, fullDisks: 0, deadStores: 0, stops: 0, tabs: 0 }
    for (let seed = 1; seed <= SEEDS; seed++) {
      const outcome = await simulate(seed)
      for (const [what, count] of Object.entries(outcome)) sum[what as keyof typeof sum] += count
    }
    expect(sum.kills).toBeGreaterThan(SEEDS)
    expect(sum.drops).toBeGreaterThan(SEEDS)
    expect(sum.fullDisks).toBeGreaterThan(SEEDS / 4)
    expect(sum.deadStores).toBeGreaterThan(SEEDS / 4)
    expect(sum.stops).toBeGreaterThan(SEEDS / 4)
    expect(sum.tabs).toBeGreaterThan(SEEDS)
  },
)
