import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import {
  cloneGame,
  type Event,
  type EventOf,
  eventFor,
  evolve,
  newView,
  type State,
  type View,
  type Viewer,
  viewOf,
} from '../../src/index.ts'
import { deepFreeze, playRandomly, seeds } from '../support/randomGame.ts'
import { rule } from '../support/rule.ts'

const viewersOf = ({ squads }: State): Viewer[] => [...squads.keys(), 'spectator']

/** Follows a game as a viewer does: by the events in that viewer's form alone. */
class Follower {
  readonly viewer: Viewer
  view: View

  constructor(started: EventOf<'gameStarted', never>, viewer: Viewer) {
    this.viewer = viewer
    this.view = newView(eventFor(started, viewer) as EventOf<'gameStarted', null>, viewer)
  }

  follow(event: Event): void {
    evolve(this.view, deepFreeze(JSON.parse(JSON.stringify(eventFor(event, this.viewer)))))
  }
}

function followed(seed: number, look: (state: State, followers: readonly Follower[], event: Event) => void): void {
  let followers: Follower[] = []
  playRandomly(seed, {
    evolved(state, event) {
      if (event.type === 'gameStarted') followers = viewersOf(state).map((viewer) => new Follower(event, viewer))
      else for (const follower of followers) follower.follow(event)
      look(state, followers, event)
    },
  })
}

describe('views', () => {
  test('the view of the next state is the next of the view, for every viewer and event', () => {
    const seen = new Set<string>()
    for (const seed of new Set([...seeds(36), 8])) {
      followed(seed, (state, followers, event) => {
        seen.add(event.type)
        for (const { view, viewer } of followers) {
          if (!isDeepStrictEqual(view, viewOf(state, viewer))) expect(view).toEqual(viewOf(state, viewer))
        }
      })
    }
    expect(seen.size).toBe(25)
  })

  test('a view can be copied and evolved like a state', () => {
    for (const seed of seeds(4)) {
      followed(seed, (_, followers) => {
        for (const follower of followers) follower.view = cloneGame(deepFreeze(follower.view))
      })
    }
  })

  rule('R2', 'nobody but its seat ever sees a tray', () => {
    followed(5, (_, followers) => {
      for (const { view, viewer } of followers)
        expect(view.squads.map(({ tray }) => tray !== null)).toEqual(view.squads.map((_, seat) => seat === viewer))
    })
  })

  rule('S5', 'nobody but its seat sees a pod before the end, and nobody ever the stack', () => {
    followed(4, ({ phase }, followers) => {
      for (const { view, viewer } of followers) {
        expect(view.stack).toBeNull()
        const known = view.squads.map(({ pods }) => pods !== null)
        expect(known).toEqual(view.squads.map((_, seat) => phase === 'over' || seat === viewer))
      }
    })
  })
})
