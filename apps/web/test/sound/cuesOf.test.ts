import { houseEdition, type ViewEvent } from '@jelly/rules'
import { describe, expect, it } from 'vitest'
import { drawGame, newState, seededDice, viewOf } from '@jelly/rules'
import { cuesOf, panOf } from '../../src/screens/table/sounds/cuesOf.ts'
import { leadCues } from '../../src/screens/table/sounds/leads.ts'
import { worthOf } from '../../src/screens/table/sounds/worthOf.ts'

const start = drawGame({ seats: 3, edition: houseEdition, firstGame: true, promo: false }, seededDice(5))
const game = viewOf(newState(start), 0)
const targets = game.districts.map(({ target }) => target)
const heard = (event: ViewEvent) => cuesOf(event, { game, targets }).map(({ cue }) => cue)

describe('what is heard', () => {
  it('goes with the motion: a die lands, flies off and is gulped, a screen comes down, the glass turns', () => {
    expect(heard({ type: 'diePlaced', seat: 1, die: 8, value: 4, district: 2 })).toEqual(['tok'])
    expect(heard({ type: 'dieKicked', seat: 1, die: 15, district: 2 })).toEqual(['whoosh', 'gulp'])
    expect(heard({ type: 'districtLocked', seat: 1, district: 2 })).toEqual(['shutter'])
    expect(heard({ type: 'timerFlipped', by: 2 })).toEqual(['clack', 'hiss'])
    expect(heard({ type: 'roundEnded', reason: 'sand' })).toEqual(['gong'])
  })

  it('climbs when a slide makes the district worth more, and drops when less', () => {
    game.districts.forEach(({ zones }, district) => {
      const gain = worthOf(zones[1], 3) - worthOf(zones[0], 3)
      const [cue] = heard({ type: 'targetMoved', seat: 1, district, zone: 2 })
      expect(cue).toBe(gain > 0 ? 'ratchetUp' : gain < 0 ? 'ratchetDown' : 'tick')
    })
  })

  it('leaves the scoring to its pictures', () => {
    const source = { district: 0, shownAt: 0, icon: { kind: 'jelly', amount: 3 } } as const
    expect(heard({ type: 'jellyGained', seat: 0, amount: 3, source })).toEqual([])
  })

  it('comes from where it happens', () => {
    expect(panOf(0, 6)).toBe(0)
    expect(panOf(1, 6)).toBeGreaterThan(0.5)
    expect(panOf(5, 6)).toBeLessThan(-0.5)
  })

  it('tells a lead that is won, and says nothing when a round begins', () => {
    expect(leadCues([false, true], [true, true]).map(({ cue }) => cue)).toEqual(['leadWon'])
    expect(leadCues([false, true], [false, false])).toEqual([])
    expect(leadCues([], [true, false])).toEqual([])
  })
})
