import { describe, expect } from 'vitest'
import { drawGame, houseEdition, newState, newView, seededDice, type Setup } from '../../src/index.ts'
import { noDice } from '../support/loadedDice.ts'
import { rule } from '../support/rule.ts'

const started = (seats: number, seed = 1, options: Partial<Setup> = {}) =>
  drawGame({ seats, edition: houseEdition, ...options }, seededDice(seed))
const seeds = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1)
const facesOf = (seats: number, seed: number, options: Partial<Setup> = {}): string[] =>
  started(seats, seed, options).districts.map(({ face }) => face)

describe('setup', () => {
  rule('S1', '3 to 5 seats, each with 2 Jelly, no pod and its screen at home', () => {
    for (const seats of [3, 4, 5]) {
      const state = newState(started(seats))
      expect(state.squads).toHaveLength(seats)
      for (const squad of state.squads)
        expect(squad).toEqual({
          jelly: 2,
          podCount: 0,
          pods: [],
          hand: [],
          tray: [],
          rolled: false,
          effect: null,
          screen: null,
        })
    }
  })

  rule('S1', 'no other number of seats', () => {
    for (const seats of [-1, 0, 2, 6, 3.5, Number.NaN])
      expect(() => drawGame({ seats, edition: houseEdition }, noDice)).toThrow('3 to 5 seats')
  })

  rule('S2', 'the city has two districts more than seats', () => {
    for (const seats of [3, 4, 5]) expect(started(seats).districts).toHaveLength(seats + 2)
  })

  rule('S2', 'at most one face of a board is in play', () => {
    for (const seed of seeds(200)) {
      const boards = facesOf(5, seed).map((face) => face[0])
      expect(new Set(boards).size).toBe(7)
    }
  })

  rule('S2', 'every face comes up, and about equally often', () => {
    const count = new Map<string, number>()
    for (const seed of seeds(1600)) for (const face of facesOf(3, seed)) count.set(face, (count.get(face) ?? 0) + 1)
    expect([...count.keys()].sort().join(' ')).toBe('1A 1B 2A 2B 3A 3B 4A 4B 5A 5B 6A 6B 7A 7B 8A 8B')
    for (const times of count.values()) expect(Math.abs(times - 500)).toBeLessThan(100)
  })

  rule('S2', 'every place in the ring takes every board', () => {
    const seen = Array.from({ length: 5 }, () => new Set<string | undefined>())
    for (const seed of seeds(300)) facesOf(3, seed).forEach((face, n) => seen[n]?.add(face[0]))
    expect(seen.map(({ size }) => size)).toEqual([8, 8, 8, 8, 8])
  })

  rule('S2', 'a first game shows green faces only', () => {
    for (const seed of seeds(100))
      for (const face of facesOf(5, seed, { firstGame: true, promo: true })) expect(face).toMatch(/^[1-8]A$/)
  })

  rule('S2', 'the promo board is out unless the table turns it on', () => {
    const without = seeds(200).flatMap((seed) => facesOf(5, seed))
    const withPromo = seeds(200).flatMap((seed) => facesOf(5, seed, { promo: true }))
    expect(without.filter((face) => face.startsWith('P'))).toEqual([])
    expect(withPromo).toContain('PA')
    expect(withPromo).toContain('PB')
  })

  rule('S3', 'three zones a district, the target on zone 1, nothing at the entrance', () => {
    const event = started(4)
    const state = newState(event)
    state.districts.forEach((district, n) => {
      const { face, names, zones } = event.districts[n] ?? {}
      expect(district).toEqual({ face, names, zones, target: 1, dice: [], lockedBy: null })
      expect(zones).toHaveLength(3)
    })
  })

  rule('S4', 'the drone points anywhere, about equally often', () => {
    const times = [0, 0, 0, 0, 0, 0]
    for (const seed of seeds(1200)) {
      const { drone } = started(4, seed)
      times[drone] = (times[drone] ?? 0) + 1
    }
    expect(times).toHaveLength(6)
    for (const count of times) expect(Math.abs(count - 200)).toBeLessThan(60)
  })

  rule('S4', 'no round counts before the first one starts', () => {
    const state = newState(started(3))
    expect(state).toMatchObject({ phase: 'between', round: 0, scored: 0, flippedBy: null, choice: null, result: null })
    expect(state.center).toEqual([])
  })

  rule('S5', 'all 30 pods lie on the stack, shuffled', () => {
    const { stack, stackSize } = started(3)
    expect(stackSize).toBe(30)
    expect(stack).not.toEqual(houseEdition.pods)
    expect(stack.map(String).sort()).toEqual(houseEdition.pods.map(String).sort())
  })

  rule('S5', 'each kind of pod may be on top', () => {
    const tops = new Set(seeds(200).map((seed) => started(3, seed).stack.at(-1)))
    expect(tops).toEqual(new Set([2, 3, 4, 5, 6, 'die']))
  })

  rule('S5', 'nobody is told what lies on the stack', () => {
    const { stack: _, ...told } = started(3)
    for (const viewer of [0, 2, 'spectator'] as const) {
      const view = newView({ ...told, stack: null }, viewer)
      expect(view).toMatchObject({ stack: null, stackSize: 30 })
      expect(view.squads.map(({ pods }) => pods)).toEqual([0, 1, 2].map((seat) => (seat === viewer ? [] : null)))
    }
  })

  rule('S5', 'the setup takes each place of the stream once, from the first on', () => {
    const places: number[] = []
    const counts: number[] = []
    const event = drawGame({ seats: 5, edition: houseEdition }, (stream, place, faces) => {
      expect(stream).toBe('pods')
      places.push(place)
      counts.push(faces)
      return 1
    })
    expect(places).toEqual(places.map((_, n) => n))
    expect(event.drawn).toBe(places.length)
    const shuffledPods = Array.from({ length: 29 }, (_, n) => 30 - n)
    expect(counts).toEqual([8, 7, 6, 5, 4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 7, ...shuffledPods])
    expect(newState(event).drawn).toEqual([0, 0, 0, 0, 0, places.length])
  })
})
