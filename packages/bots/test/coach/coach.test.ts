import { viewOf } from '@jelly/rules'
import { describe, expect, test } from 'vitest'
import { hintFor, measureCoach } from '../../src/index.ts'
import { barren, freshRound, placed, rolled, withZones } from '../support.ts'

/** A round in which one district pays 7 and nothing else does. */
const oneDistrict = () => withZones(barren(freshRound(3)), 0, ['7', '0', '0'])

describe('the coach', () => {
  test('a Rookie who follows each hint does better than one who does not, and no hint is illegal', () => {
    const { alone, coached, illegal, hints } = measureCoach(24)
    expect(illegal).toBe(0)
    expect(coached.jelly).toBeGreaterThan(alone.jelly)
    expect(Object.keys(hints).toSorted()).toEqual(['flip', 'kick', 'lock', 'slide', 'twins', 'worthless'])
  })

  test('[C2] warns of a twin', () => {
    const state = rolled(placed(placed(oneDistrict(), 0, 0, 6), 1, 0, 5), 0, 6, 6, 6, 6, 6, 6)
    expect(hintFor(viewOf(state, 0), 0)).toMatchObject({ kind: 'twins', district: 0, value: 6 })
  })

  test('[R4] knows a kick that takes a district', () => {
    const state = rolled(placed(placed(oneDistrict(), 0, 0, 4), 1, 0, 6), 0, 1, 1, 1, 1, 1, 1)
    expect(hintFor(viewOf(state, 0), 0)).toMatchObject({ kind: 'kick', district: 0, owner: 1, kicked: 6 })
  })

  test('[R4] knows a slide that pays', () => {
    const state = withZones(barren(freshRound(3)), 0, ['0', '7', '0'])
    const view = viewOf(rolled(placed(state, 0, 0, 6), 0, 4, 4, 4, 4, 4, 4), 0)
    expect(hintFor(view, 0)).toMatchObject({ kind: 'slide', district: 0, zone: 2 })
  })

  test('says nothing while a round is scored', () => {
    const state = freshRound(3)
    state.phase = 'scoring'
    expect(hintFor(viewOf(state, 0), 0)).toBeNull()
  })

  test('knows no more than the view: what rivals hold unseen changes nothing', () => {
    const state = rolled(placed(placed(oneDistrict(), 0, 0, 4), 1, 0, 6), 0, 1, 2, 3, 4, 5, 6)
    const other = rolled(rolled(state, 1, 1, 1, 1, 1, 1, 1), 2, 6, 6, 6, 6, 6, 6, 6)
    const hint = JSON.stringify(hintFor(viewOf(other, 0), 0))
    const changed = rolled(rolled(other, 1, 6, 5, 4, 3, 2, 1), 2, 1, 2, 3, 4, 5, 6, 1)
    expect(JSON.stringify(hintFor(viewOf(changed, 0), 0))).toBe(hint)
  })
})
