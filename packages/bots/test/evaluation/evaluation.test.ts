import {
  decide,
  drawGame,
  type Edition,
  evolve,
  isRefusal,
  loadEdition,
  newState,
  seededDice,
  type State,
} from '@jelly/rules'
import { describe, expect, test } from 'vitest'
import { Evaluation } from '../../src/evaluation/Evaluation.ts'
import { evaluationOf } from '../../src/evaluation/evaluationOf.ts'
import { LEARNED } from '../../src/evaluation/learned.ts'
import { Outlook } from '../../src/evaluation/Outlook.ts'
import { Rewards } from '../../src/evaluation/Rewards.ts'
import { readPosition } from '../../src/position/Position.ts'
import { POD_WORTH, readHoldings } from '../../src/position/holdings.ts'
import { selfishStakes } from '../../src/position/stakes.ts'
import { barren, finished, freshRound, placed, seen, withZones } from '../support.ts'

/** What a seat expects of a state, in Jelly, caring for nobody else. */
function selfish(state: State, seat: number): number {
  const view = seen(state, seat)
  const seats = view.squads.length
  const rewards = new Rewards(view.districts, readHoldings(view), selfishStakes(seat, seats))
  const evaluation = new Evaluation(seat, rewards, new Outlook(seats, LEARNED, 1))
  const position = readPosition(view)
  evaluation.outlook.refresh(position)
  return evaluation.whole(position)
}

const face = (id: string, zones: readonly string[]) => ({ id, name: id, zones })

/** Rewards whose worth does not hang on what is scored before. */
const PLAIN: Edition = loadEdition({
  name: 'plain',
  boards: [
    ['3', '6', '0'],
    ['copy-cw', '6', '2'],
    ['podium(first: 5, second: 3)', '7', '0'],
    ['podium(first: 4, others: 2)', '5', 'copy-ccw'],
    ['dice(1-2: 3, 3+: 8)', '4', 'podium(first: 4, second: 6)'],
    ['odd*4', '3', 'even*4'],
    ['5', 'copy-cw', 'dice(1: 2, 2+: 6)'],
  ].map((zones, n) => ({ id: `${n}`, faces: [face(`${n}`, zones)] })),
  pods: [4, 4, 4, 4, 4, 4, 4, 4],
})

/** A round that ended by chance, in a city of plain rewards. */
function endOfRound(seats: number, seed: number): State {
  const dice = seededDice(seed)
  const state = newState(drawGame({ seats, edition: PLAIN }, dice))
  evolve(state, { type: 'roundStarted', round: 1 })
  for (const [seat, { hand }] of state.squads.entries()) {
    for (const die of hand.slice()) {
      const district = dice('pods', 0, state.districts.length) - 1
      evolve(state, { type: 'diePlaced', seat, die, value: dice('pods', 0, 6), district })
    }
  }
  for (const district of state.districts) district.target = dice('pods', 0, 3) as 1 | 2 | 3
  return state
}

function scored(state: State): State {
  evolve(state, { type: 'roundEnded', reason: 'finished' })
  while (state.phase === 'scoring') {
    const decision = decide(state, 'table', { type: 'scoreNext' }, seededDice(1))
    if (isRefusal(decision)) throw new Error(decision.refused)
    for (const event of decision) evolve(state, event)
  }
  return state
}

test('once all dice lie, the evaluation is what the rules pay', () => {
  for (let seed = 0; seed < 60; seed++) {
    const state = endOfRound(3 + (seed % 3), seed)
    const before = state.squads.map(({ jelly }) => jelly)
    const expected = state.squads.map((_, seat) => selfish(state, seat))
    const after = scored(structuredClone(state))
    const gained = after.squads.map(({ jelly, podCount }, seat) => jelly - (before[seat] ?? 0) + podCount * POD_WORTH)
    expected.forEach((worth, seat) => expect(worth).toBeCloseTo(gained[seat] ?? 0, 6))
  }
})

describe('while dice are still to come', () => {
  const contested = (): State => {
    const state = withZones(barren(freshRound(3)), 0, ['6', '0', '0'])
    return placed(placed(state, 0, 0, 5), 1, 0, 3)
  }

  test('a lead is worth less than the reward, and more than nothing', () => {
    const worth = selfish(contested(), 0)
    expect(worth).toBeGreaterThan(0.5)
    expect(worth).toBeLessThan(6)
  })

  test('[R6] a screen makes it certain', () => {
    const state = contested()
    const open = selfish(state, 0)
    state.districts[0]!.lockedBy = 2
    expect(selfish(state, 0)).toBeGreaterThan(open + 1)
  })

  test('the fewer dice the rivals hold, the safer a lead', () => {
    const state = contested()
    const early = selfish(state, 0)
    expect(selfish(finished(state, 1), 0)).toBeGreaterThan(early)
  })
})

test('a Jelly of the leader’s hurts more than one of who is far behind', () => {
  const state = freshRound(3)
  state.squads[1]!.jelly = 40
  const { stakes } = evaluationOf(seen(state, 0), 0, LEARNED).rewards
  expect(stakes[0]).toBe(1)
  expect(stakes[1]).toBeLessThan(stakes[2] ?? 0)
  expect(stakes[2]).toBeLessThanOrEqual(0)
})
