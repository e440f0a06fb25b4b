import { describe, expect, test } from 'vitest'
import { type Command, decide, isRefusal, REFUSAL_REASONS, type RefusalReason } from '../../src/index.ts'
import { noDice } from '../support/loadedDice.ts'
import { rule } from '../support/rule.ts'
import { table } from '../support/table.ts'

const trio = () => table('Gina', 'Sam', 'Charlie')
const seven = [1, 2, 3, 4, 5, 6, 6]
const roll = { type: 'rollDice' } as const
const place = (die: number, district = 0) => ({ type: 'placeDie', die, district }) as const
const lock = { type: 'lockDistrict', district: 0 } as const
const podChoice = () => {
  const game = trio()
    .withDistrict({ zones: ['-pod', '0', '0'] })
    .withPods('Gina', 2, 3)
  return game.placed('Gina', 6).scores()
}

/** For each reason a position and a command that is refused for it. */
const refusals: Record<RefusalReason, () => RefusalReason | null> = {
  notNow: () => trio().timeIsUp().refusal('Gina', roll),
  onlyTheTable: () => trio().refusal('Gina', { type: 'startRound' }),
  noSuchSeat: () => trio().refusal('table', roll),
  noDiceLeft: () => trio().finishes('Gina').refusal('Gina', roll),
  rollFirst: () => trio().refusal('Gina', place(0)),
  dieNotInHand: () =>
    trio()
      .rolls('Gina', ...seven)
      .refusal('Gina', place(7)),
  noSuchDistrict: () =>
    trio()
      .rolls('Gina', ...seven)
      .refusal('Gina', place(0, 5)),
  districtLocked: () =>
    trio()
      .finishes('Sam')
      .locks('Sam', 0)
      .rolls('Gina', ...seven)
      .refusal('Gina', place(0)),
  noEffect: () => trio().placed('Gina', 6).refusal('Gina', { type: 'skipEffect' }),
  wrongEffect: () =>
    trio()
      .placed('Gina', 1)
      .refusal('Gina', { type: 'useEffect', effect: { slide: 2 } }),
  dieNotThere: () =>
    trio()
      .placed('Gina', 1)
      .refusal('Gina', { type: 'useEffect', effect: { kick: 9 } }),
  dieCameLater: () =>
    trio()
      .placed('Gina', 1)
      .placed('Sam', 6)
      .refusal('Gina', { type: 'useEffect', effect: { kick: 7 } }),
  dieJustPlaced: () =>
    trio()
      .placed('Gina', 1)
      .refusal('Gina', { type: 'useEffect', effect: { kick: 0 } }),
  zoneNotAdjacent: () =>
    trio()
      .placed('Gina', 3)
      .refusal('Gina', { type: 'useEffect', effect: { slide: 3 } }),
  notFinished: () => trio().refusal('Gina', lock),
  screenAlreadyUsed: () => trio().finishes('Gina').locks('Gina', 1).refusal('Gina', lock),
  alreadyFlipped: () => trio().flips('table').refusal('table', { type: 'flipTimer' }),
  timerNotFlipped: () => trio().refusal('table', { type: 'sandRunsOut' }),
  notAsked: () => podChoice().refusal('Sam', { type: 'answerChoice', answer: { kind: 'pod', pod: 2 } }),
  wrongAnswer: () => podChoice().refusal('Gina', { type: 'answerChoice', answer: { kind: 'copy', from: 'cw' } }),
  podNotHeld: () => podChoice().refusal('Gina', { type: 'answerChoice', answer: { kind: 'pod', pod: 4 } }),
}

describe('refusals', () => {
  test.each(REFUSAL_REASONS)('%s', (reason) => {
    expect(refusals[reason]()).toBe(reason)
  })

  const tables: Command[] = [
    { type: 'startRound' },
    { type: 'sandRunsOut' },
    { type: 'scoreNext' },
    { type: 'answerByDefault' },
    { type: 'openPods' },
  ]
  rule('R1', 'only the table starts, ends and scores rounds', () => {
    for (const command of tables) {
      expect(trio().refusal('Gina', command)).toBe('onlyTheTable')
      expect(trio().timeIsUp().refusal('Gina', command)).toBe('onlyTheTable')
    }
  })

  rule('S1', 'nobody sits on a seat that is not there', () => {
    for (const seat of [-1, 3, 1.5]) {
      expect(decide(trio().state, seat, roll, noDice)).toEqual({ refused: 'noSuchSeat' })
      expect(decide(trio().state, seat, { type: 'flipTimer' }, noDice)).toEqual({ refused: 'noSuchSeat' })
    }
  })

  rule('R1', 'the table has no dice, no screen and no vote', () => {
    const answer: Command = { type: 'answerChoice', answer: { kind: 'copy', from: 'cw' } }
    const seats: Command[] = [roll, place(0), { type: 'skipEffect' }, lock, answer]
    for (const command of seats) expect(trio().refusal('table', command)).toBe('noSuchSeat')
  })

  test('events and refusals are told apart', () => {
    expect(isRefusal({ refused: 'notNow' })).toBe(true)
    expect(isRefusal([])).toBe(false)
  })
})
