import { expect, test } from 'vitest'
import { CUES } from '../../src/sound/cues.ts'
import { lengthOf, type Note, pitch } from '../../src/sound/note.ts'
import { bedAt, SandBed } from '../../src/sound/SandBed.ts'
import { pannedStage, playNotes } from '../../src/sound/synth.ts'
import { scaleKey, VOICES } from '../../src/sound/voices.ts'
import { isHeard, RecordedAudio } from './support/RecordedAudio.ts'

const half = { step: 0, random: () => 0.5 }
const pitches = (notes: readonly Note[]): readonly number[] =>
  notes.filter(({ kind }) => kind === 'tone').map(({ from }) => from)

test.each(CUES)('%s: heard at once, short, and never too loud', (cue) => {
  const notes = VOICES[cue](half)
  expect(Math.min(...notes.map(({ at = 0 }) => at))).toBeLessThan(0.02)
  expect(lengthOf(notes)).toBeLessThan(cue === 'gong' ? 2.5 : cue === 'win' || cue === 'lose' ? 2 : 1.01)
  for (const { from, to = from, last, loud } of notes) {
    expect(Math.min(from, to)).toBeGreaterThan(20)
    expect(Math.max(from, to)).toBeLessThan(16_000)
    expect(last).toBeGreaterThan(0)
    expect(loud).toBeGreaterThan(0)
  }
})

test('no two cues are the same notes', () => {
  expect(new Set(CUES.map((cue) => JSON.stringify(VOICES[cue](half)))).size).toBe(CUES.length)
})

test('good news climbs, bad news falls', () => {
  const rises = (notes: readonly Note[]) => (pitches(notes).at(-1) ?? 0) > (pitches(notes)[0] ?? 0)
  expect(rises(VOICES.leadWon(half))).toBe(true)
  expect(rises(VOICES.leadLost(half))).toBe(false)
  expect(rises(VOICES.hurt(half))).toBe(false)
  expect(rises(VOICES.win(half))).toBe(true)
  expect(rises(VOICES.lose(half))).toBe(false)
  const teeth = (notes: readonly Note[]) => notes.filter(({ kind }) => kind === 'noise').map(({ from }) => from)
  expect(teeth(VOICES.ratchetUp(half))).toEqual(teeth(VOICES.ratchetUp(half)).toSorted((a, b) => a - b))
  expect(teeth(VOICES.ratchetDown(half))).toEqual(teeth(VOICES.ratchetDown(half)).toSorted((a, b) => b - a))
})

test('pops climb the scale, an octave in five steps', () => {
  const steps = [0, 1, 2, 3, 4, 5].map((step) => pitches(VOICES.pop({ ...half, step }))[0] ?? 0)
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(scaleKey(5) - scaleKey(0)).toBe(12)
  expect(pitch(69)).toBe(440)
  expect(pitch(81)).toBe(880)
})

test('every note of every cue comes out, and ends', () => {
  for (const cue of CUES) {
    const audio = new RecordedAudio()
    audio.currentTime = 5
    const notes = VOICES[cue](half)
    playNotes(audio.stage, notes)
    const sources = [...audio.of('oscillator'), ...audio.of('noise')]
    expect(sources).toHaveLength(notes.length)
    for (const source of sources) {
      expect(isHeard(source)).toBe(true)
      expect(source.started).toBeGreaterThanOrEqual(5)
      expect(source.stopped).toBeGreaterThan(source.started ?? 0)
    }
  }
})

test('no click: every note starts and ends in silence', () => {
  const audio = new RecordedAudio()
  playNotes(audio.stage, VOICES.tok(half))
  for (const gain of audio.of('gain')) {
    expect(gain.changes[0]?.[2]).toBe(0.0001)
    expect(gain.changes.at(-1)?.[2]).toBe(0.0001)
  }
})

test('a sound comes from where it happens', () => {
  const audio = new RecordedAudio()
  playNotes(pannedStage(audio.stage, -3), VOICES.tok(half))
  const [panner] = audio.of('panner')
  expect(panner).toMatchObject({ pan: { value: -1 } })
  expect(audio.of('gain').every(({ to }) => to[0] === panner)).toBe(true)
  expect(pannedStage(audio.stage, 0).out).toBe(audio.out)
})

test('the bed under the sand grows until it has run out', () => {
  const parts = [0, 0.25, 0.5, 0.75, 1].map(bedAt)
  for (const key of ['hiss', 'loud', 'drone', 'droneLoud'] as const) {
    const along = parts.map((part) => part[key])
    expect(along).toEqual(along.toSorted((a, b) => a - b))
  }
  expect(bedAt(7)).toEqual(bedAt(1))
  expect(bedAt(-1)).toEqual(bedAt(0))
})

test('the bed starts in silence, follows the sand and stops', () => {
  const audio = new RecordedAudio()
  const bed = new SandBed(audio.stage)
  audio.currentTime = 8
  bed.follow(0.8)
  expect(audio.of('filter')[0]?.changes.at(-1)).toEqual(['frequency', 'setTargetAtTime', bedAt(0.8).hiss, 8])
  bed.stop()
  for (const source of [...audio.of('oscillator'), ...audio.of('noise')]) {
    expect(isHeard(source)).toBe(true)
    expect(source.stopped).toBeGreaterThan(8)
  }
  for (const gain of audio.of('gain')) expect(gain.changes.at(-1)?.[2]).toBe(0)
})
