import { expect, test } from 'vitest'
import { type Later, Music } from '../../src/sound/music/Music.ts'
import { barOf, PIECES, beatsPerMinute } from '../../src/sound/music/score.ts'
import { RecordedAudio } from './support/RecordedAudio.ts'

const bars = [0, 1, 2, 3] as const

test.each(PIECES)('%s: every note starts within its bar, four bars differ, the fifth is the first', (piece) => {
  for (const index of bars) {
    const { seconds, notes } = barOf(piece, index, 0.9)
    for (const { at = 0 } of notes) expect(at).toBeLessThan(seconds)
  }
  expect(new Set(bars.map((index) => JSON.stringify(barOf(piece, index)))).size).toBe(4)
  expect(barOf(piece, 4)).toEqual(barOf(piece, 0))
})

test.each(PIECES)('%s is quiet: never louder in all than one die that lands', (piece) => {
  for (const index of bars) {
    const { notes } = barOf(piece, index, 1)
    for (const moment of new Set(notes.map(({ at = 0 }) => at))) {
      const together = notes.filter(({ at = 0, last }) => at <= moment && moment < at + last * 0.3)
      expect(together.reduce((sum, { loud }) => sum + loud, 0)).toBeLessThan(0.95)
    }
  }
})

test('the scramble tightens with the sand: faster, fuller, higher; the lobby does not', () => {
  const [calm, tense] = [barOf('scramble', 0, 0), barOf('scramble', 0, 1)]
  expect(tense.seconds).toBeLessThan(calm.seconds)
  expect(tense.notes.length).toBeGreaterThan(calm.notes.length)
  const top = (of: typeof calm) => Math.max(...of.notes.filter(({ kind }) => kind === 'tone').map(({ from }) => from))
  expect(top(tense)).toBeGreaterThan(top(calm))
  const tempos = [0, 0.3, 0.6, 1].map((tension) => beatsPerMinute('scramble', tension))
  expect(tempos).toEqual(tempos.toSorted((a, b) => a - b))
  expect(barOf('lobby', 0, 1)).toEqual(barOf('lobby', 0, 0))
})

/** Timers that wait until they are told. */
function timers() {
  const waiting: { seconds: number; call: () => void }[] = []
  const later: Later = (seconds, call) => {
    const timer = { seconds, call }
    waiting.push(timer)
    return () => void waiting.splice(waiting.indexOf(timer), 1)
  }
  return { waiting, later, fire: () => waiting.shift()?.call() }
}

test('bar follows bar without a gap, each as tense as the sand is then', () => {
  const audio = new RecordedAudio()
  const { later, fire, waiting } = timers()
  let tension = 0
  const music = new Music(audio.stage, 'scramble', () => tension, later)
  const first = barOf('scramble', 0, 0)
  expect(audio.nodes.filter(({ started }) => started !== null)).toHaveLength(first.notes.length)
  audio.currentTime = waiting[0]?.seconds ?? 0
  expect(audio.currentTime).toBeLessThan(0.1 + first.seconds)
  tension = 1
  fire()
  const starts = audio.nodes.flatMap(({ started }) => (started === null ? [] : [started]))
  expect(starts).toHaveLength(first.notes.length + barOf('scramble', 1, 1).notes.length)
  expect(Math.min(...starts.slice(first.notes.length))).toBeCloseTo(0.1 + first.seconds)
  music.stop()
  expect(waiting).toEqual([])
})

test('a page that slept goes on from now', () => {
  const audio = new RecordedAudio()
  const { later, fire } = timers()
  const music = new Music(audio.stage, 'lobby', () => 0, later)
  const before = audio.nodes.length
  audio.currentTime = 600
  fire()
  const starts = audio.nodes.slice(before).flatMap(({ started }) => (started === null ? [] : [started]))
  expect(Math.min(...starts)).toBe(600)
  music.stop()
})
