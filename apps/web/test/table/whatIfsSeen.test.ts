import { replayMoments } from '@jelly/client/replay'
import { randomGame } from '@jelly/dice/testing'
import { ReplayPlayer, whatIfs } from '@jelly/table/replay'
import { expect, test } from 'vitest'
import { whatIfsSeen } from '../../src/screens/table/ledger/whatIfsSeen.ts'
import { scenesOf } from '../../src/screens/table/model/scenes.ts'

test('what everybody saw tells the same as the record, for each district of each round', () => {
  let told = 0
  for (const seed of [1, 2, 3, 5, 8]) {
    const player = new ReplayPlayer(randomGame(seed, { seats: 3 + (seed % 3) }))
    const all = replayMoments(player, 'spectator')
    for (const { seq, round } of all.filter(({ event }) => event.type === 'centerScored')) {
      const { game } = player.viewAt(seq, 'spectator')
      const moments = all.filter((moment) => moment.seq <= seq)
      if (game === null) throw new Error('no game')
      for (const scene of scenesOf(moments, round)) {
        const found = whatIfsSeen(game, moments, scene)
        const scored = all.find(
          ({ event, round: when }) =>
            when === round && event.type === 'districtScored' && event.district === scene.district,
        )
        // Where dice would have been rolled again only the record knows how they fall.
        if (found.length > 0) expect(found).toEqual(whatIfs(player, scored?.seq ?? 0))
        told += found.length
      }
    }
  }
  expect(told).toBeGreaterThan(100)
})
