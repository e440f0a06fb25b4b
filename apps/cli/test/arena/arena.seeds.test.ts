import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test, vi } from 'vitest'
import { playArena } from '../../src/arena/playArena.ts'
import { runArena } from '../../src/arena/runArena.ts'
import { standingsOf } from '../../src/arena/standings.ts'

// Not a measure of speed: a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 })

const SETUP = { bots: ['veteran', 'regular', 'rookie'], players: 3, timed: true, seed: 5 }

test('the same seed brings the same sums, on any number of cores', async () => {
  const alone = playArena(SETUP, 0, 24)
  expect(await runArena(SETUP, 24, 3, () => {})).toEqual(alone)
  expect(playArena({ ...SETUP, seed: 6 }, 0, 24)).not.toEqual(alone)
})

test('without a clock other games are played', () => {
  expect(playArena({ ...SETUP, timed: false }, 0, 6)).not.toEqual(playArena(SETUP, 0, 6))
})

test('victories add up to the games, shared ones in parts', () => {
  const { results } = standingsOf(SETUP, 24, playArena(SETUP, 0, 24))
  expect(results.map(({ bot }) => bot)).toEqual(SETUP.bots)
  expect(results.reduce((sum, { winRate, games }) => sum + winRate * games, 0)).toBeCloseTo(24, 1)
  for (const { winRate, low, high, meanJelly, jellyLow, jellyHigh } of results) {
    expect(low).toBeLessThanOrEqual(winRate)
    expect(high).toBeGreaterThanOrEqual(winRate)
    expect(jellyLow).toBeLessThan(meanJelly)
    expect(jellyHigh).toBeGreaterThan(meanJelly)
  }
})

describe('jelly arena', () => {
  const jelly = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../src/main.ts'), 'arena', ...args])

  test('prints JSON for programs', async () => {
    const { stdout } = await jelly(
      '--bots',
      'veteran,rookie,rookie',
      '--players',
      '3',
      '--games',
      '9',
      '--seed',
      '1',
      '--json',
    )
    const { results } = JSON.parse(stdout) as { results: Record<string, unknown>[] }
    expect(results).toHaveLength(2)
    expect(results[0]).toMatchObject({ bot: 'veteran', games: 9 })
    for (const key of ['winRate', 'low', 'high', 'meanJelly']) expect(results[0]?.[key]).toBeTypeOf('number')
  })

  test('prints a table for people', async () => {
    const { stdout, stderr } = await jelly('--bots', 'regular,rookie', '--players', '3', '--games', '6', '--seed', '1')
    expect(stdout).toContain('regular, regular, rookie')
    expect(stdout).toMatch(/rookie +9 +\d+\.\d % /)
    expect(stderr).toBe('')
  })

  test('says in one sentence what is wrong', async () => {
    await expect(jelly('--bots', 'ace,champion')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is no bot "champion"'),
    })
  })
})
