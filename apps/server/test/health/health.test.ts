import { VirtualClock } from '@jelly/table/testing'
import { describe, expect, it } from 'vitest'
import { Health } from '../../src/health/Health.ts'

describe('the health of a server', () => {
  it('is what its store says', async () => {
    const clock = new VirtualClock()
    let disk: 'well' | 'full' = 'well'
    const health = new Health(async () => {
      if (disk === 'full') throw new Error('full')
    }, clock)
    expect(await health.isWell()).toBe(true)
    disk = 'full'
    await clock.advance(1000)
    expect(await health.isWell()).toBe(false)
    disk = 'well'
    await clock.advance(1000)
    expect(await health.isWell()).toBe(true)
  })

  it('is bad while the store does not answer', async () => {
    const clock = new VirtualClock()
    const asked = new Health(() => new Promise(() => undefined), clock).isWell()
    await clock.advance(2000)
    expect(await asked).toBe(false)
  })

  it('is asked for at most once a second, however many want to know', async () => {
    const clock = new VirtualClock()
    let checks = 0
    const health = new Health(async () => void checks++, clock)
    await Promise.all([health.isWell(), health.isWell(), health.isWell()])
    await clock.advance(999)
    await health.isWell()
    expect(checks).toBe(1)
    await clock.advance(1)
    await health.isWell()
    expect(checks).toBe(2)
  })
})
