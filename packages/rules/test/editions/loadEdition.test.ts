import { describe, expect, test } from 'vitest'
import {
  drawGame,
  EditionError,
  formatReward,
  houseEdition,
  loadEdition,
  loadZones,
  seededDice,
} from '../../src/index.ts'

const face = (id: string) => ({ id, name: `District ${id}`, zones: ['1', '2', '3'] as unknown[] })
const board = (id: string) => ({ id, faces: [face(`${id}A`), face(`${id}B`)] as unknown[] })
const edition = () => ({
  name: 'My boards',
  boards: ['1', '2', '3', '4', '5'].map(board) as unknown[],
  pods: [2, 3, 'die'] as unknown[],
})
/** An edition with one thing replaced. */
const having = (change: Record<string, unknown>) => ({ ...edition(), ...change })
const withBoard = (change: Record<string, unknown>) =>
  having({ boards: [...edition().boards, { ...board('6'), ...change }] })
const withFace = (change: Record<string, unknown>) => withBoard({ faces: [{ ...face('6A'), ...change }] })

const namesIn = (json: unknown) => loadEdition(json).boards[5]?.faces[0]?.names

const messageFor = (json: unknown): string => {
  try {
    loadEdition(json)
  } catch (error) {
    if (error instanceof EditionError) return error.message
    throw error
  }
  return 'no error'
}

describe('an edition that somebody typed in', () => {
  test('is loaded with its rewards read, promo and green off unless said', () => {
    const loaded = loadEdition(
      having({ boards: [...edition().boards, { id: 'P', promo: true, faces: [{ ...face('P'), green: true }] }] }),
    )
    expect(loaded.name).toBe('My boards')
    expect(loaded.pods).toEqual([2, 3, 'die'])
    expect(loaded.boards).toHaveLength(6)
    expect(loaded.boards[0]).toMatchObject({ id: '1', promo: false, faces: [{ id: '1A', green: false }, { id: '1B' }] })
    expect(loaded.boards[5]).toMatchObject({ id: 'P', promo: true, faces: [{ id: 'P', green: true }] })
    expect(loaded.boards[5]?.faces[0]?.zones.map(formatReward)).toEqual(['1', '2', '3'])
  })

  test('may name a face once for all languages, or once for each', () => {
    expect(namesIn(withFace({ name: 'Zoo' }))).toEqual({ und: 'Zoo' })
    expect(namesIn(withFace({ name: { en: 'Harbour', fr: 'Port' } }))).toEqual({ en: 'Harbour', fr: 'Port' })
    expect(namesIn(withFace({ name: { 'pt-BR': 'Porto', nl: 'Haven' } }))).toEqual({ 'pt-BR': 'Porto', nl: 'Haven' })
  })

  test('may say that its boards lie in order: every game has that city, the pods fall anew', () => {
    const one = having({ boards: '12345'.split('').map((id) => ({ id, faces: [face(id)] })), inOrder: true })
    const cities = [1, 2, 3].map((seed) => drawGame({ seats: 3, edition: loadEdition(one) }, seededDice(seed)))
    for (const { districts } of cities) expect(districts.map((each) => each.face)).toEqual(['1', '2', '3', '4', '5'])
    expect(loadEdition(edition())).not.toHaveProperty('inOrder')
    expect(messageFor(having({ inOrder: 'yes' }))).toBe('inOrder: expected true or false')
  })

  test('may leave all names to the page', () => {
    const nameless = (id: string) => ({ id, faces: [{ id: `${id}A`, zones: ['1', '2', '3'] }] })
    const { boards } = loadEdition(having({ boards: '12345'.split('').map(nameless) }))
    expect(boards.flatMap(({ faces }) => faces.map(({ names }) => names))).toEqual([null, null, null, null, null])
  })

  test('is played with like the house edition', () => {
    const loaded = loadEdition(JSON.parse(JSON.stringify(having({ boards: '1234567'.split('').map(board) }))))
    const { districts, stack } = drawGame({ seats: 5, edition: loaded }, seededDice(3))
    expect(districts).toHaveLength(7)
    expect(stack).toHaveLength(3)
  })

  test('may be the house edition itself, written out', () => {
    const boards = houseEdition.boards.map(({ id, promo, faces }) => ({
      id,
      promo,
      faces: faces.map(({ id, green, zones }) => ({ id, green, zones: zones.map(formatReward) })),
    }))
    expect(loadEdition({ name: 'house', boards, pods: houseEdition.pods })).toEqual(houseEdition)
  })

  test('has too few boards for a bigger table: the draw says so', () => {
    const loaded = loadEdition(edition())
    expect(drawGame({ seats: 3, edition: loaded }, seededDice(1)).districts).toHaveLength(5)
    expect(() => drawGame({ seats: 4, edition: loaded }, seededDice(1))).toThrow(
      '4 seats need 6 boards, this choice has 5',
    )
    expect(() => drawGame({ seats: 3, edition: loaded, firstGame: true }, seededDice(1))).toThrow('this choice has 0')
  })

  test('at the limits is fine', () => {
    const boards = Array.from({ length: 60 }, (_, n) => board(`b${n}`))
    const pods = Array.from({ length: 200 }, () => 99)
    expect(messageFor(having({ boards, pods, name: 'n'.repeat(40) }))).toBe('no error')
    expect(messageFor(having({ pods: [0] }))).toBe('no error')
    expect(messageFor(having({ pods: [] }))).toBe('no error')
  })

  test.each<[string, unknown, string]>([
    ['no object', 'text', 'expected an object, found "text"'],
    ['null', null, 'expected an object, found null'],
    ['nothing', undefined, 'expected an object, found nothing'],
    ['a list', [1], 'expected an object, found [1]'],
    ['an unknown key', having({ colour: 1 }), 'unknown key "colour"; known are name, boards, pods, inOrder'],
    ['no name', { boards: [], pods: [] }, '"name" is missing'],
    ['no boards', { name: 'x', pods: [] }, '"boards" is missing'],
    ['an empty name', having({ name: ' ' }), 'name: expected a text of 1 to 40 characters, found " "'],
    [
      'a long name',
      having({ name: 'n'.repeat(41) }),
      `name: expected a text of 1 to 40 characters, found "${'n'.repeat(38)}…`,
    ],
    ['a name that is no text', having({ name: 7 }), 'name: expected a text of 1 to 40 characters, found 7'],
    ['boards that are no list', having({ boards: {} }), 'boards: expected a list, found {}'],
    ['too many boards', having({ boards: Array(61).fill(0) }), 'boards: expected at most 60, found 61'],
    [
      'four boards',
      having({ boards: '1234'.split('').map(board) }),
      'boards: expected at least 5 that are not promo (7 for 5 players), found 4',
    ],
    ['a pod of 100', having({ pods: [2, 100] }), 'pods[1]: expected a whole number from 0 to 99 or "die", found 100'],
    ['a pod below 0', having({ pods: [-1] }), 'pods[0]: expected a whole number from 0 to 99 or "die", found -1'],
    ['half a pod', having({ pods: [1.5] }), 'pods[0]: expected a whole number from 0 to 99 or "die", found 1.5'],
    ['a pod in quotes', having({ pods: ['2'] }), 'pods[0]: expected a whole number from 0 to 99 or "die", found "2"'],
    ['too many pods', having({ pods: Array(201).fill(1) }), 'pods: expected at most 200, found 201'],
    ['a board that is a number', having({ boards: [3] }), 'boards[0]: expected an object, found 3'],
    ['an unknown key of a board', withBoard({ size: 1 }), 'boards[5]: unknown key "size"; known are id, faces, promo'],
    ['a board without id', withBoard({ id: '' }), 'boards[5].id: expected a text of 1 to 40 characters, found ""'],
    ['promo that is a text', withBoard({ promo: 'no' }), 'boards[5].promo: expected true or false'],
    ['no faces', withBoard({ faces: [] }), 'boards[5].faces: expected one or two faces, found none'],
    ['three faces', withBoard({ faces: [1, 2, 3] }), 'boards[5].faces: expected at most 2, found 3'],
    ['a face that is null', withBoard({ faces: [null] }), 'boards[5].faces[0]: expected an object, found null'],
    [
      'an unknown key of a face',
      withFace({ zone: 1 }),
      'boards[5].faces[0]: unknown key "zone"; known are id, zones, name, green',
    ],
    ['a face without id', withFace({ id: 6 }), 'boards[5].faces[0].id: expected a text of 1 to 40 characters, found 6'],
    ['green that is a number', withFace({ green: 1 }), 'boards[5].faces[0].green: expected true or false'],
    [
      'an empty face name',
      withFace({ name: '' }),
      'boards[5].faces[0].name: expected a text of 1 to 40 characters, found ""',
    ],
    [
      'a name in fewer languages than another',
      withBoard({
        faces: [
          { ...face('6A'), name: { en: 'Zoo', fr: 'Zoo' } },
          { ...face('6B'), name: { en: 'Port' } },
        ],
      }),
      'boards[5].faces[1].name: "fr" is missing',
    ],
    [
      'a face without a name beside others',
      withFace({ name: undefined }),
      'boards[5].faces[0]: "name" is missing; other faces have one',
    ],
    [
      'a name in no language',
      withFace({ name: {} }),
      'boards[5].faces[0].name: expected a text for at least one language, found none',
    ],
    [
      'a language that is none',
      withFace({ name: { English: 'Zoo' } }),
      'boards[5].faces[0].name: expected language tags such as "en", "fr" or "pt-BR", found "English"',
    ],
    [
      'a name that is a list',
      withFace({ name: ['Zoo'] }),
      'boards[5].faces[0].name: expected an object, found ["Zoo"]',
    ],
    [
      'an empty French name',
      withFace({ name: { en: 'Zoo', fr: '' } }),
      'boards[5].faces[0].name.fr: expected a text of 1 to 40 characters, found ""',
    ],
    [
      'an empty English name',
      withFace({ name: { en: '', fr: 'Zoo' } }),
      'boards[5].faces[0].name.en: expected a text of 1 to 40 characters, found ""',
    ],
    ['two zones', withFace({ zones: ['1', '2'] }), 'boards[5].faces[0].zones: expected three zones, found 2'],
    ['four zones', withFace({ zones: ['1', '2', '3', '4'] }), 'boards[5].faces[0].zones: expected at most 3, found 4'],
    ['zones that are no list', withFace({ zones: '1' }), 'boards[5].faces[0].zones: expected a list, found "1"'],
    [
      'a zone that is a number',
      withFace({ zones: ['1', 2, '3'] }),
      'boards[5].faces[0].zones[1]: expected a reward in quotes, found 2',
    ],
    [
      'a wrong reward',
      withFace({ zones: ['1', '2', 'coppy-cw'] }),
      'boards[5].faces[0].zones[2]: expected a reward, found "coppy-cw" at column 1',
    ],
    ['a board id twice', withBoard({ id: '3' }), 'boards: the id "3" stands twice'],
    ['a face id twice', withFace({ id: '3B' }), 'faces: the id "3B" stands twice'],
  ])('%s is named with its place', (_, json, message) => {
    expect(messageFor(json)).toBe(message)
  })

  test('promo boards do not count towards the five', () => {
    const boards = '12345'.split('').map((id) => ({ ...board(id), promo: id === '5' }))
    expect(messageFor(having({ boards }))).toContain('found 4')
  })

  test('a long piece of text is cut in the message', () => {
    const message = messageFor(withFace({ zones: [{ reward: 'a very long thing that goes on and on and on' }, 1, 2] }))
    expect(message).toBe(
      'boards[5].faces[0].zones[0]: expected a reward in quotes, found {"reward":"a very long thing that goes …',
    )
  })

  test('zones can be read on their own', () => {
    expect(loadZones(['1', 'pod', '0'], 'here').map(formatReward)).toEqual(['1', 'pod', '0'])
    expect(() => loadZones(['1', 'pod'], 'here')).toThrow('here: expected three zones, found 2')
  })
})
