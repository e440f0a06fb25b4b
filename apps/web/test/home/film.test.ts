import { describe, expect, it } from 'vitest'
import { filmOf } from '../../src/screens/home/city/film.ts'
import { seedOfDay } from '../../src/screens/home/city/seedOfDay.ts'

describe('the city of the day', () => {
  const film = filmOf(seedOfDay(new Date('2026-11-16T12:00:00Z')))

  it('is the same for everybody that day, and another one tomorrow', () => {
    expect(seedOfDay(new Date('2026-11-16T23:59:00Z'))).toBe(20_261_116)
    expect(filmOf(20_261_116)).toEqual(film)
    expect(filmOf(20_261_117).faces).not.toEqual(film.faces)
  })

  it('is a whole game: four rounds, in the order of time, with dice that come and are eaten', () => {
    expect(film.faces).toHaveLength(6)
    expect(new Set(film.shots.map(({ round }) => round))).toEqual(new Set([1, 2, 3, 4]))
    const times = film.shots.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(film.length).toBeGreaterThan(times.at(-1) ?? 0)
    expect(film.shots.some(({ eaten }) => eaten > 0)).toBe(true)
    expect(film.shots.some(({ locks }) => locks.some((seat) => seat !== null))).toBe(true)
  })

  it('never shows more than the twenty-eight dice of four squads', () => {
    for (const { dice, eaten } of film.shots) expect(dice.flat().length + eaten).toBeLessThanOrEqual(28)
  })
})
