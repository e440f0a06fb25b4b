import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatReward, houseEdition, NotationError, parseReward } from '../../src/index.ts'
import { rewardArbitrary } from '../support/rewardArbitrary.ts'

const canonical = [
  '0',
  '7',
  '12345',
  '9007199254740991',
  'pod',
  '-pod',
  '2/pod',
  '99/pod',
  'copy-cw',
  'copy-ccw',
  'copy-any',
  'take-1',
  'take-99',
  'give-1',
  'odd*4',
  'even*99',
  'pod 2/pod',
  '-pod 6',
  '1 2 3 4 5 6',
  'dice(1-2: 7, 3+: pod)',
  'dice(1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7)',
  'dice(1+: take-2)',
  'dice(1-6: 1, 7: 0)',
  'podium(first: 4, second: 6)',
  'podium(first: 2, second: 4, third: 7)',
  'podium(first: pod 2, others: 1)',
  'reroll podium(first: 2, second: 4, third: 7)',
  'copy-any dice(1+: 1) podium(first: 1, others: 1 2 3 4 5 6)',
]

describe('notation', () => {
  test.each(canonical)('%s is canonical', (text) => {
    expect(formatReward(parseReward(text))).toBe(text)
  })

  test.each([
    ['dice(1-2:7,3+:pod)', 'dice(1-2: 7, 3+: pod)'],
    ['dice(1-2:7, 3-7:pod)', 'dice(1-2: 7, 3+: pod)'],
    ['dice(1-7: 0)', 'dice(1+: 0)'],
    ['dice(1-6: 0, 7+: 1)', 'dice(1-6: 0, 7: 1)'],
    ['podium(first:4,second:6)', 'podium(first: 4, second: 6)'],
    ['podium(first:4, second: 6,third:1 pod)', 'podium(first: 4, second: 6, third: 1 pod)'],
    ['podium(first:5,others:2)', 'podium(first: 5, others: 2)'],
  ])('%s is written %s', (text, written) => {
    expect(formatReward(parseReward(text))).toBe(written)
  })

  test('each kind is read as what it is', () => {
    expect(parseReward('3 pod -pod 2/pod take-4 give-5')).toEqual([
      { kind: 'jelly', amount: 3 },
      { kind: 'pod' },
      { kind: 'returnPod' },
      { kind: 'perPod', amount: 2 },
      { kind: 'take', amount: 4 },
      { kind: 'give', amount: 5 },
    ])
    expect(parseReward('odd*4 even*3 copy-ccw')).toEqual([
      { kind: 'parity', parity: 'odd', amount: 4 },
      { kind: 'parity', parity: 'even', amount: 3 },
      { kind: 'copy', from: 'ccw' },
    ])
    expect(parseReward('dice(1-2: 7, 3+: pod)')).toEqual([
      {
        kind: 'dice',
        branches: [
          { from: 1, to: 2, reward: [{ kind: 'jelly', amount: 7 }] },
          { from: 3, to: 7, reward: [{ kind: 'pod' }] },
        ],
      },
    ])
    expect(parseReward('reroll podium(first: 1, others: 0)')).toEqual([
      {
        kind: 'reroll',
        podium: {
          kind: 'podium',
          ranks: [
            { rank: 'first', reward: [{ kind: 'jelly', amount: 1 }] },
            { rank: 'others', reward: [{ kind: 'jelly', amount: 0 }] },
          ],
        },
      },
    ])
  })

  test('the house edition is written canonically', () => {
    for (const { zones } of houseEdition.boards.flatMap(({ faces }) => faces))
      for (const zone of zones) expect(parseReward(formatReward(zone))).toEqual(zone)
  })

  test('every reward survives being written and read again', () => {
    fc.assert(
      fc.property(rewardArbitrary, (reward) => {
        expect(parseReward(formatReward(reward))).toEqual(reward)
      }),
    )
  })

  test('the space after a colon or comma may be left out anywhere', () => {
    const tight = (text: string): string => text.replaceAll(/([:,]) /g, '$1')
    fc.assert(
      fc.property(rewardArbitrary, (reward) => {
        expect(parseReward(tight(formatReward(reward)))).toEqual(reward)
      }),
    )
  })
})

describe('notation fuzz', () => {
  const scraps = [
    'copy-',
    'cw',
    'any',
    'pod',
    'podium(',
    'first',
    'others',
    ':',
    ',',
    ')',
    ' ',
    '-',
    '/pod',
    'dice(',
    '1-2',
  ]
  const words = fc.constantFrom(
    ...scraps,
    'second',
    'third',
    '3+',
    'take-',
    'give-',
    'odd*',
    'reroll ',
    '0',
    '7',
    '42',
    '\n',
    'é',
  )
  const mangled = fc
    .tuple(
      rewardArbitrary.map(formatReward),
      fc.nat(),
      fc.nat({ max: 4 }),
      fc.oneof(words, fc.string({ maxLength: 3 })),
    )
    .map(([text, at, cut, put]) => {
      const start = at % (text.length + 1)
      return text.slice(0, start) + put + text.slice(start + cut)
    })
  const anything = fc.oneof(
    fc.string(),
    fc.array(words, { maxLength: 12 }).map((list) => list.join('')),
    mangled,
  )

  test('any text is a reward or an error with a column in it', () => {
    fc.assert(fc.property(anything, isReadOrExplained), { numRuns: 1500 })
  })

  function isReadOrExplained(text: string): void {
    try {
      const reward = parseReward(text)
      expect(parseReward(formatReward(reward))).toEqual(reward)
    } catch (error) {
      if (!(error instanceof NotationError)) throw error
      expect(error.column).toBeGreaterThanOrEqual(1)
      expect(error.column).toBeLessThanOrEqual(text.length + 1)
      expect(text.slice(error.column - 1).startsWith(error.found)).toBe(true)
      expect(error.message).toContain(`at column ${error.column}`)
      expect(error.message).toContain(`expected ${error.expected}`)
    }
  }
})
