import { describe, expect, test } from 'vitest'
import { scoreScenario } from '../../src/score/scoreScenario.ts'

const seats = ['Gina', 'Sam', 'Charlie']
const nothing = { zones: ['0', '0', '0'] }
const position = (first: object, rest: object = {}): unknown => ({
  seats,
  districts: [first, nothing, nothing],
  ...rest,
})

describe('what the answer says', () => {
  test('the booklet: two sixes of one colour cancel, so Sam takes 6', () => {
    const district = { zones: ['3', '6', '0'], target: 2, dice: { Charlie: [6, 6, 3], Sam: [4], Gina: [1] } }
    expect(scoreScenario(position(district))).toEqual({
      jelly: [2, 8, 2],
      pods: [[], [], []],
      stack: [],
      districts: [
        { totals: [1, 4, 3], controls: ['Sam'], cancelled: { Charlie: [6, 6] } },
        { totals: [0, 0, 0], controls: [], cancelled: {} },
        { totals: [0, 0, 0], controls: [], cancelled: {} },
      ],
      center: [],
      ledger: [{ seat: 'Sam', jelly: 6, why: 'districts[0]: 6' }],
    })
  })

  test('the order given of dice that cancel', () => {
    const district = { zones: ['1', '0', '0'], dice: { Gina: [5, 2, 3, 5, 2], Sam: [4, 4] } }
    expect(scoreScenario(position(district)).districts[0]).toEqual({
      totals: [3, 0, 0],
      controls: ['Gina'],
      cancelled: { Gina: [5, 2, 5, 2], Sam: [4, 4] },
    })
  })

  test('the center is named even when there are too few pods [C7]', () => {
    const score = scoreScenario(position(nothing, { center: { Gina: 2, Sam: 2 }, stack: [4] }))
    expect(score).toMatchObject({ center: ['Gina', 'Sam'], stack: [4], pods: [[], [], []] })
  })

  test('pods and Jelly as they are before opening; scores and winners only at the end', () => {
    const rest = { pods: [[3], ['die', 2], []], jelly: [1, 0, 5], rolls: [6], final: true }
    expect(scoreScenario(position(nothing, rest))).toMatchObject({
      jelly: [1, 0, 5],
      pods: [[3], ['die', 2], []],
      scores: [4, 8, 5],
      winners: ['Sam'],
    })
    expect(scoreScenario(position(nothing, { ...rest, final: false }))).not.toHaveProperty('scores')
  })

  test('totals follow a re-roll of the own reward, not of a copied one', () => {
    const reroll = { zones: ['reroll podium(first: 1, second: 2)', '0', '0'], dice: { Sam: [1, 1] } }
    const copying = { zones: ['copy-ccw', '0', '0'], dice: { Gina: [4, 2] } }
    const { districts } = scoreScenario({ seats, districts: [reroll, copying, nothing], rolls: [5, 5, 1, 1] })
    expect(districts[0]).toEqual({ totals: [0, 10, 0], controls: ['Sam'], cancelled: {} })
    expect(districts[1]).toEqual({ totals: [6, 0, 0], controls: ['Gina'], cancelled: {} })
  })

  test('districts in the order given, whichever the drone points at', () => {
    const districts = [
      { zones: ['pod', '0', '0'], dice: { Gina: [1] } },
      { zones: ['pod', '0', '0'], dice: { Sam: [2] } },
      nothing,
    ]
    const score = scoreScenario({ seats, districts, drone: 1, stack: [6, 5] })
    expect(score.pods).toEqual([[5], [6], []])
    expect(score.districts.map(({ controls }) => controls)).toEqual([['Gina'], ['Sam'], []])
  })

  test('the ledger names who paid, what was copied and which pods moved', () => {
    const districts = [
      { zones: ['copy-cw', '0', '0'], dice: { Gina: [6] } },
      { face: '4A', target: 2, dice: {} },
      { zones: ['-pod pod', '0', '0'], dice: { Sam: [1] } },
    ]
    const score = scoreScenario({ seats, districts, jelly: [0, 3, 0], pods: [[], [2], []], stack: ['die'] })
    expect(score.ledger).toEqual([
      { seat: 'Sam', jelly: -1, why: 'districts[0]: take-1 copied from districts[1] (4A), to Gina' },
      { seat: 'Gina', jelly: 1, why: 'districts[0]: take-1 copied from districts[1] (4A), from Sam' },
      { seat: 'Sam', jelly: 0, why: 'districts[2]: -pod, returns pod 2' },
      { seat: 'Sam', jelly: 0, why: 'districts[2]: pod, takes pod die' },
    ])
  })
})

describe('answers', () => {
  const twoPods = { zones: ['-pod', '0', '0'], dice: { Sam: [1] } }

  test('the next of that kind by that seat; those that nobody asks for are ignored', () => {
    const answers = [
      { seat: 'Gina', pod: 5 },
      { seat: 'Sam', copy: 'cw' },
      { seat: 'Sam', pod: 5 },
      { seat: 'Sam', pod: 9 },
    ]
    expect(scoreScenario(position(twoPods, { pods: [[5], [4, 5], []], answers })).pods).toEqual([[5], [4], []])
  })

  test('the default where there is none: the lowest pod', () => {
    expect(scoreScenario(position(twoPods, { pods: [[], ['die', 4, 3], []] })).pods[1]).toEqual(['die', 4])
  })

  test('a pod is checked when its choice comes', () => {
    const rest = { pods: [[], [4, 5], []], answers: [{ seat: 'Sam', pod: 'die' }] }
    expect(() => scoreScenario(position(twoPods, rest))).toThrow('answers[0].pod: Sam holds [4,5] then, not "die"')
    expect(scoreScenario(position(nothing, rest)).pods[1]).toEqual([4, 5])
  })

  test('in pay, who is not owed is passed over and who is left out comes last', () => {
    const give = { zones: ['give-2', '0', '0'], dice: { Gina: [1] } }
    const answers = [{ seat: 'Gina', pay: ['Gina', 'Charlie', 'Charlie'] }]
    expect(scoreScenario(position(give, { jelly: [3, 0, 0], answers })).jelly).toEqual([0, 1, 2])
    expect(scoreScenario(position(give, { jelly: [3, 0, 0] })).jelly).toEqual([0, 2, 1])
  })
})
