import { describe, expect } from 'vitest'
import { canUseEffect, type Effect, effectOf, legal, viewOf } from '../../src/index.ts'
import { table } from '../support/table.ts'
import { rule } from '../support/rule.ts'

const trio = () => table('Gina', 'Sam', 'Charlie')
const using = (effect: Effect) => ({ type: 'useEffect', effect }) as const

describe('effects', () => {
  rule('R4', '1 and 2 kick, 3 and 4 move the target, 5 and 6 do nothing', () => {
    expect([1, 2, 3, 4, 5, 6].map(effectOf)).toEqual(['kick', 'kick', 'slide', 'slide', null, null])
    for (const value of [1, 2, 3, 4])
      expect(trio().placed('Gina', value).squad('Gina').effect).toEqual({ die: 0, value, district: 0, earlier: [] })
    for (const value of [5, 6]) expect(trio().placed('Gina', value).squad('Gina').effect).toBeNull()
  })

  rule('R4', 'a kick sends a rival’s die to the city center', () => {
    for (const value of [1, 2]) {
      const game = trio()
        .placed('Gina', 5)
        .placed('Sam', value)
        .uses('Sam', { kick: ['Gina', 5] })
      expect(game.district().dice).toEqual([{ die: 7, value }])
      expect(game.state.center).toEqual([{ die: 0, value: 5 }])
    }
  })

  rule('R4', 'one’s own earlier die may be kicked, but not the die just placed', () => {
    const game = trio().placed('Gina', 6, 1)
    expect(game.refusal('Gina', using({ kick: 1 }))).toBe('dieJustPlaced')
    game.uses('Gina', { kick: ['Gina', 6] })
    expect(game.state.center).toEqual([{ die: 0, value: 6 }])
  })

  rule('R4', 'only a die on this district may be kicked', () => {
    const game = trio().at(1).placed('Gina', 5).at(0).placed('Sam', 2)
    expect(game.decides('Sam', using({ kick: 0 }))).toEqual({ refused: 'dieNotThere', district: 0 })
    expect(game.refusal('Sam', using({ kick: 20 }))).toBe('dieNotThere')
  })

  rule('R4', 'a slide moves this district’s target one step', () => {
    const reachable = { 1: [2], 2: [1, 3], 3: [2] }
    for (const target of [1, 2, 3] as const) {
      for (const value of [3, 4]) {
        const game = trio().withDistrict({ target }).placed('Gina', value)
        const open = ([0, 1, 2, 3, 4] as (1 | 2 | 3)[]).filter(
          (slide) => game.refusal('Gina', using({ slide })) === null,
        )
        expect(open).toEqual(reachable[target])
      }
    }
  })

  rule('R4', 'a zone that is not adjacent, or none at all, is refused with the district', () => {
    const game = trio().withDistrict().withDistrict({ target: 3 }).placed('Gina', 4)
    for (const slide of [0, 1, 3, 4, 2.5, -2] as (1 | 2 | 3)[])
      expect(game.decides('Gina', using({ slide }))).toEqual({ refused: 'zoneNotAdjacent', district: 1 })
  })

  rule('R4', 'the target of another district does not move', () => {
    const game = trio().at(2).placed('Gina', 3).uses('Gina', { slide: 2 })
    expect(game.state.districts.map(({ target }) => target)).toEqual([1, 1, 2, 1, 1])
    expect(game.happened('targetMoved')).toEqual([{ type: 'targetMoved', seat: 0, district: 2, zone: 2 }])
  })

  rule('R4', 'a kick is no slide and a slide no kick', () => {
    const game = trio().placed('Sam', 6).placed('Gina', 4).placed('Charlie', 1)
    expect(game.refusal('Gina', using({ kick: 7 }))).toBe('wrongEffect')
    expect(game.refusal('Charlie', using({ slide: 2 }))).toBe('wrongEffect')
  })

  rule('R4', 'a 5 or a 6 has no effect to use', () => {
    const game = trio().placed('Sam', 6).placed('Gina', 5)
    expect(game.refusal('Gina', using({ kick: 7 }))).toBe('noEffect')
    expect(game.refusal('Gina', using({ slide: 2 }))).toBe('noEffect')
    expect(game.refusal('Gina', { type: 'skipEffect' })).toBe('noEffect')
    game.rolls('Gina', 5, 5, 5, 5, 5, 6)
    expect(game.refusal('Gina', game.placing('Gina', 6, { slide: 2 }))).toBe('noEffect')
  })

  rule('R4', 'it is used once', () => {
    const game = trio()
      .placed('Sam', 6)
      .placed('Charlie', 5)
      .placed('Gina', 1)
      .uses('Gina', { kick: ['Sam', 6] })
    expect(game.refusal('Gina', using({ kick: 14 }))).toBe('noEffect')
    game.placed('Gina', 3).uses('Gina', { slide: 2 })
    expect(game.refusal('Gina', using({ slide: 3 }))).toBe('noEffect')
  })

  rule('R4', 'it may be used until its seat rolls again, whatever the others do meanwhile', () => {
    const game = trio().placed('Gina', 3).placed('Sam', 6, 3).placed('Charlie', 1)
    expect(game.refusal('Gina', using({ slide: 2 }))).toBeNull()
    game.rolls('Gina', 1, 1, 1, 1, 1, 1)
    expect(game.refusal('Gina', using({ slide: 2 }))).toBe('noEffect')
    expect(game.refusal('Sam', using({ slide: 2 }))).toBeNull()
  })

  rule('R4', 'a slide goes from where the target stands by then', () => {
    const game = trio().placed('Gina', 3).placed('Sam', 4).uses('Sam', { slide: 2 })
    expect(game.refusal('Gina', using({ slide: 2 }))).toBe('zoneNotAdjacent')
    game.uses('Gina', { slide: 3 })
    expect(game.district().target).toBe(3)
  })

  rule('R4', 'it is only a may: skipping gives it up', () => {
    const game = trio().placed('Gina', 3).does('Gina', { type: 'skipEffect' })
    expect(game.district().target).toBe(1)
    expect(game.refusal('Gina', using({ slide: 2 }))).toBe('noEffect')
    expect(game.refusal('Gina', { type: 'skipEffect' })).toBe('noEffect')
  })

  rule('R4', 'the effect may come with the placement, in one command', () => {
    const game = trio()
      .placed('Sam', 6)
      .rolls('Gina', 1, 3, 5, 5, 5, 5, 5)
      .places('Gina', 1, { kick: ['Sam', 6] })
    expect(game.events.slice(-2).map(({ type }) => type)).toEqual(['diePlaced', 'dieKicked'])
    expect(game.squad('Gina').effect).toBeNull()
    game.rolls('Gina', 4, 5, 5, 5, 5, 5).places('Gina', 4, { slide: 2 })
    expect(game.events.slice(-2).map(({ type }) => type)).toEqual(['diePlaced', 'targetMoved'])
  })

  rule('R4', 'with a wrong effect the die is not placed either', () => {
    const game = trio().placed('Sam', 6).rolls('Gina', 1, 3, 5, 5, 5, 5, 5)
    expect(game.refusal('Gina', game.placing('Gina', 1, { slide: 2 }))).toBe('wrongEffect')
    expect(game.refusal('Gina', game.placing('Gina', 3, { kick: ['Sam', 6] }))).toBe('wrongEffect')
    expect(game.refusal('Gina', game.placing('Gina', 3, { slide: 3 }))).toBe('zoneNotAdjacent')
    expect(game.refusal('Gina', { type: 'placeDie', die: 0, district: 0, effect: { kick: 0 } })).toBe('dieJustPlaced')
    expect(game.refusal('Gina', { type: 'placeDie', die: 0, district: 1, effect: { kick: 7 } })).toBe('dieNotThere')
  })

  rule('R4', 'a kick that was earned stays, even when the die that earned it was kicked itself', () => {
    const game = trio()
      .placed('Sam', 6)
      .placed('Gina', 1)
      .placed('Charlie', 2)
      .uses('Charlie', { kick: ['Gina', 1] })
    expect(canUseEffect(game.state, 0)).toBe(true)
    expect(game.decides('Gina', using({ kick: 14 }))).toEqual({ refused: 'dieCameLater', district: 0 })
    game.uses('Gina', { kick: ['Sam', 6] })
    expect(game.district().dice).toEqual([{ die: 14, value: 2 }])
  })

  rule('R4', 'a die that came after the kicker is safe from it', () => {
    const game = trio().placed('Sam', 6).placed('Gina', 1).placed('Charlie', 5)
    expect(game.decides('Gina', using({ kick: 14 }))).toEqual({ refused: 'dieCameLater', district: 0 })
    expect(game.refusal('Gina', using({ kick: 7 }))).toBeNull()
    expect(legal(viewOf(game.state, 0), 0).effects).toEqual([{ kick: 7 }])
  })

  rule('R4', 'each of several dice that came later is safe', () => {
    const game = trio().placed('Sam', 6).placed('Gina', 1).placed('Sam', 5, 4)
    expect([8, 9].map((kick) => game.refusal('Gina', using({ kick })))).toEqual(['dieCameLater', 'dieCameLater'])
  })

  rule('R4', 'where every die that lay there has gone, there is no effect to wait for', () => {
    const game = trio().placed('Sam', 6).placed('Gina', 1).placed('Charlie', 2)
    expect(canUseEffect(game.state, 0)).toBe(true)
    game.uses('Charlie', { kick: ['Sam', 6] })
    expect(canUseEffect(game.state, 0)).toBe(false)
    expect(legal(viewOf(game.state, 0), 0).effects).toEqual([])
    expect(game.decides('Gina', using({ kick: 7 }))).toEqual({ refused: 'dieNotThere', district: 0 })
    expect(game.decides('Gina', using({ kick: 14 }))).toEqual({ refused: 'dieCameLater', district: 0 })
  })

  rule('R4', 'a kick that found no other die there is of no use, whatever comes later; a slide always is', () => {
    const game = trio().placed('Gina', 1).at(1).placed('Sam', 3).at(2).placed('Charlie', 5)
    expect([0, 1, 2].map((seat) => canUseEffect(game.state, seat))).toEqual([false, true, false])
    game.at(0).placed('Charlie', 6)
    expect(canUseEffect(game.state, 0)).toBe(false)
    expect(canUseEffect(game.placed('Sam', 2).state, 1)).toBe(true)
  })

  rule('R5', 'a kicked die lies on the center until the round is over, and does not come back to the hand', () => {
    const game = trio()
      .placed('Gina', 5)
      .placed('Sam', 1)
      .uses('Sam', { kick: ['Gina', 5] })
    expect(game.squad('Gina').hand).toHaveLength(6)
    game.scores().does('table', { type: 'startRound' })
    expect(game.state.center).toEqual([])
    expect(game.squad('Gina').hand).toHaveLength(7)
  })

  rule('R5', 'who had placed all dice stays finished', () => {
    const game = trio()
      .finishes('Gina')
      .placed('Sam', 1)
      .uses('Sam', { kick: ['Gina', 5] })
    expect(game.squad('Gina').hand).toEqual([])
    expect(game.refusal('Gina', { type: 'rollDice' })).toBe('noDiceLeft')
    expect(game.refusal('Gina', { type: 'lockDistrict', district: 0 })).toBeNull()
    expect(game.refusal('Gina', { type: 'flipTimer' })).toBeNull()
  })
})
