import { expect, it } from 'vitest'
import { simulate } from '../../src/testing/tableSimulation/Simulation.ts'

it('one seed always goes the same way', { timeout: 60_000 }, async () => {
  expect(await simulate(7)).toEqual(await simulate(7))
})
