import { describe, expect, it } from 'vitest'
import { Attempts } from '../../src/limits/Attempts.ts'
import { TokenBucket } from '../../src/limits/TokenBucket.ts'

describe('a token bucket', () => {
  it('lets a burst through, then so many a second', () => {
    const bucket = new TokenBucket(10, 20, 0)
    for (let n = 0; n < 20; n++) expect(bucket.take(0)).toBeGreaterThanOrEqual(0)
    expect(bucket.take(0)).toBeLessThan(0)
    expect(bucket.take(200)).toBeGreaterThanOrEqual(0)
    expect(bucket.take(200)).toBeLessThan(0)
  })

  it('fills no higher than the burst', () => {
    const bucket = new TokenBucket(10, 20, 0)
    expect(bucket.take(1e9)).toBe(19)
  })

  it('is not emptied by a clock that goes back', () => {
    const bucket = new TokenBucket(10, 20, 1000)
    expect(bucket.take(0)).toBe(19)
  })

  it('sinks into debt while it is abused', () => {
    const bucket = new TokenBucket(10, 20, 0)
    for (let n = 0; n < 59; n++) bucket.take(0)
    expect(bucket.take(0)).toBe(-40)
  })
})

describe('attempts', () => {
  it('are blocked by address within any minute', () => {
    const attempts = new Attempts(3)
    for (const time of [0, 30_000, 59_000]) attempts.count('a', time)
    expect(attempts.isBlocked('a', 59_999)).toBe(true)
    expect(attempts.isBlocked('b', 59_999)).toBe(false)
    expect(attempts.isBlocked('a', 60_001)).toBe(false)
    attempts.count('a', 60_001)
    expect(attempts.isBlocked('a', 60_002)).toBe(true)
  })
})
