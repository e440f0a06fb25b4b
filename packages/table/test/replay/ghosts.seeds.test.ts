import { seededRandomness } from '@jelly/rules'
import { ReplayPlayer } from '../../src/replay/index.ts'
import { test } from 'vitest'
import { expectSameGame, recordedGame } from './ghostGames.ts'

test('ghosts that nobody disturbs play the identical game to its end, wherever it is taken up', async () => {
  for (let seed = 10; seed < 30; seed++) {
    const settings = seed % 4 === 0 ? ({ sandFactor: 2, tempo: 'relaxed' } as const) : {}
    const replay = await recordedGame(seed, settings, seed % 5 === 0 ? 6 : 1)
    const random = seededRandomness(seed)
    const { end } = new ReplayPlayer(replay)
    for (let n = 0; n < 3; n++) await expectSameGame(replay, 1 + random(end - 2), random(replay.players.length))
  }
})
