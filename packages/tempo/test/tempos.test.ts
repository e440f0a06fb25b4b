import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import {
  byFloors,
  checkTempo,
  durationsOf,
  frenzy,
  type SeatTiming,
  type Tempo,
  TEMPO_IDS,
  tempoOf,
  untimed,
} from '../src/index.ts'

describe('the figures', () => {
  it('of frenzy are the ones of the rules', () => {
    expect(durationsOf(frenzy)).toEqual({
      rollFloor: 700,
      placeFloor: 250,
      effect: 2500,
      agree: 5000,
      overtime: 10_000,
      sand: 10_000,
      sandTurn: 400,
      countdown: 3000,
      scorePace: 2200,
      nextRound: 20_000,
      podsPace: 3000,
      choice: 15_000,
      autoFlipAfterFinish: 20_000,
      autoFlipAfterStart: 180_000,
    })
  })

  it('of relaxed differ in the sand and the roll floor', () => {
    expect(durationsOf(tempoOf('relaxed'))).toEqual({ ...durationsOf(frenzy), rollFloor: 1200, sand: 30_000 })
  })

  it('follow the settings and the speed', () => {
    const settings = { sandFactor: 5, choiceSeconds: null, flipAfterFinish: 7, flipAfterStart: 60 }
    expect(durationsOf(frenzy, settings, 10)).toMatchObject({
      rollFloor: 70,
      sand: 5000,
      choice: null,
      autoFlipAfterFinish: 700,
      autoFlipAfterStart: 6000,
    })
    expect(durationsOf({ ...frenzy, beat: 4000 }, settings, 10).beat).toBe(400)
  })
})

describe('a tempo with a gap', () => {
  const without = (group: 'floors' | 'sand', figure: string, value?: unknown) =>
    ({ ...frenzy, [group]: { ...frenzy[group], [figure]: value } }) as Tempo

  test.each([
    [without('floors', 'roll'), 'lazy.ts: floors.roll: expected milliseconds, 0 or more; it is undefined'],
    [without('floors', 'place', -1), 'lazy.ts: floors.place: expected milliseconds, 0 or more; it is -1'],
    [without('sand', 'run', 0), 'lazy.ts: sand.run: expected milliseconds, more than 0; it is 0'],
    [without('sand', 'turn', Number.NaN), 'lazy.ts: sand.turn: expected milliseconds, 0 or more; it is NaN'],
    [{ ...frenzy, pace: undefined } as unknown as Tempo, 'lazy.ts: pace.countdown: expected milliseconds'],
    [{ ...frenzy, beat: 0 }, 'lazy.ts: beat: expected milliseconds, more than 0; it is 0'],
    [{ ...frenzy, counting: {} } as unknown as Tempo, 'lazy.ts: counting.countsAt: expected a function'],
  ])('is refused with file and place (%#)', (tempo, sentence) => {
    expect(() => checkTempo(tempo, 'lazy.ts')).toThrow(sentence)
  })

  it('is none of ours, and each has a file of its own', () => {
    for (const id of TEMPO_IDS) {
      expect(tempoOf(id).id).toBe(id)
      expect(existsSync(join(import.meta.dirname, `../src/tempos/${id}.ts`))).toBe(true)
    }
    expect(checkTempo(untimed, 'untimed.ts')).toBe(untimed)
  })
})

describe('by floors', () => {
  const timing: SeatTiming = {
    durations: durationsOf(frenzy),
    seats: 4,
    seat: 0,
    roundAt: 0,
    rolledAt: 1000,
    actedAt: 1000,
  }

  test.each([
    ['rollDice', 1100, 1700],
    ['rollDice', 1800, 1800],
    ['placeDie', 1100, 1250],
    ['placeDie', 1300, 1300],
    ['lockDistrict', 1100, 1100],
  ] as const)('%s pressed at %i counts at %i', (type, pressedAt, at) => {
    expect(byFloors.countsAt(type, pressedAt, timing)).toBe(at)
  })

  it('lets nobody wait who has not rolled yet, and gives nobody a turn', () => {
    expect(byFloors.countsAt('placeDie', 5, { ...timing, rolledAt: null })).toBe(5)
    expect(byFloors.turnAt(5, timing)).toBe(byFloors.turnAt(5, { ...timing, seat: 3 }))
  })
})
