import { describe, expect, test } from 'vitest'
import {
  cloneGame,
  decide,
  type Dice,
  type Event,
  type EventOf,
  evolve,
  newState,
  ownerOf,
  type State,
} from '../../src/index.ts'
import { pureDice } from '../support/pureDice.ts'
import { deepFreeze, playRandomly, seeds, setupOf } from '../support/randomGame.ts'
import { rule } from '../support/rule.ts'

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
const jellyIn = (state: State): number => sum(state.squads.map(({ jelly }) => jelly))

function recorded(seed: number): { events: Event[]; state: State } {
  const events: Event[] = []
  const state = playRandomly(seed, { evolved: (_, event) => events.push(event) })
  return { events, state }
}

const start = (events: readonly Event[]): State => newState(events[0] as EventOf<'gameStarted', never>)

describe('whole random games', () => {
  rule('C9', 'every game ends, after four rounds, with a winner', () => {
    for (const seed of seeds(60)) {
      const { round, phase, result, squads } = playRandomly(seed)
      expect([round, phase]).toEqual([4, 'over'])
      const best = Math.max(...(result?.scores ?? []))
      expect(result?.winners).toEqual(squads.map((_, seat) => seat).filter((seat) => result?.scores[seat] === best))
      expect(result?.winners.length).toBeGreaterThan(0)
    }
  })

  rule('R3', 'seven dice each, every one of them once: in hand, on a district, on the center or cancelled', () => {
    for (const seed of seeds(24)) {
      let cancelled: number[] = []
      playRandomly(seed, {
        evolved(state, event) {
          if (event.type === 'roundStarted') cancelled = []
          if (event.type === 'districtScored') cancelled.push(...event.cancelled)
          if (state.round === 0) return
          const placed = [...state.districts.flatMap(({ dice }) => dice), ...state.center].map(({ die }) => die)
          const all = [...state.squads.flatMap(({ hand }) => hand), ...placed, ...cancelled].sort((a, b) => a - b)
          expect(all).toEqual(all.map((_, n) => n))
          expect(all).toHaveLength(7 * state.squads.length)
          state.squads.forEach(({ hand, tray }, seat) => {
            expect(hand.every((die) => ownerOf(die) === seat)).toBe(true)
            expect(tray.length === 0 || tray.length === hand.length).toBe(true)
          })
        },
      })
    }
  })

  rule('W7', 'Jelly comes from the supply alone, and is never below 0', () => {
    for (const seed of seeds(60)) {
      let jelly = 0
      playRandomly(seed, {
        evolved(state, event) {
          if (event.type === 'gameStarted') jelly = jellyIn(state)
          if (event.type === 'jellyGained') jelly += event.amount
          if (event.type === 'jellyPaid') expect(event.amount).toBeGreaterThan(0)
          expect(jellyIn(state)).toBe(jelly)
          for (const squad of state.squads) expect(squad.jelly).toBeGreaterThanOrEqual(0)
        },
      })
    }
  })

  rule('S5', 'a pod is on the stack, held or in the box, and none is ever two', () => {
    for (const seed of seeds(40)) {
      const box: unknown[] = []
      playRandomly(seed, {
        evolved(state, event) {
          if (event.type === 'podReturned') box.push(event.pod)
          const held = state.squads.flatMap(({ pods }) => pods)
          const known = [...state.stack.slice(0, state.stackSize), ...held, ...box].map(String).sort()
          expect(known).toEqual(state.stack.map(String).sort())
          for (const { pods, podCount } of state.squads) expect(podCount).toBe(pods.length)
        },
      })
    }
  })

  test('the same seed is the same game', () => {
    for (const seed of seeds(12)) expect(recorded(seed)).toEqual(recorded(seed))
    expect(recorded(2).events).not.toEqual(recorded(8).events)
  })

  test('events written down and read again lead to the same end', () => {
    for (const seed of seeds(30)) {
      const { events, state } = recorded(seed)
      const again = JSON.parse(JSON.stringify(events)) as typeof events
      expect(again).toEqual(events)
      const replayed = start(again)
      for (const event of again.slice(1)) evolve(replayed, event)
      expect(replayed).toEqual(state)
    }
  })

  test('decide only reads, and evolve writes no event', () => {
    for (const seed of seeds(12)) {
      playRandomly(seed, {
        decided(state, { seat, command }, events) {
          deepFreeze(events)
          const frozen = deepFreeze(structuredClone(state))
          expect(decide(frozen, seat, command, pureDice(seed))).toEqual(events)
        },
      })
    }
  })

  test('a copy evolves without its original, at any moment', () => {
    for (const seed of seeds(8)) {
      playRandomly(seed, {
        decided(state, _, events) {
          const original = deepFreeze(structuredClone(state))
          const copy = cloneGame(original)
          const other = structuredClone(state)
          expect(copy).toEqual(original)
          for (const event of events) {
            evolve(copy, event)
            evolve(other, event)
          }
          expect(copy).toEqual(other)
        },
      })
    }
  })

  test('each seat’s dice take the next places of its own stream, one after the other', () => {
    for (const seed of seeds(20)) {
      const used = new Map<string, number>()
      const fall = pureDice(seed)
      const dice: Dice = (stream, place, faces) => {
        expect(place).toBe(used.get(`${stream}`) ?? 0)
        used.set(`${stream}`, place + 1)
        return fall(stream, place, faces)
      }
      const state = playRandomly(seed, {}, setupOf(seed), dice)
      expect(state.drawn).toEqual([...state.squads.keys(), 'pods'].map((stream) => used.get(`${stream}`) ?? 0))
    }
  })

  rule('R2', 'all six faces fall evenly, on every place of the tray', () => {
    const falls = Array.from({ length: 7 }, () => [0, 0, 0, 0, 0, 0])
    for (const seed of seeds(60)) {
      playRandomly(seed, {
        evolved(_, event) {
          if (event.type !== 'diceRolled' || event.values.length < 7) return
          event.values.forEach((value, n) => {
            const counts = falls[n] ?? []
            counts[value - 1] = (counts[value - 1] ?? 0) + 1
          })
        },
      })
    }
    for (const counts of falls) {
      const expected = sum(counts) / 6
      const chiSquare = sum(counts.map((count) => (count - expected) ** 2 / expected))
      expect(counts).toHaveLength(6)
      expect(chiSquare).toBeLessThan(20.5)
    }
  })
})
