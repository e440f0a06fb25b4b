import { CONNECTION_FAULTS, RenumberingRequests } from '@jelly/client/testing'
import { describe, expect, it } from 'vitest'
import { type Plant, Simulation, simulate } from './Simulation.ts'

it('goes the same way for the same seed', { timeout: 120_000 }, async () => {
  expect(await simulate(7)).toEqual(await simulate(7))
})

it('notices a disk that says too early that a row is written', async () => {
  await expect(new Simulation(1, { lyingDisk: true }).run()).rejects.toThrow('is not in the journal')
})

/** What is noticed first, in one of a few games. */
async function problemWith(plant: Plant): Promise<string> {
  for (let seed = 1; seed <= 5; seed++) {
    const problem = await new Simulation(seed, plant).run().then(
      () => null,
      (error: Error) => error.message,
    )
    if (problem !== null) return problem
  }
  return 'nothing'
}

describe('notices a client that', { timeout: 120_000 }, () => {
  it('lives on after it was closed', async () => {
    const client = { step: CONNECTION_FAULTS['lives on after close'] }
    expect(await problemWith({ client })).toContain('opened a socket after it was closed')
  })

  it('makes two attempts at once', async () => {
    const client = { step: CONNECTION_FAULTS['makes two attempts at once'] }
    expect(await problemWith({ client })).toContain('opened a second socket')
  })

  it('ignores a final bye', async () => {
    const client = { step: CONNECTION_FAULTS['ignores a final bye'] }
    expect(await problemWith({ client })).toContain('came back after a final bye')
  })

  it('sends again under a new number', async () => {
    const client = { requests: (now: number) => new RenumberingRequests(now) }
    expect(await problemWith({ client })).toContain('nobody asked for it')
  })
})
