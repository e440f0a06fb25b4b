import { describe, expect } from 'vitest'
import { controllersOf, standing, totalsOf, twinsAmong } from '../../src/index.ts'
import { rule } from '../support/rule.ts'
import { table } from '../support/table.ts'

const trio = () => table('Gina', 'Sam', 'Charlie')
const six = { zones: ['6', '0', '0'] } as const
const scoredIn = (game: ReturnType<typeof trio>) => game.happened('districtScored').map(({ district }) => district)

describe('the order of scoring', () => {
  rule('C1', 'screens go home first', () => {
    const game = trio().finishes('Gina').locks('Gina', 2).timeIsUp()
    expect(game.district(2).lockedBy).toBeNull()
    expect(game.squad('Gina').screen).toBeNull()
  })

  rule('C1', 'districts are scored one at a time, clockwise from the drone, then the center', () => {
    const game = trio().withDrone(3).timeIsUp()
    for (const done of [1, 2, 3, 4, 5]) {
      expect(game.scoresOne().happened('districtScored')).toHaveLength(done)
      expect(game.state).toMatchObject({ scored: done, phase: 'scoring' })
    }
    expect(scoredIn(game)).toEqual([3, 4, 0, 1, 2])
    expect(game.happened('centerScored')).toEqual([])
    game.scoresOne()
    expect(game.happened('centerScored')).toHaveLength(1)
    expect(game.state.phase).toBe('between')
    expect(game.refusal('table', { type: 'scoreNext' })).toBe('notNow')
  })

  rule('C1', 'nothing is scored while the round runs or a choice is open', () => {
    const game = trio()
      .withDistrict({ zones: ['copy-any', '0', '0'] })
      .placed('Gina', 6)
    expect(game.refusal('table', { type: 'scoreNext' })).toBe('notNow')
    game.scoresOne()
    expect(game.asked).toEqual(['Gina'])
    expect(game.refusal('table', { type: 'scoreNext' })).toBe('notNow')
  })
})

describe('cancelling', () => {
  rule('C2', 'dice of one colour that share a value all cancel', () => {
    const game = trio().withDistrict(six).placed('Charlie', 6, 6, 3).placed('Sam', 4).placed('Gina', 1).scores()
    expect(game.jelly('Sam')).toBe(2 + 6)
    expect(game.district().dice.map(({ value }) => value)).toEqual([3, 4, 1])
    expect(game.happened('districtScored')[0]).toMatchObject({
      cancelled: [14, 15],
      totals: [1, 4, 3],
      controllers: [1],
    })
  })

  rule('C2', 'two, three or more of them: none survives', () => {
    for (const values of [
      [5, 5],
      [5, 5, 5],
      [5, 5, 5, 5, 5, 5],
    ]) {
      const game = trio()
        .withDistrict(six)
        .placed('Gina', ...values, 2)
        .placed('Sam', 3)
        .scores()
      expect(game.purses).toEqual([2, 8, 2])
    }
  })

  rule('C2', 'two pairs cancel both', () => {
    const game = trio().withDistrict(six).placed('Gina', 5, 4, 5, 4, 1).placed('Sam', 2).scores()
    expect(game.happened('districtScored')[0]).toMatchObject({ cancelled: [0, 1, 2, 3], totals: [1, 2, 0] })
  })

  rule('C2', 'dice of different colours do not cancel each other', () => {
    const game = trio().withDistrict(six).placed('Gina', 5).placed('Sam', 5).placed('Charlie', 5).scores()
    expect(game.purses).toEqual([8, 8, 8])
  })

  rule('C2', 'dice of one colour in two districts do not cancel each other', () => {
    const game = trio().withDistrict(six).withDistrict(six).placed('Gina', 5).at(0).placed('Gina', 5).scores()
    expect(game.jelly('Gina')).toBe(2 + 6 + 6)
  })

  rule('C2', 'a die that was kicked cancels nothing any more', () => {
    const game = trio()
      .withDistrict(six)
      .placed('Gina', 5, 5)
      .placed('Sam', 1)
      .uses('Sam', { kick: ['Gina', 5] })
    expect(game.scores().purses).toEqual([8, 2, 2])
  })

  rule('C2', 'cancelled dice count for nothing more, not for the center either', () => {
    const game = trio().withStack(4, 5).placed('Gina', 5, 5).withCenter('Sam', 1).scores()
    expect(game.happened('centerScored')[0]).toMatchObject({ counts: [0, 1, 0], winners: [1] })
    expect(game.squad('Gina').hand).toHaveLength(5)
  })

  rule('C2', 'what a district would come to can be asked at any time', () => {
    const { dice } = trio().placed('Gina', 5, 5, 3).placed('Sam', 3).district()
    expect(twinsAmong(dice)).toEqual([0, 1])
    expect(standing(dice, 3)).toEqual({ totals: [3, 3, 0], leaders: [0, 1], twins: [0, 1] })
  })
})

describe('control', () => {
  rule('C3', 'the highest sum of surviving dice controls', () => {
    const game = trio().withDistrict(six).placed('Gina', 1, 2, 3).placed('Sam', 5).placed('Charlie', 6, 6, 4).scores()
    expect(game.purses).toEqual([8, 2, 2])
  })

  rule('C3', 'equal highest totals all control', () => {
    const game = trio().withDistrict(six).placed('Gina', 4, 1).placed('Sam', 5).placed('Charlie', 4).scores()
    expect(game.happened('districtScored')[0]).toMatchObject({ totals: [5, 5, 4], controllers: [0, 1] })
    expect(game.purses).toEqual([8, 8, 2])
  })

  rule('C3', 'without a surviving die nobody controls and nothing happens', () => {
    for (const reward of ['6', 'podium(first: 5, others: 2)', 'take-1', 'pod', 'copy-any']) {
      const game = trio()
        .withStack(4)
        .withDistrict({ zones: [reward, '0', '0'] })
        .placed('Gina', 3, 3)
        .scores()
      expect(game.happened('districtScored')[0]).toMatchObject({ totals: [0, 0, 0], controllers: [] })
      expect(game.purses).toEqual([2, 2, 2])
      expect(game.events.at(-1)?.type).toBe('centerScored')
    }
  })

  rule('C3', 'totals and control are plain sums', () => {
    expect(
      totalsOf(
        [
          { die: 0, value: 6 },
          { die: 13, value: 2 },
          { die: 7, value: 3 },
        ],
        3,
      ),
    ).toEqual([6, 5, 0])
    expect(controllersOf([0, 0, 0])).toEqual([])
    expect(controllersOf([1, 0, 1])).toEqual([0, 2])
    expect(controllersOf([1, 3, 2])).toEqual([1])
  })

  rule('C4', 'each controlling seat gains the reward in full, at once', () => {
    const game = trio()
      .withDistrict({ zones: ['take-1', '0', '0'] })
      .withDistrict({ zones: ['give-1', '0', '0'] })
    game.withJelly('Gina', 0).placed('Gina', 6).at(0).placed('Gina', 5).scores()
    expect(game.purses).toEqual([0, 2, 2])
    expect(game.happened('jellyPaid').map(({ from, to }) => [from, to])).toEqual([
      [1, 0],
      [2, 0],
      [0, 1],
      [0, 2],
    ])
  })

  rule('C4', 'it is the reward of the zone that the target marks', () => {
    for (const target of [1, 2, 3] as const) {
      const game = trio()
        .withDistrict({ zones: ['1', '20', '300'], target })
        .placed('Gina', 5)
        .scores()
      expect(game.jelly('Gina')).toBe(2 + [1, 20, 300][target - 1]!)
    }
  })

  rule('C5', 'icons are resolved from left to right', () => {
    const first = trio()
      .withStack(4)
      .withDistrict({ zones: ['pod 2/pod', '0', '0'] })
      .placed('Gina', 6)
      .scores()
    const last = trio()
      .withStack(4)
      .withDistrict({ zones: ['2/pod pod', '0', '0'] })
      .placed('Gina', 6)
      .scores()
    expect([first.jelly('Gina'), last.jelly('Gina')]).toEqual([4, 2])
  })

  rule('C5', 'each icon for all the gaining seats, in seat order, before the next icon', () => {
    const game = trio()
      .withStack(2, 3)
      .withDistrict({ zones: ['1 pod 2', '0', '0'] })
    game.placed('Charlie', 6).placed('Gina', 6).scores()
    const told = game.events.filter(({ type }) => type === 'jellyGained' || type === 'podTaken')
    expect(told.map((event) => [event.type, 'seat' in event && event.seat])).toEqual([
      ['jellyGained', 0],
      ['jellyGained', 2],
      ['podTaken', 0],
      ['podTaken', 2],
      ['jellyGained', 0],
      ['jellyGained', 2],
    ])
    expect([game.pods('Gina'), game.pods('Charlie')]).toEqual([[2], [3]])
  })

  rule('C5', 'what is gained says where it comes from', () => {
    const game = trio()
      .withDistrict({ zones: ['copy-cw', '0', '0'] })
      .withDistrict(six)
      .at(0)
      .placed('Gina', 6)
      .scores()
    expect(game.happened('jellyGained')).toEqual([
      {
        type: 'jellyGained',
        seat: 0,
        amount: 6,
        source: { district: 0, shownAt: 1, icon: { kind: 'jelly', amount: 6 } },
      },
    ])
  })
})
