import { test } from 'vitest'
import { expectSameEnd } from './replayPlayer.ts'

test('200 random games: the replayed end equals the played one in every byte', () => {
  for (let seed = 1; seed <= 200; seed++) expectSameEnd(seed)
})
