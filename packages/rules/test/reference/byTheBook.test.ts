import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import {
  type Answer,
  decide,
  type Dice,
  evolve,
  formatReward,
  isRefusal,
  newState,
  type Pod,
  type Question,
  type Randomness,
  type Reward,
  RULES_VERSION,
  seededRandomness,
  type State,
} from '../../src/index.ts'
import { pureDice } from '../support/pureDice.ts'
import { share } from '../support/randomGame.ts'
import { rewardArbitrary } from '../support/rewardArbitrary.ts'
import { type Advisers, type BookPosition, scoreByTheBook } from './byTheBook.ts'

const REWARDS = fc.sample(rewardArbitrary, { numRuns: 600, seed: 7 })
const TRICKY = REWARDS.filter((row) => row.some(({ kind }) => kind === 'copy' || kind === 'reroll'))

function randomPosition(random: Randomness): BookPosition {
  const seats = 3 + random(3)
  const list = <T>(length: number, make: (n: number) => T): T[] => Array.from({ length }, (_, n) => make(n))
  const pod = (): Pod => (random(4) === 0 ? 'die' : 2 + random(5))
  const left = list(seats, () => 7)
  const spend = (seat: number): boolean => left[seat]! > 0 && --left[seat]! >= 0
  const districts = list(3 + random(7), () => {
    const rewards = random(2) === 0 ? TRICKY : REWARDS
    const reward = smaller(rewards[random(rewards.length)]!)
    const dice = list(random(9), () => ({ seat: random(seats), value: 1 + random(6) })).filter(({ seat }) =>
      spend(seat),
    )
    return { reward, dice }
  })
  return {
    jelly: list(seats, () => random(7)),
    pods: list(seats, () => list(random(4), pod)),
    stack: list(random(8), pod),
    drone: random(districts.length),
    districts,
    center: list(seats, (seat) => Math.min(left[seat]!, random(3))),
  }
}

/** Jelly amounts that stay readable and far from overflow. */
const smaller = (row: Reward): Reward =>
  JSON.parse(JSON.stringify(row), (key, value: unknown) =>
    key === 'amount' && typeof value === 'number' ? value % 5 || 1 : value,
  ) as Reward

/** What each seat answers depends on how often it was asked, not on who asks. */
function advisersFor(seed: number, seats: number): Advisers {
  const asked = new Map<string, number>()
  const answer = (what: string, seat: number, among: number): number => {
    const count = asked.get(what + seat) ?? 0
    asked.set(what + seat, count + 1)
    return pureDice(seed + what.length)(seat, count, among) - 1
  }
  return {
    direction: (seat) => (answer('copy', seat, 3) === 0 ? 'ccw' : 'cw'),
    podIndex: (seat, held) => answer('which', seat, held),
    payOrder: (seat) => {
      const first = answer('order!', seat, seats)
      const others = [...Array(seats).keys()].filter((other) => other !== first)
      return [first, ...others.toReversed()].slice(0, 1 + answer('length!', seat, seats))
    },
    roll: (seat) => answer('roll---', seat, 6) + 1,
  }
}

function stateFor({ jelly, pods, stack, drone, districts, center }: BookPosition): State {
  const state = newState({
    type: 'gameStarted',
    rules: RULES_VERSION,
    seats: jelly.length,
    drone,
    stack: stack.toReversed(),
    stackSize: stack.length,
    drawn: 0,
    districts: districts.map(({ reward }, n) => ({
      face: `${n}`,
      names: null,
      zones: [reward, [], []],
    })),
  })
  evolve(state, { type: 'roundStarted', round: 1 })
  const put = (seat: number, value: number) => ({ die: state.squads[seat]!.hand.shift() ?? -1, value })
  state.districts.forEach(
    (district, n) => (district.dice = districts[n]!.dice.map(({ seat, value }) => put(seat, value))),
  )
  state.center = center.flatMap((count, seat) => Array.from({ length: count }, () => put(seat, 1)))
  state.squads.forEach((squad, seat) => {
    Object.assign(squad, { jelly: jelly[seat], pods: [...pods[seat]!], podCount: pods[seat]!.length })
  })
  evolve(state, { type: 'roundEnded', reason: 'sand' })
  return state
}

function scoreByTheEngine(position: BookPosition, advisers: Advisers): State {
  const state = stateFor(position)
  const dice: Dice = (stream) => advisers.roll(stream as number)
  const does = (seat: number | 'table', command: Parameters<typeof decide>[2]): void => {
    const events = decide(state, seat, command, dice)
    if (isRefusal(events)) throw new Error(`${command.type}: ${events.refused}`)
    for (const event of events) evolve(state, event)
  }
  while (state.phase === 'scoring') {
    const { choice } = state
    if (choice === null) does('table', { type: 'scoreNext' })
    else {
      for (const seat of choice.question.asked)
        does(seat, { type: 'answerChoice', answer: answerOf(choice.question, seat, state, advisers) })
      if (state.choice?.step === choice.step) does('table', { type: 'answerByDefault' })
    }
  }
  return state
}

function answerOf({ kind }: Question, seat: number, state: State, advisers: Advisers): Answer<never> {
  const { pods } = state.squads[seat]!
  if (kind === 'copy') return { kind, from: advisers.direction(seat) }
  if (kind === 'pay') return { kind, order: advisers.payOrder(seat) }
  return { kind, pod: pods[advisers.podIndex(seat, pods.length)]! }
}

describe('a second reading of the rules', () => {
  test('comes to the same Jelly, pods and stack on random positions', () => {
    for (let seed = 0; seed < share(Number(process.env['POSITIONS'] ?? 1500)); seed++) {
      const position = randomPosition(seededRandomness(seed))
      const shown = position.districts.map(({ reward }) => formatReward(reward))
      const seats = position.jelly.length
      const state = scoreByTheEngine(position, advisersFor(seed, seats))
      scoreByTheBook(position, advisersFor(seed, seats))
      const engine = {
        seed,
        shown,
        jelly: state.squads.map(({ jelly }) => jelly),
        pods: state.squads.map(({ pods }) => pods),
        stack: state.stack.slice(0, state.stackSize).toReversed(),
      }
      expect(engine).toEqual({ seed, shown, jelly: position.jelly, pods: position.pods, stack: position.stack })
    }
  })
})
