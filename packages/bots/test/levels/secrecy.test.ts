import { seededRandomness, type State, viewOf } from '@jelly/rules'
import { describe, expect, test, vi } from 'vitest'
import { type Bot, BOT_LEVELS, botOf, playMatch, type Thought } from '../../src/index.ts'
import { table } from '../support.ts'

// Not a measure of speed: a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

interface Moment {
  readonly state: State
  readonly seat: number
}

/** Moments of real games, all kinds of them. */
function moments(count: number): Moment[] {
  const kept: Moment[] = []
  let events = 0
  for (let seed = 0; kept.length < count; seed++) {
    playMatch({
      bots: table('regular', 4),
      seed,
      promo: true,
      watch(event, state) {
        // At the end nothing is hidden any more.
        if (state.phase === 'over') return
        const seat = 'seat' in event ? event.seat : events % 4
        if (events++ % 17 === 0 || event.type === 'choiceAsked') kept.push({ state: structuredClone(state), seat })
      },
    })
  }
  return kept
}

/** The same game to one seat, with everything else about it changed: trays, pods, the order of the stack. */
function secretsChanged(state: State, viewer: number, seed: number): State {
  const random = seededRandomness(seed)
  const changed = structuredClone(state)
  changed.squads.forEach((squad, seat) => {
    if (seat === viewer) return
    squad.tray = squad.tray.map(() => 1 + random(6))
    squad.pods = squad.pods.map(() => (random(2) === 0 ? 'die' : 2 + random(5)))
  })
  return { ...changed, stack: changed.stack.map(() => 2 + random(5)) }
}

const SAMPLE = moments(120)

const thoughtOf = (bot: Bot, state: State, seat: number): Thought | null =>
  bot.think(viewOf(state, seat), seat, seededRandomness(seat + 5))

describe.each(BOT_LEVELS)('%s', (level) => {
  const bot = botOf(level, 'grudging')

  test('the same view and another hidden state bring the same move after the same time', () => {
    let decided = 0
    SAMPLE.forEach(({ state, seat }, n) => {
      const other = secretsChanged(state, seat, n)
      expect(viewOf(other, seat)).toEqual(viewOf(state, seat))
      const thought = thoughtOf(bot, state, seat)
      expect(thoughtOf(bot, other, seat)).toEqual(thought)
      if (thought !== null) decided++
    })
    expect(decided).toBeGreaterThan(SAMPLE.length / 4)
  })

  test('a view that went to another thread and back brings the same move, and no view is written', () => {
    for (const { state, seat } of SAMPLE.slice(0, 40)) {
      const view = viewOf(state, seat)
      const copy = structuredClone(view)
      const thought = bot.think(view, seat, seededRandomness(9))
      expect(view).toEqual(copy)
      expect(bot.think(copy, seat, seededRandomness(9))).toEqual(thought)
    }
  })
})

test('the moments differ in what is hidden', () => {
  const [one] = SAMPLE
  expect(one && secretsChanged(one.state, one.seat, 1)).not.toEqual(one?.state)
})
