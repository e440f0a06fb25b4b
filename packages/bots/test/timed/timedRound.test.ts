import type { Event } from '@jelly/rules'
import { describe, expect, test, vi } from 'vitest'
import { durationsOf, frenzy, untimed } from '@jelly/tempo'
import { type Bot, BOT_LEVELS, type Match, playMatch, randomBot, simpleBot } from '../../src/index.ts'
import { lightTable, table } from '../support.ts'

// Not a measure of speed: a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const FRENZY = durationsOf(frenzy)

interface Happening {
  readonly event: Event
  readonly at: number
}

/** What happens in a game, round by round. */
function roundsOf(match: Match): Happening[][] {
  const rounds: Happening[][] = []
  playMatch({
    ...match,
    watch(event, _, at) {
      if (event.type === 'roundStarted') rounds.push([])
      rounds.at(-1)?.push({ event, at })
    },
  })
  return rounds
}

const find = (round: readonly Happening[], type: Event['type']): Happening | undefined =>
  round.find(({ event }) => event.type === type)

/** Acts at once, whatever happens. */
const hasty = (bot: Bot): Bot => ({
  level: bot.level,
  think(view, seat, random) {
    const thought = bot.think(view, seat, random)
    return thought && { ...thought, after: 0 }
  },
})

describe.each([3, 4, 5])('%i seats', (seats) => {
  const rounds = [1, 2, 3].flatMap((seed) =>
    roundsOf({ bots: Array.from({ length: seats }, () => hasty(randomBot)), seed }),
  )

  test('[R2] nobody rolls twice within the floor, or places before it', () => {
    let shortest = Infinity
    for (const round of rounds) {
      const last = new Map<number, number>()
      for (const { event, at } of round) {
        if (event.type === 'diceRolled') {
          shortest = Math.min(shortest, at - (last.get(event.seat) ?? -Infinity))
          last.set(event.seat, at)
        }
        if (event.type === 'diePlaced')
          expect(at - (last.get(event.seat) ?? Infinity)).toBeGreaterThanOrEqual(FRENZY.placeFloor)
      }
    }
    expect(shortest).toBe(FRENZY.rollFloor)
  })

  test('[R8] sand runs for ten seconds after the timer has turned', () => {
    const ended = rounds.flatMap((round) => {
      const flip = find(round, 'timerFlipped')
      const end = round.find(({ event }) => event.type === 'roundEnded' && event.reason === 'sand')
      return flip && end ? [end.at - flip.at] : []
    })
    for (const took of ended) expect(took).toBe(FRENZY.sandTurn + FRENZY.sand)
  })
})

const absent: Bot = { level: 'absent', think: () => null }

test('[R9] the table flips three minutes after the start where nobody does anything', () => {
  const [round = []] = roundsOf({ bots: [absent, absent, absent], seed: 1 })
  expect(find(round, 'timerFlipped')).toMatchObject({ at: 180_000, event: { by: 'table' } })
  expect(find(round, 'roundEnded')?.at).toBe(190_400)
})

test('[R9] or twenty seconds after the first has finished', () => {
  const shy: Bot = {
    ...simpleBot,
    think: (view, seat, random) => (view.squads[seat]?.hand.length ? simpleBot.think(view, seat, random) : null),
  }
  const [round = []] = roundsOf({ bots: [shy, absent, absent], seed: 2 })
  const last = round.findLast(({ event }) => event.type === 'diePlaced')
  expect(find(round, 'timerFlipped')?.at).toBe((last?.at ?? 0) + 20_000)
})

test('who was too late is surprised, and thinks again', () => {
  let refused = 0
  const seen = new Map<number, string>()
  const watched = (bot: Bot): Bot => ({
    level: bot.level,
    think(view, seat, random) {
      const tray = JSON.stringify([view.round, view.drawn[seat], view.squads[seat]?.hand])
      if (view.squads[seat]?.rolled && seen.get(seat) === tray) refused++
      seen.set(seat, tray)
      return bot.think(view, seat, random)
    },
  })
  for (let seed = 0; seed < 12; seed++) playMatch({ bots: table('regular', 5).map(watched), seed })
  expect(refused).toBeGreaterThan(0)
})

describe.each(BOT_LEVELS)('%s', (level) => {
  test('the same seed plays the same game, another one another', () => {
    const play = (seed: number) => roundsOf({ bots: lightTable(level, 3), seed })
    expect(play(1)).toEqual(play(1))
    expect(play(1)).not.toEqual(play(2))
  })
})

test('without a clock thinking time does not count', () => {
  const slow = (bot: Bot): Bot => ({
    level: bot.level,
    think(view, seat, random) {
      const thought = bot.think(view, seat, random)
      return thought && { ...thought, after: thought.after * 9 }
    },
  })
  const scores = (bots: readonly Bot[]) => playMatch({ bots, seed: 4, tempo: untimed, thinkingTime: 1000 }).scores
  expect(scores(table('regular', 3).map(slow))).toEqual(scores(table('regular', 3)))
})
