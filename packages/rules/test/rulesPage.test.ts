import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  EditionError,
  formatReward,
  houseEdition,
  ICON_KINDS,
  loadEdition,
  parseReward,
  type Pod,
} from '../src/index.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const page = readFileSync(join(root, 'docs', 'rules.md'), 'utf8')
const editionsPage = readFileSync(join(root, 'docs', 'editions.md'), 'utf8')
const [, english = '', french = '', house = ''] = page.split(/^# (?:English|Français|The house edition.*)$/m)

const numbersIn = (text: string): string[] =>
  [...text.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, number]) => number ?? '')
const notationsIn = (text: string): string[] =>
  [...text.matchAll(/^\| (`[^|]*`)/gm)].flatMap(([, cell]) =>
    [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? ''),
  )

/** Rule numbers at the beginning of test names, with the file. */
function numbersInTests(): { number: string; file: string }[] {
  const files = globSync('{packages,apps}/*/test/**/*.test.{ts,tsx}', { cwd: root })
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const names = source.matchAll(/\b(?:rule|test|it)\(\s*['"`]([A-Z]\d+)\b/g)
    return [...names].map(([, number]) => ({ number: number ?? '', file }))
  })
}

describe('docs/rules.md', () => {
  const numbers = numbersIn(english)
  const proved = numbersInTests()

  test('has every rule once, in English and in French, in the same order', () => {
    const chapters = Object.entries({ S: 5, R: 9, C: 9, W: 7, K: 3 })
    expect(numbers).toEqual(
      chapters.flatMap(([letter, count]) => Array.from({ length: count }, (_, n) => `${letter}${n + 1}`)),
    )
    expect(numbersIn(french)).toEqual(numbers)
  })

  test.each(numbers)('%s has a test', (number) => {
    expect(proved.filter((test) => test.number === number).length).toBeGreaterThan(0)
  })

  test('no test names a rule that is not there', () => {
    expect(proved.filter(({ number }) => !numbers.includes(number))).toEqual([])
  })

  test('every notation it shows is canonical, and the same in both languages', () => {
    expect(notationsIn(english)).toEqual(notationsIn(french))
    expect(notationsIn(english).length).toBeGreaterThan(15)
    for (const notation of notationsIn(english)) expect(formatReward(parseReward(notation))).toBe(notation)
  })

  test('every kind of icon has a line', () => {
    const kinds = notationsIn(english).flatMap((notation) => parseReward(notation).map(({ kind }) => kind))
    expect(new Set(kinds)).toEqual(new Set(ICON_KINDS))
  })

  test('its house edition is the one that is played', () => {
    const rows = houseEdition.boards
      .flatMap(({ faces }) => faces)
      .map(({ id, zones }) => [id, ...zones.map((zone) => `\`${formatReward(zone)}\``)].join(' | '))
    // The two names in between are compared with the page's catalogs, in `apps/web/test/words/districts.test.ts`.
    const shown = [...house.matchAll(/^\| (\w\w) \| [^|]+ \| [^|]+ \| (.*) \|$/gm)].map(
      ([, id, zones]) => `${id} | ${zones}`,
    )
    expect(shown).toEqual(rows)
    const count = (pod: Pod): number => houseEdition.pods.filter((one) => one === pod).length
    const numbers = [2, 3, 4, 5, 6].map((pod) => `${pod} ×${count(pod)}`).join(', ')
    expect(house).toContain(`Pods: ${numbers}, die · dé ×${count('die')}.`)
  })
})

describe('docs/editions.md', () => {
  const example: unknown = JSON.parse(/```json\n(.*?)```/s.exec(editionsPage)?.[1] ?? '')

  test('its example can be played', () => {
    const { boards, pods } = loadEdition(example)
    expect(boards.map(({ id, faces }) => `${id}${faces.length}`)).toEqual(['12', '22', '31', '41', '51', 'P1'])
    expect(pods).toHaveLength(13)
  })

  test('its notations are rewards', () => {
    const codes = [...editionsPage.matchAll(/`"([^`]+)"`/g)].map(([, code]) => code ?? '')
    const rewards = codes.filter((code) => code !== 'die')
    expect(rewards.length).toBeGreaterThan(12)
    for (const reward of rewards) expect(formatReward(parseReward(reward))).toBe(reward)
  })

  test('its messages are those that one gets', () => {
    const shown = [...editionsPage.matchAll(/^\| `(\w[^`]*: [^`]*)` \|/gm)].map(([, message]) => message)
    const face = (change: object) => ({ id: '1A', name: 'Zoo', zones: ['1', '2', '3'], ...change })
    const ids = ['1', '2', '3', '4', '5']
    const having = (change: object, board = 0) => ({
      name: 'x',
      boards: ids.map((id, n) => ({ id, faces: [face(n === board ? { id, ...change } : { id })] })),
      pods: [1, 1, 1],
    })
    const named = (one: unknown, other: unknown) => ({
      ...having({}),
      boards: ids.map((id, n) => ({ id, faces: [face({ id, name: n === 1 ? other : one })] })),
    })
    const wrong = [
      having({ zones: ['1', '2', 'coppy-cw'] }, 1),
      having({ zones: [3, '2', '1'] }),
      having({ zones: ['1', '2'] }),
      having({ colour: 'red' }),
      named({ en: 'Zoo', fr: 'Zoo' }, { en: 'Port' }),
      named('Zoo', undefined),
      { name: 'x', boards: ids.map((id) => ({ id, faces: [face({})] })), pods: [] },
      { ...having({}), boards: ids.slice(1).map((id) => ({ id, faces: [face({ id })] })) },
      { ...having({}), pods: [1, 1, 1, '3'] },
    ]
    expect(shown).toEqual(wrong.map(messageFor))
  })

  function messageFor(json: unknown): string {
    try {
      loadEdition(json)
    } catch (error) {
      if (error instanceof EditionError) return error.message
      throw error
    }
    return 'no error'
  }
})
