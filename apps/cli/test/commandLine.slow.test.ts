import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { jelly } from './support/jelly.ts'

const folder = mkdtempSync(join(tmpdir(), 'jelly-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const position = JSON.stringify({
  seats: ['Gina', 'Sam', 'Charlie'],
  districts: [{ face: '1A', dice: { Sam: [4] } }, { face: '2A' }, { face: '3A' }],
})

describe('jelly score', () => {
  test('reads a file, or standard input', async () => {
    const fromFile = await jelly(['score', file('position.json', position)])
    expect(fromFile).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(fromFile.out)).toMatchObject({ jelly: [2, 5, 2] })
    expect(await jelly(['score', '-'], position)).toEqual(fromFile)
  })

  test('answers line by line, and goes on after a wrong line', async () => {
    const wrong = '{"seats": ["Gina", "Sam"], "districts": []}'
    const { code, out } = await jelly(['score', '--lines', '-'], `${position}\n${wrong}\nno JSON\r\n${position}`)
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    expect(code).toBe(0)
    expect(answers).toEqual([
      expect.objectContaining({ jelly: [2, 5, 2] }),
      { error: 'seats: expected 3 to 5 names, found 2' },
      { error: expect.stringContaining('expected JSON') as string },
      expect.objectContaining({ jelly: [2, 5, 2] }),
    ])
  })
})

describe('jelly sim', () => {
  test('finds the same on any number of cores', async () => {
    const options = ['sim', '--games', '60', '--seed', '5', '--bots', 'simple,random', '--json']
    const [one, two] = await Promise.all([jelly([...options, '--cores', '1']), jelly([...options, '--cores', '2'])])
    expect(one).toMatchObject({ code: 0, err: '' })
    expect(two.out).toBe(one.out)
    const { games, seats, scores } = JSON.parse(one.out) as {
      games: number
      seats: { bot: string; winRate: number }[]
      scores: { count: number }[]
    }
    expect(games).toBe(60)
    expect(seats.map(({ bot }) => bot)).toEqual(['simple', 'random', 'simple', 'random'])
    expect(seats.reduce((sum, { winRate }) => sum + winRate, 0)).toBeCloseTo(1, 2)
    expect(scores.reduce((sum, { count }) => sum + count, 0)).toBe(60 * 4)
  })

  test('prints tables and bars for people, with a custom edition', async () => {
    const faces = ['8', '7', '6', '5', '4']
    const edition = {
      name: 'mine',
      boards: faces.map((zone) => ({
        id: zone,
        faces: [{ id: `${zone}x`, name: `Board ${zone}`, zones: [zone, '1', '2'] }],
      })),
      pods: [1, 'die'],
    }
    const path = file('edition.json', JSON.stringify(edition))
    const { code, out } = await jelly(['sim', '--games', '20', '--players', '3', '--seed', '1', '--edition', path])
    expect(code).toBe(0)
    expect(out).toMatch(/^20 games of 3, seed 1\n/)
    expect(out).toMatch(/8x Board 8 +80 +/)
    expect(out).toContain('█')
  })
})

test('jelly bench rules says how many games and actions a second', async () => {
  const { code, out } = await jelly(['bench', 'rules', '--players', '3', '--seconds', '1', '--json'])
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    players: 3,
    gamesPerSecond: expect.any(Number) as number,
    actionsPerSecond: expect.any(Number) as number,
  })
})

test.each<[string, string[]]>([
  ['an unknown command', ['foo']],
  ['an unknown option', ['score', '--foo', 'x']],
  ['no file', ['score']],
  ['a file that is not there', ['score', 'nowhere.json']],
  ['a folder', ['score', '.']],
  ['no number', ['sim', '--games', 'many']],
  ['six players', ['sim', '--players', '6']],
  ['a bot that nobody knows', ['sim', '--bots', 'clever']],
  ['an edition that is none', ['sim', '--edition', file('none.json', '{"name": 1}')]],
  ['no time', ['bench', 'rules', '--seconds', '0']],
])('%s: one sentence and exit code 2', async (_, args) => {
  const { code, out, err } = await jelly(args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err.trimEnd().split('\n')).toHaveLength(1)
  expect(err).not.toMatch(/ at .*:\d+:\d+/)
})

test.each(['score', 'sim', 'bench', 'bench rules'])('jelly %s has help with an example', async (command) => {
  const { code, out } = await jelly([...command.split(' '), '--help'])
  expect(code).toBe(0)
  expect(out).toMatch(/Examples:\n +jelly /)
})
