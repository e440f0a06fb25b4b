import type { GameHistory } from '@jelly/client'
import { historyAt, replayMoments } from '@jelly/client/replay'
import { randomGame } from '@jelly/dice/testing'
import { ReplayPlayer } from '@jelly/table/replay'
import { describe, expect, test } from 'vitest'
import { type Board, boardOf, spelled } from '../../src/screens/replay/drawn/board.ts'

const player = new ReplayPlayer(randomGame(77, { seats: 4 }))
const moments = replayMoments(player, 'xray')

function at(moment: number): { board: Board; view: ReturnType<ReplayPlayer['viewAt']>; history: GameHistory } {
  const view = player.viewAt(moment, 'xray')
  const history = historyAt(moments, player.replay.gameId, moment)
  return { board: boardOf(view, () => history), view, history }
}

const all = Array.from({ length: player.end }, (_, n) => at(n + 1))

describe('the board that is drawn', () => {
  test('is the board of the table while dice are placed', () => {
    const played = all.filter(({ view }) => view.phase === 'scramble')
    expect(played.length).toBeGreaterThan(50)
    for (const { board, view } of played) {
      expect(board.cards.map(({ dice }) => dice)).toEqual(view.game?.districts.map(({ dice }) => dice))
      expect(board.cards.map(({ target }) => target)).toEqual(view.game?.districts.map(({ target }) => target))
      expect(board.cards.map(({ lockedBy }) => lockedBy)).toEqual(view.game?.districts.map(({ lockedBy }) => lockedBy))
      expect(board.center).toBe(view.game?.center)
    }
  })

  test('is ready to start between two rounds', () => {
    const counted = all.filter(({ view }) => view.phase === 'countdown')
    expect(counted.length).toBeGreaterThan(0)
    for (const { board } of counted) {
      expect(board.center).toEqual([])
      for (const card of board.cards) expect(card).toEqual({ dice: [], target: 1, lockedBy: null })
    }
  })

  test('shows the dice of a district that is scored with the twins that left it', () => {
    const twins = all.flatMap(({ board, history }) => {
      const last = history.moments.at(-1)?.event
      return last?.type === 'districtScored' && last.cancelled.length > 0 ? [{ board, last }] : []
    })
    expect(twins.length).toBeGreaterThan(0)
    for (const { board, last } of twins) {
      const lying = board.cards[last.district]?.dice.map(({ die }) => die)
      expect(lying).toEqual(expect.arrayContaining([...last.cancelled]))
    }
  })

  test('is spelled as seat and value of each die', () => {
    expect(spelled([])).toBe('')
    const { board } = all.find(({ board: { cards } }) => cards.some(({ dice }) => dice.length > 1)) ?? at(1)
    const dice = board.cards.find((card) => card.dice.length > 1)?.dice ?? []
    expect(spelled(dice)).toMatch(/^\d:[1-6]( \d:[1-6])+$/)
  })
})
