import { describe, expect, test } from 'vitest'
import { decide, type Event, eventFor, isRefusal, legal, type State, type Viewer, viewOf } from '../../src/index.ts'
import { pureDice } from '../support/pureDice.ts'
import { seeds } from '../support/randomGame.ts'
import { guesses, Twins } from '../support/twins.ts'

interface Eyes {
  readonly sees: (state: State, viewer: Viewer) => unknown
  readonly hears: (event: Event, viewer: Viewer) => unknown
}
const honest: Eyes = { sees: viewOf, hears: eventFor }

/** The first difference that the viewer can tell, or null; up to the opening of the pods. */
function firstDifference(seed: number, viewer: Viewer, { sees, hears }: Eyes): string | null {
  const twins = new Twins(seed, viewer)
  const told = (what: unknown): string => JSON.stringify(what)
  while (twins.one.phase !== 'opening') {
    const [one, two] = twins.step()
    if (one.length !== two.length) return `${one.length} events, not ${two.length}`
    for (const [n, event] of one.entries()) {
      const other = two[n] as Event
      if (told(hears(event, viewer)) !== told(hears(other, viewer)))
        return `${event.type}: ${told(event)} ${told(other)}`
      twins.evolve([event, other])
      if (told(sees(twins.one, viewer)) !== told(sees(twins.two, viewer))) return `view after ${event.type}`
    }
    const refusal = viewer === 'spectator' ? null : differentRefusal(twins, viewer, seed)
    if (refusal !== null) return refusal
  }
  return null
}

/** What the viewer tries is refused, or not, for the same reason in both games. */
function differentRefusal({ one, two }: Twins, viewer: number, seed: number): string | null {
  if (JSON.stringify(legal(viewOf(one, viewer), viewer)) !== JSON.stringify(legal(viewOf(two, viewer), viewer)))
    return 'what is legal'
  for (const command of guesses(viewer)) {
    const [a, b] = [one, two].map((state) => decide(state, viewer, command, pureDice(seed)))
    const refusals = [a, b].map((decision) => JSON.stringify(decision && isRefusal(decision) ? decision : 'accepted'))
    if (refusals[0] !== refusals[1]) return `${command.type}: ${refusals.join(' ')}`
  }
  return null
}

describe('secrecy', () => {
  test('what a viewer may not know changes nothing that viewer is told', () => {
    for (const seed of seeds(24)) {
      for (const viewer of [seed % 3, 'spectator'] as const) expect(firstDifference(seed, viewer, honest)).toBeNull()
    }
  })

  test('the two games do differ in everything hidden', () => {
    const seen = new Set<string>()
    for (const seed of seeds(6)) {
      const twins = new Twins(seed, 0)
      while (twins.one.phase !== 'opening') {
        const [one, two] = twins.step()
        one.forEach((event, n) => twins.evolve([event, two[n] as Event]))
        for (const part of twins.differences) seen.add(part)
      }
    }
    expect([...seen].sort()).toEqual(['pods', 'stack', 'tray'])
  })

  const first = (state: State) => state.squads.map(({ tray, pods }) => [tray, pods])
  const leaks: Record<string, Eyes> = {
    'every roll as it fell': {
      sees: viewOf,
      hears: (event, viewer) => (event.type === 'diceRolled' ? event : eventFor(event, viewer)),
    },
    'pods as they are taken': {
      sees: viewOf,
      hears: (event, viewer) => (event.type === 'podTaken' ? event : eventFor(event, viewer)),
    },
    'pods as they are returned': {
      sees: viewOf,
      hears: (event, viewer) => (event.type === 'podReturned' ? event : eventFor(event, viewer)),
    },
    'answers as they are given': {
      sees: viewOf,
      hears: (event, viewer) => (event.type === 'choiceAnswered' ? event : eventFor(event, viewer)),
    },
    'the top of the stack': {
      sees: (state, viewer) => [viewOf(state, viewer), state.stack[state.stackSize - 1]],
      hears: eventFor,
    },
    'the highest die of each tray': {
      sees: (state) => state.squads.map(({ tray }) => Math.max(0, ...tray)),
      hears: eventFor,
    },
    'whether two pods are alike': {
      sees: (state) => state.squads.map(({ pods }) => new Set(pods).size),
      hears: eventFor,
    },
    'the whole state': { sees: first, hears: eventFor },
    'the size of what others hold': { sees: (state) => JSON.stringify(state).length, hears: eventFor },
  }
  test.each(Object.keys(leaks))('a leak is noticed: %s', (name) => {
    const games = Array.from({ length: 12 }, (_, n) => n)
    expect(games.some((seed) => firstDifference(seed, 0, leaks[name] ?? honest) !== null)).toBe(true)
  })
})
