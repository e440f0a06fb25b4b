import { describe, expect } from 'vitest'
import { table } from '../support/table.ts'
import { rule } from '../support/rule.ts'

const trio = () => table('Gina', 'Sam', 'Charlie')
const seven = [1, 2, 3, 4, 5, 6, 6]

describe('rolling', () => {
  rule('R1', 'a round starts for all together, with seven dice each and none rolled', () => {
    const game = trio()
    for (const name of ['Gina', 'Sam', 'Charlie']) expect(game.squad(name)).toMatchObject({ rolled: false, tray: [] })
    expect(game.squad('Gina').hand).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(game.squad('Charlie').hand).toEqual([14, 15, 16, 17, 18, 19, 20])
  })

  rule('R1', 'there is no turn order: anyone acts at any time', () => {
    const game = trio()
      .rolls('Sam', ...seven)
      .places('Sam', 6)
      .rolls('Sam', 1, 1, 1, 1, 1, 1)
    game
      .rolls('Charlie', ...seven)
      .places('Sam', 1)
      .rolls('Gina', ...seven)
      .places('Gina', 5)
      .places('Charlie', 6)
    expect(game.district(0).dice.map(({ value }) => value)).toEqual([6, 1, 5, 6])
  })

  rule('R1', 'before a round starts nobody acts', () => {
    const game = trio()
    game.state.phase = 'between'
    expect(game.refusal('Gina', { type: 'rollDice' })).toBe('notNow')
    expect(game.refusal('Gina', { type: 'placeDie', die: 0, district: 0 })).toBe('notNow')
    expect(game.refusal('Gina', { type: 'useEffect', effect: { slide: 2 } })).toBe('notNow')
    expect(game.refusal('Gina', { type: 'skipEffect' })).toBe('notNow')
    expect(game.refusal('Gina', { type: 'lockDistrict', district: 0 })).toBe('notNow')
    expect(game.refusal('Gina', { type: 'flipTimer' })).toBe('notNow')
    expect(game.refusal('table', { type: 'flipTimer' })).toBe('notNow')
    expect(game.refusal('table', { type: 'sandRunsOut' })).toBe('notNow')
  })

  rule('R2', 'a roll takes all remaining dice, each from the seat’s own stream', () => {
    const game = trio()
    game.rolls('Sam', ...seven).places('Sam', 4)
    expect(game.squad('Sam')).toMatchObject({ hand: [7, 8, 9, 11, 12, 13], rolled: false })
    game.rolls('Sam', 6, 5, 4, 3, 2, 1)
    expect(game.squad('Sam').tray).toEqual([6, 5, 4, 3, 2, 1])
    expect(game.state.drawn).toEqual([0, 13, 0, 0])
  })

  rule('R2', 'the roll is mandatory: no die is placed before one', () => {
    expect(trio().refusal('Gina', { type: 'placeDie', die: 0, district: 0 })).toBe('rollFirst')
  })

  rule('R2', 'exactly one die per roll: the next one waits for a new roll', () => {
    const game = trio()
      .rolls('Gina', ...seven)
      .places('Gina', 6)
    expect(game.refusal('Gina', { type: 'placeDie', die: 0, district: 0 })).toBe('rollFirst')
    game.rolls('Gina', 2, 2, 2, 2, 2, 3)
    expect(game.refusal('Gina', { type: 'placeDie', die: 0, district: 0 })).toBeNull()
  })

  rule('R2', 'placing none is a pass, as often as one likes', () => {
    const game = trio()
    for (let n = 0; n < 40; n++) game.rolls('Gina', ...seven)
    expect(game.squad('Gina')).toMatchObject({ hand: [0, 1, 2, 3, 4, 5, 6], tray: seven, rolled: true })
  })

  rule('R2', 'a placed die leaves the tray with its own value only', () => {
    const game = trio()
      .rolls('Gina', ...seven)
      .places('Gina', 3)
    expect(game.squad('Gina')).toMatchObject({ hand: [0, 1, 3, 4, 5, 6], tray: [1, 2, 4, 5, 6, 6] })
    expect(game.happened('diePlaced')).toEqual([{ type: 'diePlaced', seat: 0, die: 2, value: 3, district: 0 }])
  })

  rule('R2', 'without dice there is nothing to roll or to place', () => {
    const game = trio().finishes('Gina')
    expect(game.refusal('Gina', { type: 'rollDice' })).toBe('noDiceLeft')
    expect(game.refusal('Gina', { type: 'placeDie', die: 0, district: 0 })).toBe('noDiceLeft')
  })

  rule('R2', 'a seat places only dice it holds', () => {
    const game = trio()
      .rolls('Gina', ...seven)
      .places('Gina', 6)
      .rolls('Gina', 1, 2, 3, 4, 5, 6)
      .rolls('Sam', ...seven)
    for (const die of [5, 7, -1, 0.5, 99]) {
      expect(game.refusal('Gina', { type: 'placeDie', die, district: 0 })).toBe('dieNotInHand')
    }
  })

  rule('R3', 'any open entrance takes any die', () => {
    const game = trio().rolls('Gina', ...seven)
    for (const district of [0, 1, 2, 3, 4]) {
      for (const die of [0, 1, 2, 3, 4, 5, 6])
        expect(game.refusal('Gina', { type: 'placeDie', die, district })).toBeNull()
    }
    for (const district of [-1, 5, 1.5]) {
      expect(game.refusal('Gina', { type: 'placeDie', die: 0, district })).toBe('noSuchDistrict')
    }
  })

  rule('R3', 'a locked entrance takes none, and the refusal says whose screen it is', () => {
    const game = trio()
      .finishes('Charlie')
      .locks('Charlie', 2)
      .rolls('Gina', ...seven)
    expect(game.decides('Gina', { type: 'placeDie', die: 0, district: 2 })).toEqual({
      refused: 'districtLocked',
      by: 2,
      district: 2,
    })
    expect(game.refusal('Gina', { type: 'placeDie', die: 0, district: 1 })).toBeNull()
  })

  rule('R3', 'a placed die stays: it is not in the hand any more', () => {
    const game = trio().placed('Gina', 6).rolls('Gina', 1, 2, 3, 4, 5, 6)
    expect(game.refusal('Gina', { type: 'placeDie', die: 0, district: 1 })).toBe('dieNotInHand')
    expect(game.district(0).dice).toEqual([{ die: 0, value: 6 }])
  })
})
