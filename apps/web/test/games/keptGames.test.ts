import { expect, test } from 'vitest'
import { keepGame, keptGame } from '../../src/connection/games/keptGames.ts'

const mine = { gameId: 'a', text: '{}', seat: 2, practice: true, finishes: { won: 3, lost: 1 } }

test('a game that comes again as a file, or is watched, stays the one that I played', async () => {
  await keepGame(mine)
  await keepGame({ gameId: 'a', text: '{"other":1}', seat: null, practice: false })
  expect(await keptGame('a')).toEqual(mine)
  // What is known better is taken.
  await keepGame({ ...mine, finishes: { won: 4, lost: 1 } })
  expect((await keptGame('a'))?.finishes).toEqual({ won: 4, lost: 1 })
})
