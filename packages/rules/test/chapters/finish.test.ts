import { describe, expect } from 'vitest'
import { table } from '../support/table.ts'
import { rule } from '../support/rule.ts'

const trio = () => table('Gina', 'Sam', 'Charlie')
const lock = (district: number) => ({ type: 'lockDistrict', district }) as const
const flip = { type: 'flipTimer' } as const
const phaseOf = (game: ReturnType<typeof trio>) => game.state.phase
/** Gina's last die is the value, on district 0; it waits for its effect. */
const lastDie = (value: number) => trio().placed('Gina', 5, 6, 5, 6, 5, 6, value)

describe('finishing', () => {
  rule('R6', 'a seat that has placed its last die may lock any open district, even an empty one', () => {
    const game = trio().placed('Gina', 5, 6, 5, 6, 5, 6)
    expect(game.refusal('Gina', lock(3))).toBe('notFinished')
    game.placed('Gina', 5)
    for (const district of [0, 1, 2, 3, 4]) expect(game.refusal('Gina', lock(district))).toBeNull()
    for (const district of [-1, 5, 0.5]) expect(game.refusal('Gina', lock(district))).toBe('noSuchDistrict')
    game.locks('Gina', 3)
    expect(game.district(3).lockedBy).toBe(0)
    expect(game.squad('Gina').screen).toBe(3)
  })

  rule('R6', 'once a round, and it is never taken back', () => {
    const game = trio().finishes('Gina').locks('Gina', 3)
    expect(game.refusal('Gina', lock(3))).toBe('screenAlreadyUsed')
    expect(game.refusal('Gina', lock(1))).toBe('screenAlreadyUsed')
  })

  rule('R6', 'a locked district is not locked again; each finished seat may lock another one', () => {
    const game = trio().finishes('Gina').locks('Gina', 3).finishes('Sam')
    expect(game.decides('Sam', lock(3))).toEqual({ refused: 'districtLocked', by: 0, district: 3 })
    game.locks('Sam', 0)
    expect(game.state.districts.map(({ lockedBy }) => lockedBy)).toEqual([1, null, null, 0, null])
  })

  rule('R6', 'the last die’s effect may be used on a district locked after it was placed', () => {
    const game = lastDie(3).finishes('Sam', 1).locks('Sam', 0).uses('Gina', { slide: 2 })
    expect(game.district().target).toBe(2)
    const kick = lastDie(1)
      .finishes('Sam', 1)
      .locks('Sam', 0)
      .uses('Gina', { kick: ['Gina', 6] })
    expect(kick.state.center).toHaveLength(1)
  })

  rule('R6', 'locking does not use up the last die’s effect, nor the effect the lock', () => {
    const game = lastDie(3).locks('Gina', 0).uses('Gina', { slide: 2 })
    expect(game.district()).toMatchObject({ target: 2, lockedBy: 0 })
    expect(lastDie(4).uses('Gina', { slide: 2 }).locks('Gina', 0).district().lockedBy).toBe(0)
  })

  rule('R7', 'only a finished seat flips the timer', () => {
    const game = trio().placed('Gina', 5, 6, 5, 6, 5, 6)
    expect(game.refusal('Gina', flip)).toBe('notFinished')
    game.placed('Gina', 5).flips('Gina')
    expect(game.state.flippedBy).toBe(0)
  })

  rule('R7', 'once a round for the whole table, and the refusal says who did', () => {
    const game = trio().finishes('Gina').finishes('Sam', 1).flips('Sam')
    expect(game.decides('Gina', flip)).toEqual({ refused: 'alreadyFlipped', by: 1 })
    expect(game.decides('Sam', flip)).toEqual({ refused: 'alreadyFlipped', by: 1 })
    expect(game.decides('table', flip)).toEqual({ refused: 'alreadyFlipped', by: 1 })
  })

  rule('R7', 'locking and flipping are independent, in any order; the others play on', () => {
    expect(trio().finishes('Gina').flips('Gina').locks('Gina', 1).district(1).lockedBy).toBe(0)
    expect(trio().finishes('Gina').locks('Gina', 1).flips('Gina').state.flippedBy).toBe(0)
    expect(trio().finishes('Gina').flips('Gina').placed('Sam', 6).squad('Sam').hand).toHaveLength(6)
  })

  rule('R7', 'the next round has its own flip and its own screens', () => {
    const game = trio().finishes('Gina').flips('Gina').locks('Gina', 1).scores().does('table', { type: 'startRound' })
    expect(game.state.flippedBy).toBeNull()
    game.finishes('Gina').flips('Gina').locks('Gina', 1)
    expect(game.district(1).lockedBy).toBe(0)
  })
})

describe('the end of a round', () => {
  rule('R8', 'the sand ends it only once it runs', () => {
    const game = trio()
    expect(game.refusal('table', { type: 'sandRunsOut' })).toBe('timerNotFlipped')
    game.flips('table').does('table', { type: 'sandRunsOut' })
    expect(game.happened('roundEnded')).toEqual([{ type: 'roundEnded', reason: 'sand' }])
    expect(phaseOf(game)).toBe('scoring')
  })

  rule('R8', 'when the sand runs out every action stops at once', () => {
    const game = lastDie(3).rolls('Sam', 1, 2, 3, 4, 5, 6, 6).timeIsUp()
    for (const command of [
      { type: 'rollDice' },
      { type: 'placeDie', die: 7, district: 0 },
      { type: 'useEffect', effect: { slide: 2 } },
      { type: 'skipEffect' },
      { type: 'lockDistrict', district: 0 },
      { type: 'flipTimer' },
    ] as const)
      for (const name of ['Gina', 'Sam', 'Charlie']) expect(game.refusal(name, command)).toBe('notNow')
    expect(game.refusal('table', { type: 'sandRunsOut' })).toBe('notNow')
  })

  rule('R8', 'unplaced dice count for nothing', () => {
    const game = trio()
      .withDistrict({ zones: ['6', '0', '0'] })
      .placed('Gina', 1)
      .rolls('Sam', 6, 6, 6, 6, 6, 6, 6)
    game.scores()
    expect(game.purses).toEqual([2 + 6, 2, 2])
    expect(game.happened('centerScored')).toEqual([{ type: 'centerScored', counts: [0, 0, 0], winners: [] }])
  })

  rule('R8', 'it ends as soon as every seat has placed its last die', () => {
    const game = trio().finishes('Gina').finishes('Sam')
    expect(phaseOf(game)).toBe('scramble')
    game.finishes('Charlie')
    expect(game.happened('roundEnded')).toEqual([{ type: 'roundEnded', reason: 'finished' }])
    expect(phaseOf(game)).toBe('scoring')
  })

  rule('R8', 'it waits for an unused effect that can still be used', () => {
    const waiting = () => lastDie(3).finishes('Sam', 1).finishes('Charlie', 2)
    expect(phaseOf(waiting())).toBe('scramble')
    expect(phaseOf(waiting().uses('Gina', { slide: 2 }))).toBe('scoring')
    expect(phaseOf(waiting().does('Gina', { type: 'skipEffect' }))).toBe('scoring')
    expect(phaseOf(waiting().locks('Gina', 4).flips('Sam'))).toBe('scramble')
  })

  rule('R8', 'it waits for the effect of the very last die, unless that comes with it', () => {
    const before = () => trio().finishes('Sam', 1).finishes('Charlie', 2).placed('Gina', 5, 6, 5, 6, 5, 6)
    expect(phaseOf(before().placed('Gina', 4))).toBe('scramble')
    expect(phaseOf(before().placed('Gina', 2))).toBe('scramble')
    const game = before().rolls('Gina', 4).places('Gina', 4, { slide: 2 })
    expect(game.events.slice(-3).map(({ type }) => type)).toEqual(['diePlaced', 'targetMoved', 'roundEnded'])
  })

  rule('R8', 'a kick with nothing to kick holds nobody up', () => {
    const game = trio().placed('Gina', 5, 6, 5, 6, 5, 6).at(3).placed('Gina', 1)
    game.at(0).finishes('Sam').finishes('Charlie')
    expect(phaseOf(game)).toBe('scoring')
  })

  rule('R8', 'a die that comes later gives an idle kick nothing to do', () => {
    const game = trio().placed('Gina', 5, 6, 5, 6, 5, 6).at(3).placed('Gina', 1)
    game.at(0).finishes('Sam').placed('Charlie', 5, 6, 5, 6, 5, 6).at(3).placed('Charlie', 5)
    expect(phaseOf(game)).toBe('scoring')
  })

  /** On district 3 lie Sam's 6, Gina's 1 and Charlie's 2, in this order; nobody has a die left. */
  const twoKicks = () =>
    trio()
      .placed('Gina', 5, 6, 5, 6, 5, 6)
      .placed('Charlie', 5, 6, 5, 6, 5, 6)
      .placed('Sam', 5, 6, 5, 6, 5, 6)
      .at(3)
      .placed('Sam', 6)
      .placed('Gina', 1)
      .placed('Charlie', 2)

  rule('R8', 'a kick that takes away the last thing to kick ends it', () => {
    const game = twoKicks()
    expect(phaseOf(game)).toBe('scramble')
    expect(phaseOf(game.uses('Charlie', { kick: ['Sam', 6] }))).toBe('scoring')
  })

  rule('R8', 'a kick whose own die is gone still holds the round, while an earlier die lies there', () => {
    const game = twoKicks().uses('Charlie', { kick: ['Gina', 1] })
    expect(phaseOf(game)).toBe('scramble')
    expect(phaseOf(game.uses('Gina', { kick: ['Sam', 6] }))).toBe('scoring')
  })

  rule('R8', 'no effect of one seat ends the round while another still rolls', () => {
    const game = lastDie(3).finishes('Sam', 1).uses('Gina', { slide: 2 })
    expect(phaseOf(game)).toBe('scramble')
    const rolling = trio().finishes('Sam', 1).finishes('Charlie', 2).placed('Gina', 3).uses('Gina', { slide: 2 })
    expect(phaseOf(rolling)).toBe('scramble')
  })

  rule('R8', 'the sand does not wait for an unused effect', () => {
    const game = lastDie(3)
      .finishes('Sam', 1)
      .finishes('Charlie', 2)
      .flips('Gina')
      .does('table', { type: 'sandRunsOut' })
    expect(phaseOf(game)).toBe('scoring')
    expect(game.district().target).toBe(1)
  })

  rule('R9', 'the table flips the timer by itself, with nobody finished or with all', () => {
    const game = trio().flips('table')
    expect(game.state.flippedBy).toBe('table')
    expect(game.happened('timerFlipped')).toEqual([{ type: 'timerFlipped', by: 'table' }])
    expect(game.decides('table', flip)).toEqual({ refused: 'alreadyFlipped', by: 'table' })
    expect(trio().finishes('Gina').flips('table').finishes('Sam').decides('Gina', flip)).toEqual({
      refused: 'alreadyFlipped',
      by: 'table',
    })
  })

  rule('R9', 'nobody has to flip: a round runs to its end without', () => {
    const game = trio().finishes('Gina').finishes('Sam').finishes('Charlie')
    expect(game.state.flippedBy).toBeNull()
    expect(phaseOf(game)).toBe('scoring')
  })
})
