import { describe, expect, test } from 'vitest'
import {
  answersTo,
  type Command,
  decide,
  type Effect,
  isRefusal,
  legalCommands,
  type Seat,
  type State,
  viewOf,
  type Zone,
} from '../../src/index.ts'
import { pureDice } from '../support/pureDice.ts'
import { playRandomly, seeds, share } from '../support/randomGame.ts'

const zones = [0, 1, 2, 3, 4] as Zone[]

/** Commands that cover all that could be legal, and much that is not. */
function allCommands(state: State, seat: Seat): Command[] {
  const districts = [-1, ...state.districts.keys(), state.districts.length]
  const onBoard = state.districts.flatMap(({ dice }) => dice.map(({ die }) => die))
  const own = Array.from({ length: 8 }, (_, n) => seat * 7 + n)
  const effects: Effect[] = [...new Set([...onBoard, ...own])].map((kick): Effect => ({ kick }))
  effects.push(...zones.map((slide): Effect => ({ slide })))
  const placements = own.flatMap((die) => districts.flatMap((district) => placementsOf(die, district, effects)))
  return [
    { type: 'rollDice' },
    ...placements,
    ...effects.map((effect): Command => ({ type: 'useEffect', effect })),
    { type: 'skipEffect' },
    ...districts.map((district): Command => ({ type: 'lockDistrict', district })),
    { type: 'flipTimer' },
    ...allAnswers(state, seat),
  ]
}

const placementsOf = (die: number, district: number, effects: readonly Effect[]): Command[] => [
  { type: 'placeDie', die, district },
  ...effects.map((effect): Command => ({ type: 'placeDie', die, district, effect })),
]

/** Orders that leave somebody out mean the same as a full one, so only full ones are here. */
function allAnswers(state: State, seat: Seat): Command[] {
  const { question } = state.choice ?? {}
  const pay = question?.kind === 'pay' ? answersTo(question, viewOf(state, seat), seat) : []
  return [
    ...(['cw', 'ccw', 'any'] as 'cw'[]).map((from) => ({ kind: 'copy', from }) as const),
    ...([0, 2, 3, 4, 5, 6, 'die'] as const).map((pod) => ({ kind: 'pod', pod }) as const),
    { kind: 'pay', order: [0, 0] } as const,
    { kind: 'pay', order: [9] } as const,
    ...pay,
  ].map((answer): Command => ({ type: 'answerChoice', answer }))
}

function disagreement(state: State, seat: Seat, seed: number): string | null {
  const legal = new Set(legalCommands(viewOf(state, seat), seat).map((command) => JSON.stringify(command)))
  for (const command of allCommands(state, seat)) {
    const key = JSON.stringify(command)
    const accepted = !isRefusal(decide(state, seat, command, pureDice(seed)))
    if (accepted !== legal.has(key)) return `${key} is ${accepted ? 'accepted' : 'refused'}`
    legal.delete(key)
  }
  return legal.size > 0 ? `${[...legal].join()} was not tried` : null
}

describe('what is legal', () => {
  test('is accepted, and nothing else is', () => {
    let looked = 0
    for (const seed of seeds(12)) {
      let moves = 0
      playRandomly(seed, {
        decided(state) {
          if (moves++ % 23 !== 0 && state.choice === null) return
          for (const seat of state.squads.keys()) {
            looked++
            expect(disagreement(state, seat, seed)).toBeNull()
          }
        },
      })
    }
    expect(looked).toBeGreaterThan(share(500))
  })

  test('each legal answer of a kind is its own', () => {
    const keys = new Set<string>()
    playRandomly(2, {
      decided(state) {
        if (state.choice === null) return
        for (const seat of state.squads.keys()) {
          const commands = legalCommands(viewOf(state, seat), seat).map((command) => JSON.stringify(command))
          expect(new Set(commands).size).toBe(commands.length)
          expect(commands.length > 0).toBe(state.choice.question.asked.includes(seat))
          keys.add(state.choice.question.kind)
        }
      },
    })
    expect(keys.size).toBeGreaterThan(1)
  })
})
