import { expect, it } from 'vitest'
import { Simulation, simulate } from './Simulation.ts'

const SEEDS = 100

it('whatever breaks, nothing acknowledged is lost and every game ends', { timeout: 600_000 }, async () => {
  const sum = { rows: 0, kills: 0, drops: 0, fullDisks: 0 }
  for (let seed = 1; seed <= SEEDS; seed++) {
    const outcome = await simulate(seed)
    for (const [what, count] of Object.entries(outcome)) sum[what as keyof typeof sum] += count
  }
  expect(sum.kills).toBeGreaterThan(SEEDS)
  expect(sum.drops).toBeGreaterThan(SEEDS)
  expect(sum.fullDisks).toBeGreaterThan(SEEDS / 4)
})

it('goes the same way for the same seed', { timeout: 120_000 }, async () => {
  expect(await simulate(7)).toEqual(await simulate(7))
})

it('notices a disk that says too early that a row is written', async () => {
  await expect(new Simulation(1, { lyingDisk: true }).run()).rejects.toThrow('is not in the journal')
})
