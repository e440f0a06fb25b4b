import { expect, test } from 'vitest'
import { scoreScenario } from '../../src/score/scoreScenario.ts'

const seats = ['Gina', 'Sam', 'Charlie']
const district = { zones: ['3', '6', '0'] }
const good = { seats, districts: [district, district, district] }
const withFirst = (first: unknown): unknown => ({ seats, districts: [first, district, district] })

test.each<[string, unknown, string]>([
  ['no object', [], 'expected an object, found []'],
  ['an unknown key', { ...good, seat: 1 }, 'unknown key "seat"; known are seats, districts, jelly, pods'],
  ['no seats', { districts: [] }, '"seats" is missing'],
  ['no districts', { seats }, '"districts" is missing'],
  ['two seats', { ...good, seats: ['Gina', 'Sam'] }, 'seats: expected 3 to 5 names, found 2'],
  ['six seats', { ...good, seats: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'seats: expected 3 to 5 names, found 6'],
  ['a name twice', { ...good, seats: ['a', 'b', 'a'] }, 'seats[2]: the name "a" stands twice'],
  ['a number for a name', { ...good, seats: ['a', 'b', 3] }, 'seats[2]: expected a name, found 3'],
  ['an empty name', { ...good, seats: ['a', 'b', ''] }, 'seats[2]: expected a name, found ""'],
  ['two districts', { seats, districts: [district, district] }, 'districts: expected 3 to 9, found 2'],
  [
    'ten districts',
    { seats, districts: Array.from({ length: 10 }, () => district) },
    'districts: expected 3 to 9, found 10',
  ],
  [
    'zones and a face',
    withFirst({ ...district, face: '1A' }),
    'districts[0]: expected either "zones" or "face", found both',
  ],
  ['neither', withFirst({ target: 1 }), 'districts[0]: expected either "zones" or "face", found neither'],
  [
    'an unknown face',
    withFirst({ face: '9A' }),
    'districts[0].face: expected a face of the house edition such as "2B", found "9A"',
  ],
  ['two zones', withFirst({ zones: ['1', '2'] }), 'districts[0].zones: expected three zones, found 2'],
  [
    'no reward',
    { seats, districts: [district, { zones: ['coppy-cw', '1', '2'] }, district] },
    'districts[1].zones[0]: expected a reward, found "coppy-cw" at column 1',
  ],
  ['a leading zero', withFirst({ zones: ['07', '1', '2'] }), 'districts[0].zones[0]: expected'],
  [
    'zone 4',
    withFirst({ ...district, target: 4 }),
    'districts[0].target: expected a whole number from 1 to 3, found 4',
  ],
  [
    'target null',
    withFirst({ ...district, target: null }),
    'districts[0].target: expected a whole number from 1 to 3, found null',
  ],
  ['a key of a district', withFirst({ ...district, dize: {} }), 'districts[0]: unknown key "dize"'],
  [
    'die 7',
    withFirst({ ...district, dice: { Sam: [1, 7] } }),
    'districts[0].dice.Sam[1]: expected a whole number from 1 to 6, found 7',
  ],
  [
    'an unknown seat',
    withFirst({ ...district, dice: { Bo: [1] } }),
    'districts[0].dice.Bo: expected one of "Gina", "Sam", "Charlie", found "Bo"',
  ],
  [
    'a seat from the prototype',
    withFirst(JSON.parse('{"zones":["1","1","1"],"dice":{"__proto__":[1]}}')),
    'districts[0].dice.__proto__: expected one of',
  ],
  [
    'eight dice',
    withFirst({ ...district, dice: { Sam: [1, 2, 3, 4, 5, 6, 1, 2] } }),
    'districts: expected at most 7 dice of "Sam" there and on the center, found 8',
  ],
  [
    'eight with the center',
    { ...(withFirst({ ...district, dice: { Sam: [1, 2, 3, 4] } }) as object), center: { Sam: 4 } },
    'districts: expected at most 7 dice of "Sam"',
  ],
  ['a strange name in the center', { ...good, center: { 'Bo Bo': 1 } }, 'center["Bo Bo"]: expected one of'],
  ['half a die', { ...good, center: { Sam: 0.5 } }, 'center.Sam: expected a whole number from 0, found 0.5'],
  ['two Jelly for three', { ...good, jelly: [1, 2] }, 'jelly: expected one for each of the 3 seats, found 2'],
  ['a debt', { ...good, jelly: [1, 2, -1] }, 'jelly[2]: expected a whole number from 0, found -1'],
  [
    'a strange pod',
    { ...good, pods: [[], ['dice'], []] },
    'pods[1][0]: expected a whole number from 0 or "die", found "dice"',
  ],
  ['a stack of null', { ...good, stack: null }, 'stack: expected a list, found null'],
  ['a drone outside', { ...good, drone: 3 }, 'drone: expected a whole number from 0 to 2, found 3'],
  ['roll 0', { ...good, rolls: [0] }, 'rolls[0]: expected a whole number from 1 to 6, found 0'],
  ['final 1', { ...good, final: 1 }, 'final: expected true or false, found 1'],
  ['an answer of nobody', { ...good, answers: [{ pod: 1 }] }, 'answers[0]: "seat" is missing'],
  [
    'an answer to nothing',
    { ...good, answers: [{ seat: 'Sam' }] },
    'answers[0]: expected one of "copy", "pod" and "pay", found none',
  ],
  [
    'two answers in one',
    { ...good, answers: [{ seat: 'Sam', pod: 1, copy: 'cw' }] },
    'answers[0]: expected one of "copy", "pod" and "pay", found copy and pod',
  ],
  [
    'a wrong direction',
    { ...good, answers: [{ seat: 'Sam', copy: 'any' }] },
    'answers[0].copy: expected "cw" or "ccw", found "any"',
  ],
  ['a stranger paid', { ...good, answers: [{ seat: 'Sam', pay: ['Bo'] }] }, 'answers[0].pay[0]: expected one of'],
  ['too few rolls', { ...good, pods: [['die'], [], ['die']], rolls: [1], final: true }, 'rolls: too few: 1 given'],
])('%s', (_, json, sentence) => {
  expect(() => scoreScenario(json)).toThrow(
    expect.objectContaining({ message: expect.stringContaining(sentence) as string, name: 'InputError' }),
  )
})
