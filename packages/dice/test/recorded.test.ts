import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namesOf, newState } from '@jelly/rules'
import { describe, expect, test } from 'vitest'
import { buildReplay, editionFromJson, type Replay, replayText, verifyReplay, verifyReplayText } from '../src/index.ts'
import { signed } from '../src/testing/signed.ts'

const FOLDER = join(import.meta.dirname, 'recorded')
const files = readdirSync(FOLDER).sort()
const textOf = (file: string): string => readFileSync(join(FOLDER, file), 'utf8')
const replayOf = (file: string): Replay => JSON.parse(textOf(file)) as Replay

/** What the journal knows of a game. */
const partsOf = ({
  gameId,
  key,
  seeds,
  players,
  startedAt,
  start,
  entries,
  result,
}: Omit<Replay, 'setup' | 'digest'>) => ({ gameId, key, seeds, players, startedAt, start, entries, result }) as const

/** Written by the program as it was then, and never again: people keep such files. */
describe('replays of earlier versions', () => {
  test.each(files)('%s verifies to the byte', (file) => {
    expect(verifyReplayText(textOf(file))).toMatchObject({ ok: true })
  })

  test.each(files)('%s: the names of its districts are still known', (file) => {
    const { start } = replayOf(file)
    const { districts } = newState(start)
    expect(districts.map(({ names }) => names)).toEqual(start.districts.map(namesOf))
    for (const { names } of districts) expect(Object.keys(names ?? {})).toEqual(['en', 'fr'])
  })

  test('one made today from a journal of then is the one that was made then', () => {
    for (const file of files) {
      const { setup, digest, ...replay } = replayOf(file)
      const again = buildReplay({ ...partsOf(replay), setup: { ...setup, edition: editionFromJson(setup.edition) } })
      expect(again.digest).toBe(digest)
      expect(replayText(again)).toBe(textOf(file))
    }
  })

  test('an edition that had one name for all languages said it twice', () => {
    const { setup, start, ...rest } = replayOf('own-edition-rules-1.replay')
    const once = JSON.parse(
      JSON.stringify(setup.edition).replaceAll(/"name":\{"en":"(Street \d 🏙)","fr":"[^}]*"\}/g, '"name":"$1"'),
    )
    const districts = start.districts.map((district) => {
      const { en = '' } = namesOf(district) ?? {}
      return { ...district, name: { en, fr: en } }
    })
    const edition = editionFromJson(once)
    const replay = buildReplay({
      ...partsOf({ ...rest, start }),
      setup: { ...setup, edition },
      start: { ...start, districts },
    })
    expect(edition.boards[0]?.faces[0]?.names).toEqual({ und: 'Street 0 🏙' })
    expect(verifyReplay(replay)).toMatchObject({ ok: true })
  })

  test('a district that its edition calls otherwise is found out', () => {
    const replay = replayOf('own-edition-rules-1.replay')
    const districts = replay.start.districts.map((district, n) =>
      n === 0 ? { ...district, name: { en: 'Street', fr: 'Rue' } } : district,
    )
    expect(verifyReplay(signed({ ...replay, start: { ...replay.start, districts } }))).toMatchObject({ where: 'start' })
  })
})
