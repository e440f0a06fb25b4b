import { replayText } from '@jelly/dice'
import { randomGame } from '@jelly/dice/testing'
import { ownerOf } from '@jelly/rules'
import { describe, expect, test } from 'vitest'
import type { KeptGame } from '../../src/connection/games/keptGames.ts'
import { gamesFile, gamesIn } from '../../src/screens/games/gamesFile.ts'
import { readGames, statisticsOf } from '../../src/screens/games/statistics.ts'

const replays = [randomGame(1, { seats: 3 }), randomGame(2, { seats: 4 }), randomGame(3, { seats: 4 })]
const mine: KeptGame[] = replays.map((replay, n) => ({
  gameId: replay.gameId,
  text: replayText(replay),
  seat: n,
  practice: n === 0,
  finishes: { won: n + 1, lost: 2 * n },
}))
const watched: KeptGame = {
  gameId: 'other',
  text: replayText(randomGame(9, { seats: 5 })),
  seat: null,
  practice: false,
  finishes: { won: 50, lost: 50 },
}

describe('what my games come to', () => {
  const found = statisticsOf(readGames([...mine, watched]))

  test('wins by the number of players; a game that I only watched does not count', () => {
    expect(found.games).toBe(3)
    expect(found.bySeats.map(({ seats, games }) => [seats, games])).toEqual([
      [3, 1],
      [4, 2],
    ])
    const wins = replays.filter(({ result }, seat) => result?.winners.includes(seat)).length
    expect(found.bySeats.reduce((sum, one) => sum + one.wins, 0)).toBe(wins)
  })

  test('kicks made and suffered, photo finishes, luck', () => {
    const kicks = replays.map(({ entries }) =>
      entries.flatMap(({ events }) => events.filter((event) => event.type === 'dieKicked')),
    )
    const count = (is: (by: number, whom: number, me: number) => boolean): number =>
      kicks.flatMap((all, me) => all.filter(({ seat, die }) => is(seat, ownerOf(die), me))).length
    expect(found.kicksMade).toBe(count((by, whom, me) => by === me && whom !== me))
    expect(found.kicksSuffered).toBe(count((by, whom, me) => by !== me && whom === me))
    expect(found.finishes).toEqual({ won: 1 + 2 + 3, lost: 0 + 2 + 4 })
    expect(found.luck.mean).toBeCloseTo(3.5, 0)
  })

  test('taken along as a file they come to the same; what is no count is left out', () => {
    expect(gamesIn(gamesFile(mine))).toEqual({ games: mine, leftOut: 0 })
    const spoilt = gamesFile(mine).replace('"won":1', '"won":"many"')
    expect(gamesIn(spoilt)?.games[0]).not.toHaveProperty('finishes')
  })

  test('games that were changed are left out, and counted', () => {
    const [first, ...rest] = mine.map((game) => ({ ...game, text: game.text.replace('Gina', 'Gino') }))
    if (first === undefined) throw new Error('no game')
    expect(gamesIn(gamesFile([first, ...mine.slice(1)]))).toEqual({ games: mine.slice(1), leftOut: 1 })
    expect(gamesIn(gamesFile([first, ...rest]))).toEqual({ games: [], leftOut: 3 })
  })
})
