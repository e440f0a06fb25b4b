import { describe, expect, test } from 'vitest'
import { NotationError, parseReward } from '../../src/index.ts'

const messageFor = (text: string): string => {
  try {
    parseReward(text)
  } catch (error) {
    if (error instanceof NotationError) return error.message
    throw error
  }
  return 'no error'
}

const aReward = (found: string, column: number): string => `expected a reward, found ${found} at column ${column}`
const aNumber = (found: string, column: number): string =>
  `expected a whole number from 1 to 99, found ${found} at column ${column}`

describe('notation errors', () => {
  test.each([
    ['', aReward('the end', 1)],
    [' ', aReward('" "', 1)],
    ['coppy-cw', aReward('"coppy-cw"', 1)],
    ['Pod', aReward('"Pod"', 1)],
    ['3 ', aReward('the end', 3)],
    ['3  4', aReward('" "', 3)],
    ['3 x', aReward('"x"', 3)],
    ['-3', aReward('"-3"', 1)],
    [')', aReward('")"', 1)],
    ['3,4', 'expected a space or the end, found "," at column 2'],
    ['pods', 'expected a space or the end, found "s" at column 4'],
    ['3)', 'expected a space or the end, found ")" at column 2'],
    ['3\t4', 'expected a space or the end, found "\\t" at column 2'],
    ['07', 'expected a whole number from 0, found "07" at column 1'],
    ['9007199254740992', 'expected a whole number from 0, found "9007199254740992" at column 1'],
    ['1.5', 'expected a space or the end, found ".5" at column 2'],
    ['1e3', 'expected a space or the end, found "e3" at column 2'],
    ['0/pod', aNumber('"0/pod"', 1)],
    ['100/pod', aNumber('"100/pod"', 1)],
    ['02/pod', aNumber('"02/pod"', 1)],
    ['2/pot', 'expected "/pod", found "/pot" at column 2'],
    ['take-0', aNumber('"0"', 6)],
    ['take-100', aNumber('"100"', 6)],
    ['take-', aNumber('the end', 6)],
    ['give-x', aNumber('"x"', 6)],
    ['give-01', aNumber('"01"', 6)],
    ['odd*0', aNumber('"0"', 5)],
    ['even*', aNumber('the end', 6)],
    ['copy-up', 'expected "cw", "ccw" or "any", found "up" at column 6'],
    ['copy-cw copy-ccw', 'expected at most one copy, found "copy-ccw" at column 9'],
    ['copy-cw 1 copy-cw', 'expected at most one copy, found "copy-cw" at column 11'],
    ['1 2 3 4 5 6 7', 'expected at most 6 icons, found "7" at column 13'],
    ['podium(first: 1 2 3 4 5 6 7, others: 1)', 'expected at most 6 icons, found "7" at column 27'],
  ])('%j: %s', (text, message) => {
    expect(messageFor(text)).toBe(message)
  })

  test.each([
    ['dice(', 'expected 1, found the end at column 6'],
    ['dice()', 'expected 1, found ")" at column 6'],
    ['dice(2: 1)', 'expected 1, found "2" at column 6'],
    ['dice(1 : 1)', 'expected ":", found " " at column 7'],
    ['dice(1-2: 7)', 'expected ",", found ")" at column 12'],
    ['dice(1-2: 7, 4+: 1)', 'expected 3, found "4+" at column 14'],
    ['dice(1-2: 7, 2+: 1)', 'expected 3, found "2+" at column 14'],
    ['dice(1-1: 7, 2+: 1)', 'expected a whole number from 2 to 7, found "1" at column 8'],
    ['dice(1-8: 7)', 'expected a whole number from 2 to 7, found "8" at column 8'],
    ['dice(1-6: 7, 7-8: 1)', 'expected ":", found "-8" at column 15'],
    ['dice(1+: 7, 2: 1)', 'expected ")", found "," at column 11'],
    ['dice(1+: )', aReward('")"', 10)],
    ['dice(1+: 7', 'expected ")", found the end at column 11'],
    ['dice(1+:  7)', aReward('" "', 10)],
    ['dice(01+: 7)', 'expected 1, found "01+" at column 6'],
  ])('%j: %s', (text, message) => {
    expect(messageFor(text)).toBe(message)
  })

  test.each([
    ['podium(second: 1)', 'expected "first", found "second" at column 8'],
    ['podium(first: 1)', 'expected ",", found ")" at column 16'],
    ['podium(first 1)', 'expected ":", found " " at column 13'],
    ['podium(first: 1, third: 2)', 'expected "second" or "others", found "third" at column 18'],
    ['podium(first: 1, second: 2, others: 3)', 'expected "third", found "others" at column 29'],
    ['podium(first: 1, others: 2, third: 3)', 'expected ")", found "," at column 27'],
    ['podium(first: 1, second: 2, third: 3, others: 4)', 'expected ")", found "," at column 37'],
    ['podium(first: 1, others: 2', 'expected ")", found the end at column 27'],
    ['reroll', aReward('"reroll"', 1)],
    ['reroll 3', 'expected "podium(", found "3" at column 8'],
    ['reroll podium(first: 1, others: 2) 3', 'expected nothing beside "reroll podium", found "3" at column 36'],
    ['3 reroll podium(first: 1, others: 2)', 'expected "reroll podium" alone in its zone, found "reroll" at column 3'],
  ])('%j: %s', (text, message) => {
    expect(messageFor(text)).toBe(message)
  })

  test.each(['dice(1+: 1)', 'podium(first: 1, others: 2)', 'reroll podium(first: 1, others: 2)', 'copy-cw'])(
    'no %s inside brackets',
    (inner) => {
      const word = /^[^\s(]*/.exec(inner)?.[0] ?? ''
      const wanted = 'a reward without dice, podium, reroll, copy inside the brackets'
      expect(messageFor(`dice(1+: 1 ${inner})`)).toBe(`expected ${wanted}, found "${word}" at column 12`)
      expect(messageFor(`podium(first: ${inner}, others: 1)`)).toBe(`expected ${wanted}, found "${word}" at column 15`)
    },
  )
})
