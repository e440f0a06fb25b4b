import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namesOf, newState } from '@jelly/rules'
import { describe, expect, test } from 'vitest'
import { type Replay, verifyReplay, verifyReplayText } from '../src/index.ts'
import { signed } from './signed.ts'

const FOLDER = join(import.meta.dirname, 'recorded')
const files = readdirSync(FOLDER).sort()
const textOf = (file: string): string => readFileSync(join(FOLDER, file), 'utf8')
const replayOf = (file: string): Replay => JSON.parse(textOf(file)) as Replay

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

  test('a district that its edition calls otherwise is found out', () => {
    const replay = replayOf('own-edition-rules-1.replay')
    const districts = replay.start.districts.map((district, n) =>
      n === 0 ? { ...district, name: { en: 'Street', fr: 'Rue' } } : district,
    )
    expect(verifyReplay(signed({ ...replay, start: { ...replay.start, districts } }))).toMatchObject({ where: 'start' })
  })
})
