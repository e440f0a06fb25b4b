import { type Event, ownerOf, twinsAmong } from '@jelly/rules'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { BOT_LEVELS, type BotLevel, playMatch } from '../../src/index.ts'
import { lightTable } from '../support.ts'

// Not a measure of speed: a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

interface Habits {
  readonly seen: Set<Event['type']>
  twins: number
  effects: number
  placements: number
  byDefault: number
  answers: number
}

const habits = new Map<BotLevel, Habits>()

function watchGames(level: BotLevel, games: number): Habits {
  const found: Habits = { seen: new Set(), twins: 0, effects: 0, placements: 0, byDefault: 0, answers: 0 }
  for (let seed = 0; seed < games; seed++) {
    playMatch({
      bots: lightTable(level, 4),
      seed,
      watch(event, { districts }) {
        found.seen.add(event.type)
        if (event.type === 'diePlaced') found.placements++
        if (event.type === 'dieKicked' || event.type === 'targetMoved') found.effects++
        if (event.type === 'choiceAnswered') found.answers++
        if (event.type === 'choiceAnswered' && event.byDefault) found.byDefault++
        if (event.type === 'roundEnded') for (const { dice } of districts) found.twins += twinsAmong(dice).length
      },
    })
  }
  return found
}

beforeAll(() => {
  for (const level of BOT_LEVELS) habits.set(level, watchGames(level, 12))
})

const share = (level: BotLevel, of: 'twins' | 'effects'): number =>
  (habits.get(level)?.[of] ?? 0) / (habits.get(level)?.placements ?? 1)

describe.each(BOT_LEVELS)('%s', (level) => {
  test('does everything there is to do', () => {
    expect([...(habits.get(level)?.seen ?? [])]).toEqual(
      expect.arrayContaining([
        'diePlaced',
        'dieKicked',
        'targetMoved',
        'districtLocked',
        'timerFlipped',
        'choiceAnswered',
      ]),
    )
  })

  test('answers whatever it is asked', () => {
    expect(habits.get(level)?.answers).toBeGreaterThan(0)
    expect(habits.get(level)?.byDefault).toBe(0)
  })
})

test('[C2] a rookie falls for twins, better players hardly ever', () => {
  expect(share('rookie', 'twins')).toBeGreaterThan(0.08)
  expect(share('veteran', 'twins')).toBeLessThan(share('rookie', 'twins') / 2)
  expect(share('ace', 'twins')).toBeLessThan(share('rookie', 'twins') / 2)
})

test('[R4] effects are used the more the better the player', () => {
  expect(share('rookie', 'effects')).toBeLessThan(share('regular', 'effects') / 1.5)
  expect(share('regular', 'effects')).toBeLessThan(share('veteran', 'effects') * 1.2)
})

test('kicks go to rivals, now and then to a twin of one’s own', () => {
  let own = 0
  let all = 0
  playMatch({
    bots: lightTable('veteran', 4),
    seed: 3,
    watch(event) {
      if (event.type !== 'dieKicked') return
      all++
      if (ownerOf(event.die) === event.seat) own++
    },
  })
  expect(all).toBeGreaterThan(8)
  expect(own).toBeLessThan(all / 2)
})
