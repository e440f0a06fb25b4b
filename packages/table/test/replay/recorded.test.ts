import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalJson, type Replay, verifyReplayText } from '@jelly/dice'
import { RULES_VERSION } from '@jelly/rules'
import { expect, test } from 'vitest'
import { pinsOf, ReplayPlayer, roundsOf } from '../../src/replay/index.ts'
import { played } from './replayPlayer.ts'

const FOLDERS = [join(import.meta.dirname, 'recorded'), join(import.meta.dirname, '../../../dice/test/recorded')]
const files = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
const texts = files.map((file) => [file.split('/').at(-1) ?? '', readFileSync(file, 'utf8')] as const)

test('there is one of every version of the rules so far', () => {
  const versions = new Set(texts.map(([, text]) => (JSON.parse(text) as Replay).rules))
  expect([...versions].sort((one, other) => one - other)).toEqual(
    Array.from({ length: RULES_VERSION }, (_, n) => n + 1),
  )
})

/** Written by the program as it was then, and never again. */
test.each(texts)('%s still checks, and is shown from its first event to its last', (_, text) => {
  expect(verifyReplayText(text)).toMatchObject({ ok: true })
  const replay = JSON.parse(text) as Replay
  const player = new ReplayPlayer(replay)
  expect(roundsOf(player)).toHaveLength(4)
  expect(pinsOf(player).filter(({ kind }) => kind === 'place').length).toBeGreaterThan(20)
  expect(canonicalJson(player.stateAt(player.end).game)).toBe(canonicalJson(played(replay)))
  expect(player.viewAt(player.end, 0).game?.result).toEqual(replay.result)
})
