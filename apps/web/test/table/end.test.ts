import { SelfPlay, simpleBot } from '@jelly/bots'
import type { Moment } from '@jelly/client'
import { replayMoments } from '@jelly/client/replay'
import { randomGame } from '@jelly/dice/testing'
import { eventFor, evolve, houseEdition, ownerOf, seededDice, seededRandomness, type View, viewOf } from '@jelly/rules'
import { ReplayPlayer } from '@jelly/table/replay'
import { durationsOf, TEMPO_IDS, tempoOf } from '@jelly/tempo'
import { describe, expect, test } from 'vitest'
import { loadLanguage, withWords } from '../../src/i18n/catalogs.ts'
import { windowsAcross } from '../../src/screens/table/end/windowsAcross.ts'
import { headlineFor } from '../../src/screens/table/model/headline.ts'
import { turningMoment } from '../../src/screens/table/model/turningMoment.ts'
import { turningPoints } from '../../src/screens/table/model/turningPoints.ts'
import { raceTimes } from '../../src/screens/table/model/podSteps.ts'
import { resultFacts } from '../../src/screens/table/picture/resultFacts.ts'
import { headlineOf } from '../../src/words/replay/headlines.ts'
import { type HeadlineFacts, headlineText } from '../../src/words/table/headlines.ts'

const SEATS = 4

/** A whole game of bots as one seat sees it. */
function seenBy(me: number, seed: number): { moments: Moment[]; game: View } {
  const moments: Moment[] = []
  const seen: { game: View | null } = { game: null }
  const bots = Array.from({ length: SEATS }, () => simpleBot)
  const setup = { seats: SEATS, edition: houseEdition }
  const play = new SelfPlay(setup, bots, seededDice(seed), seededRandomness(seed), (event) => {
    if (seen.game === null) return
    const mine = eventFor(event, me)
    evolve(seen.game, mine)
    moments.push({ seq: moments.length + 1, at: moments.length, round: seen.game.round, event: mine, against: false })
  })
  seen.game = viewOf(play.state, me)
  play.play()
  return { moments, game: seen.game }
}

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 40)

/** Counts again what a headline says, from the events alone. */
function isTrue(facts: HeadlineFacts, me: number, { moments, game }: ReturnType<typeof seenBy>): boolean {
  const events = moments.map(({ event }) => event)
  const kicks = events.filter((event) => event.type === 'dieKicked')
  const { scores, winners } = game.result ?? { scores: [], winners: [] }
  switch (facts.kind) {
    case 'kicked': {
      const suffered = kicks.filter(({ seat, die }) => ownerOf(die) === me && seat !== me)
      return suffered.length === facts.times && suffered.filter(({ seat }) => seat === facts.by).length === facts.most
    }
    case 'kicker': {
      const done = kicks.filter(({ seat, die }) => ownerOf(die) !== me && seat === me)
      return done.length === facts.times && done.filter(({ die }) => ownerOf(die) === facts.whom).length === facts.most
    }
    case 'savedByPods':
      return winners.includes(me) && facts.worth === (scores[me] ?? 0) - (game.squads[me]?.jelly ?? 0)
    case 'lostToPods':
      return !winners.includes(me) && winners.includes(facts.to)
    case 'close':
      return (scores[facts.to] ?? 0) - (scores[me] ?? 0) === facts.short
    default:
      return true
  }
}

describe('the headline of a game', () => {
  test('every seat of every game has one, and what it counts is so', () => {
    const kinds = new Set<string>()
    for (const seed of SEEDS)
      for (let me = 0; me < SEATS; me++) {
        const seen = seenBy(me, seed)
        const facts = headlineFor(seen.moments, seen.game, me)
        expect(facts).not.toBeNull()
        if (facts === null) continue
        kinds.add(facts.kind)
        expect(isTrue(facts, me, seen), `${seed} ${me} ${facts.kind}`).toBe(true)
      }
    expect(kinds.size).toBeGreaterThan(2)
  })

  test('the most kicks are as many as the headlines count: those of others', () => {
    for (const seed of SEEDS) {
      const moments = replayMoments(new ReplayPlayer(randomGame(seed, { seats: SEATS })), 'xray')
      const done = Array.from({ length: SEATS }, (_, me) =>
        moments.filter(({ event: e }) => e.type === 'dieKicked' && e.seat === me && ownerOf(e.die) !== me),
      )
      const point = turningPoints(moments, SEATS).find(({ kind }) => kind === 'kicker')
      const most = Math.max(...done.map(({ length }) => length))
      if (point?.kind !== 'kicker') expect(most).toBeLessThan(2)
      else expect([point.kicks, done[point.seat]?.length]).toEqual([most, most])
      if (point) expect(done.flat().some(({ seq }) => seq === turningMoment(moments, point))).toBe(true)
    }
  })

  test('a page that saw nothing says nothing of its own', () => {
    const { game } = seenBy(0, 40)
    expect(headlineFor([], { ...game, result: null }, 0)).toBeNull()
  })

  const names = {
    who: (seat: number | 'table') => ['You', 'Ann', 'Bea', 'Cleo'][Number(seat)] ?? '',
    district: () => 'Zoo',
  }
  const kicked: HeadlineFacts = { kind: 'kicked', times: 5, by: 1, most: 2 }

  test.each([
    ['en', 'You were kicked 5 times, twice by Ann.'],
    ['fr', 'On vous a expulsé 5 dés, dont 2 par Ann.'],
  ] as const)('in %s: %s', async (language, sentence) => {
    await withWords('table', Promise.resolve())
    expect(headlineText(await loadLanguage(language), kicked, names)).toBe(sentence)
  })

  test.each([
    ['en', 'Cleo was kicked 5 times, twice by Ann.'],
    ['fr', 'On a expulsé 5 dés à Cleo, dont 2 par Ann.'],
  ] as const)('of somebody else, in %s: %s', async (language, sentence) => {
    await withWords('replay', Promise.resolve())
    const i18n = await loadLanguage(language)
    expect(headlineOf(i18n, 3, kicked, names)).toBe(sentence)
    const all: readonly HeadlineFacts[] = [
      { kind: 'savedByPods', worth: 3 },
      { kind: 'lostToPods', to: 1 },
      { kind: 'close', to: 1, short: 1 },
      { kind: 'kicked', times: 3, by: 1, most: 3 },
      { kind: 'kicker', times: 4, whom: 1, most: 4 },
      { kind: 'kicker', times: 4, whom: 1, most: 2 },
      { kind: 'twins', dice: 4 },
      { kind: 'haul', jelly: 8, district: 0, round: 2 },
      { kind: 'hurry', flips: 3 },
      { kind: 'districts', count: 2 },
      { kind: 'score', jelly: 9 },
    ]
    for (const facts of all) expect(headlineOf(i18n, 3, facts, names)).toMatch(/Cleo.*\.$/)
  })
})

describe('the picture of a result', () => {
  const called = ['Ann', 'Bea', 'Cleo', 'Dan']
  const names = { who: (seat: number | 'table') => called[Number(seat)] ?? '', district: () => 'Zoo' }

  test.each([
    ['en', [1], 'Bea wins!'],
    ['en', [0, 2], 'Ann and Cleo win!'],
    ['fr', [1], 'Bea gagne !'],
    ['fr', [0, 2], 'Ann et Cleo gagnent !'],
  ] as const)('in %s, won by %j: %s', async (language, winners, title) => {
    await withWords('replay', Promise.resolve())
    const i18n = await loadLanguage(language)
    const { moments, game } = seenBy(0, 40)
    const result = { scores: [9, 9, 9, 9], winners }
    const facts = resultFacts(i18n, { game: { ...game, result }, moments, you: 0, names }, true)
    expect(facts.title.replaceAll(/\p{Zs}/gu, ' ')).toBe(title)
    // Whoever sees it is not the one who made it.
    expect(facts.subtitle).toContain('Ann')
    expect(facts.subtitle).not.toMatch(/\b(you|vous)/i)
  })

  test('without the result it names who played, and nothing else', async () => {
    await withWords('replay', Promise.resolve())
    const { moments, game } = seenBy(0, 40)
    const facts = resultFacts(await loadLanguage('en'), { game, moments, you: 0, names }, false)
    expect(facts.title).toBe('Who won?')
    expect(new Set(facts.players.map(({ score, part, wins }) => `${score} ${part} ${wins}`))).toEqual(
      new Set(['? 0.5 false']),
    )
    expect(facts.subtitle).not.toContain('Ann')
  })
})

describe('the race of the pods', () => {
  test.each(TEMPO_IDS)('lasts eight seconds at most with what the table waits before it: %s', (tempo) => {
    const { podsPace } = durationsOf(tempoOf(tempo))
    for (let pods = 0; pods <= 40; pods++) {
      const { each, last } = raceTimes(pods)
      expect(podsPace + pods * each + last).toBeLessThanOrEqual(8000)
    }
  })

  test('a high score makes towers wider, not higher than their room', () => {
    for (const kind of ['wide', 'tall', 'phone', 'flat'] as const)
      for (const most of [0, 1, 30, 80, 160]) {
        const across = windowsAcross(most, kind)
        expect((Math.ceil(most / across) * 33 + 48) / (across * 21 + 43)).toBeLessThanOrEqual(2.5)
      }
  })
})
