import { describe, expect, test } from 'vitest'
import { bottomOfRoom, bubblePlace } from '../../src/screens/learn/coach/bubblePlace.ts'
import { stepFrom } from '../../src/screens/learn/stepFrom.ts'
import { nextGame, nextSettings } from '../../src/screens/newTable/nextGame.ts'
import { isFirstTimer, progressFrom } from '../../src/settings/progress.ts'

const kept = (progress: object) => progressFrom(JSON.stringify(progress))

describe('where the lesson begins', () => {
  test.each([
    ['3', 3, 'none'],
    ['8', 8, 'none'],
    ['99', 1, 'noSuchStep'],
    ['0', 1, 'noSuchStep'],
    ['2.5', 1, 'noSuchStep'],
    ['kick', 1, 'noSuchStep'],
  ])('/learn/%s: step %s, %s', (address, n, why) => {
    expect(stepFrom(address, kept({ step: 5 }), 8)).toEqual({ n, why })
  })

  test('without a number where it was left', () => {
    expect(stepFrom(undefined, kept({ step: 5 }), 8)).toEqual({ n: 5, why: 'none' })
    expect(stepFrom(undefined, progressFrom(null), 8)).toEqual({ n: 1, why: 'none' })
    expect(stepFrom(undefined, kept({ step: 40 }), 8)).toEqual({ n: 1, why: 'none' })
  })

  test.each(['{"step":', '7', 'null'])('progress that cannot be read (%s): the first, with a word', (text) => {
    expect(stepFrom(undefined, progressFrom(text), 8)).toEqual({ n: 1, why: 'lost' })
  })
})

describe('who is new', () => {
  test('has finished neither a lesson nor a game', () => {
    expect(isFirstTimer(progressFrom(null))).toBe(true)
    expect(isFirstTimer(kept({ lesson: 'skipped' }))).toBe(false)
    expect(isFirstTimer(kept({ lesson: 'done' }))).toBe(false)
    expect(isFirstTimer(kept({ games: 1 }))).toBe(false)
  })

  test('plays gentle games first, then what was played last', () => {
    const first = { tempo: 'relaxed', botLevel: 'rookie', firstGame: true, briefing: true }
    expect(nextSettings(kept({ lesson: 'done' }))).toEqual(first)
    const last = { tempo: 'frenzy', botLevel: 'veteran' }
    expect(nextSettings(kept({ games: 1, last }))).toEqual({ ...first, ...last })
    expect(nextSettings(kept({ games: 2, last }))).toEqual(last)
    expect(nextGame(kept({ games: 2, last: { tempo: 'beats', botLevel: 'ace' } }))).toEqual({
      tempo: 'frenzy',
      botLevel: 'regular',
    })
  })
})

describe('where Pip stands', () => {
  const room = { top: 52, tray: 540, bottom: 664 }
  test('is above the tray, unless that covers what is pointed at', () => {
    expect(bubblePlace(84, room, [])).toBe(446)
    expect(bubblePlace(84, room, [{ x: 0, y: 545, width: 50, height: 50 }])).toBe(446)
    expect(bubblePlace(84, room, [{ x: 0, y: 400, width: 50, height: 120 }])).toBe(62)
  })

  test('is over the tray for what is only read, unless that is about the tray', () => {
    const card = { x: 0, y: 400, width: 50, height: 120 }
    expect(bottomOfRoom(room, true, [card])).toBe(664)
    expect(bottomOfRoom(room, false, [card])).toBe(540)
    expect(bottomOfRoom(room, true, [])).toBe(540)
    expect(bottomOfRoom(room, true, [card, { x: 0, y: 545, width: 50, height: 50 }])).toBe(540)
  })

  test('is beside it where there is little room', () => {
    const y = bubblePlace(84, { top: 52, tray: 150, bottom: 390 }, [{ x: 0, y: 52, width: 400, height: 120 }])
    expect(y).toBeGreaterThanOrEqual(172)
  })
})
