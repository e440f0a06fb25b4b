import { SelfPlay, simpleBot } from '@jelly/bots'
import { eventFor, evolve, houseEdition, seededDice, seededRandomness, type View, viewOf } from '@jelly/rules'
import { describe, expect, test } from 'vitest'
import type { Moment } from '@jelly/client'
import { feedLines } from '../../src/screens/table/feed/feedLines.ts'
import { ifScoredNow } from '../../src/screens/table/model/ifScoredNow.ts'
import { gameLedger } from '../../src/screens/table/model/ledger.ts'
import { openedIn, podSteps } from '../../src/screens/table/model/podSteps.ts'
import { changeFor, scenesOf } from '../../src/screens/table/model/scenes.ts'
import { turningPoints } from '../../src/screens/table/model/turningPoints.ts'

const ME = 0
const SEATS = 4

interface Seen {
  readonly moments: readonly Moment[]
  /** The view when each round ended, before anything was scored. */
  readonly atEnd: readonly View[]
  readonly view: View
}

/** A game of bots as the first seat sees it. */
function seenGame(seed: number): Seen {
  const moments: Moment[] = []
  const atEnd: View[] = []
  const view: { game: View | null } = { game: null }
  const bots = Array.from({ length: SEATS }, () => simpleBot)
  const setup = { seats: SEATS, edition: houseEdition }
  const play = new SelfPlay(setup, bots, seededDice(seed), seededRandomness(seed), (event) => {
    const seen = eventFor(event, ME)
    if (view.game === null) return
    if (event.type === 'roundEnded') atEnd.push(structuredClone(view.game))
    evolve(view.game, seen)
    const at = moments.length * 400
    moments.push({ seq: moments.length + 1, at, round: view.game.round, event: seen, against: false })
  })
  view.game = viewOf(play.state, ME)
  play.play()
  return { moments, atEnd, view: view.game }
}

const games = [11, 12, 13].map(seenGame)

describe.each(games)('what the page tells of a game', ({ moments, atEnd, view }) => {
  test('the ledger of each seat adds up to its score, Jelly by Jelly', () => {
    for (let seat = 0; seat < SEATS; seat++) {
      const lines = gameLedger(moments, view, seat)
      expect(lines.some(({ source }) => source.kind === 'unseen')).toBe(false)
      expect(lines.reduce((sum, { jelly }) => sum + jelly, 0)).toBe(view.result?.scores[seat])
      expect(lines.reduce((sum, { pods }) => sum + pods, 0)).toBe(view.squads[seat]?.podCount)
    }
  })

  test('nobody is told that there is nothing to gain while a choice is open', () => {
    moments.forEach(({ event, round }, n) => {
      const scene = scenesOf(moments.slice(0, n + 1), round).at(-1)
      if (event.type === 'choiceAsked') expect(scene?.asking).toBe(true)
      if (event.type === 'choiceSettled') expect(scene?.asking).toBe(false)
    })
    const all = [1, 2, 3, 4].flatMap((round) => scenesOf(moments, round))
    expect(all.filter(({ asking }) => asking)).toEqual([])
  })

  test('a ledger whose beginning was missed still adds up, and says so', () => {
    const late = moments.filter(({ round }) => round > 2)
    const lines = gameLedger(late, view, ME)
    expect(lines.filter(({ source }) => source.kind === 'unseen')).toHaveLength(1)
    expect(lines.reduce((sum, { jelly }) => sum + jelly, 0)).toBe(view.result?.scores[ME])
  })

  test('[C1] [C6] every round has a scene for each district, in drone order, and one for the center', () => {
    for (const round of [1, 2, 3, 4]) {
      const places = scenesOf(moments, round).map(({ district }) => district)
      const ring = view.districts.map((_, n) => (view.drone + n) % view.districts.length)
      expect(places).toEqual([...ring, null])
    }
  })

  test('“if scored now” at the end of a round is what the round then paid, where no choice was made', () => {
    for (const [n, end] of atEnd.entries()) {
      const round = n + 1
      const asked = moments.some(({ event, round: when }) => when === round && event.type === 'choiceAsked')
      if (asked) continue
      const transfers = scenesOf(moments, round).flatMap((scene) => scene.transfers)
      for (const { seat, jelly, pods } of ifScoredNow(end))
        expect(changeFor({ transfers }, seat)).toEqual({ jelly, pods })
    }
  })

  test('[C9] the pods that are opened bring each seat from its Jelly to its score', () => {
    const jelly = view.squads.map((squad) => squad.jelly)
    const steps = podSteps(openedIn(moments), jelly)
    for (let seat = 0; seat < SEATS; seat++) {
      const worth = steps.filter((step) => step.seat === seat).reduce((sum, step) => sum + step.worth, 0)
      expect((jelly[seat] ?? 0) + worth).toBe(view.result?.scores[seat])
    }
  })

  test('the feed tells each placement, kick, slide, lock and flip once, in order', () => {
    const told = feedLines(moments, 2).map(({ event }) => event)
    const kinds = new Set([
      'diePlaced',
      'dieKicked',
      'targetMoved',
      'districtLocked',
      'timerFlipped',
      'roundStarted',
      'roundEnded',
    ])
    expect(told).toEqual(
      moments.filter(({ round, event }) => round === 2 && kinds.has(event.type)).map(({ event }) => event),
    )
  })

  test('turning points name seats and districts of this game', () => {
    const points = turningPoints(moments, SEATS)
    expect(points.length).toBeGreaterThan(0)
    expect(points.every(({ seat }) => seat >= 0 && seat < SEATS)).toBe(true)
  })
})
