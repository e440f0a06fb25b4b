import { expect, it } from 'vitest'
import { Simulation, simulate } from './Simulation.ts'

it('goes the same way for the same seed', { timeout: 120_000 }, async () => {
  expect(await simulate(7)).toEqual(await simulate(7))
})

it('notices a disk that says too early that a row is written', async () => {
  await expect(new Simulation(1, { lyingDisk: true }).run()).rejects.toThrow('is not in the journal')
})
