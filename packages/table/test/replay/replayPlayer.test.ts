import { canonicalJson } from '@jelly/dice'
import { viewOf } from '@jelly/rules'
import { describe, expect, test } from 'vitest'
import { cloneTable, evolveTable, type TableView } from '../../src/index.ts'
import { type Eyes, ReplayPlayer } from '../../src/replay/index.ts'
import { expectSameEnd, gameOf, played } from './replayPlayer.ts'

describe('a finished game at any moment', () => {
  test('its end is the end that was played, in every byte', () => {
    for (const seed of [1, 2, 3, 7]) expectSameEnd(seed)
  })

  test('each moment is the game as it was then', () => {
    const replay = gameOf(5)
    const player = new ReplayPlayer(replay)
    let events = -1
    for (let moment = 1; moment <= player.end; moment++) {
      events += player.rows[moment - 1]?.events.filter(({ type }) => type === 'game').length ?? 0
      const { game } = player.stateAt(moment)
      expect(canonicalJson(game)).toBe(canonicalJson(played(replay, events)))
    }
    expect(events).toBe(replay.entries.flatMap((entry) => entry.events).length)
  })

  test('a moment that was looked at stays as it is', () => {
    const player = new ReplayPlayer(gameOf(6))
    const once = canonicalJson(player.stateAt(90))
    for (const moment of [91, 200, 13, 89]) player.stateAt(moment)
    expect(canonicalJson(player.stateAt(90))).toBe(once)
  })

  test.each(['xray', 0, 2, 'spectator'] satisfies Eyes[])(
    'whoever follows it as %s sees what is seen there',
    (eyes) => {
      const player = new ReplayPlayer(gameOf(8))
      const followed: TableView = cloneTable(player.viewAt(1, eyes))
      for (let moment = 2; moment <= player.end; moment++) {
        const viewer = eyes === 'xray' ? 'spectator' : eyes
        for (const event of player.eventsAt(moment, eyes)) evolveTable(followed, event, viewer)
        expect(canonicalJson(followed)).toBe(canonicalJson(player.viewAt(moment, eyes)))
      }
    },
  )

  test('the eyes of a seat see what it knew then, X-ray eyes every tray', () => {
    const player = new ReplayPlayer(gameOf(4))
    const moment = Math.floor(player.end / 3)
    const { game } = player.stateAt(moment)
    if (game === null) throw new Error('no game')
    expect(player.viewAt(moment, 1).game).toEqual(viewOf(game, 1))
    const open = player.viewAt(moment, 'xray').game
    expect(open?.squads.map(({ tray }) => tray)).toEqual(game.squads.map(({ tray }) => tray))
    expect(open?.stack).toBeNull()
  })

  test('the last moment of a time is found', () => {
    const player = new ReplayPlayer(gameOf(3))
    for (let moment = 1; moment <= player.end; moment++) {
      const found = player.momentAt(player.timeOf(moment))
      expect(player.timeOf(found)).toBe(player.timeOf(moment))
      expect(found === player.end || player.timeOf(found + 1) > player.timeOf(found)).toBe(true)
    }
    expect(player.momentAt(-5)).toBe(1)
    expect(player.momentAt(Infinity)).toBe(player.end)
  })
})
