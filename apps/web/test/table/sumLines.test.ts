import { replayMoments } from '@jelly/client/replay'
import { randomGame } from '@jelly/dice/testing'
import { type Eyes, ReplayPlayer } from '@jelly/table/replay'
import { expect, test } from 'vitest'
import { type SumLine, sumLines } from '../../src/screens/table/ledger/sumLines.ts'
import { changeFor } from '../../src/screens/table/model/scenes.ts'

const player = new ReplayPlayer(randomGame(3, { seats: 4 }))
const seats = [0, 1, 2, 3]

function at(moment: number, eyes: Eyes) {
  const { game } = player.viewAt(moment, eyes)
  if (game === null) throw new Error('no game')
  return { game, moments: replayMoments(player, eyes).filter(({ seq }) => seq <= moment) }
}

const jelly = (lines: readonly SumLine[]): number => lines.reduce((sum, line) => sum + line.jelly, 0)

test('the parts of a sum add up to it, at the end and on the way', () => {
  const { game, moments } = at(player.end, 'xray')
  for (const seat of seats) {
    expect(jelly(sumLines(moments, game, seat, 'game'))).toBe(game.result?.scores[seat])
    const rounds = [1, 2, 3, 4].map((round) => jelly(sumLines(moments, game, seat, round)))
    expect(2 + rounds.reduce((sum, round) => sum + round, 0)).toBe(game.squads[seat]?.jelly)
  }
  const middle = at(Math.floor(player.end / 2), 'xray')
  for (const seat of seats)
    expect(jelly(sumLines(middle.moments, middle.game, seat, 'game'))).toBe(middle.game.squads[seat]?.jelly)
})

test('a part has its scene, and says what that scene brought', () => {
  const { game, moments } = at(player.end, 'xray')
  for (const seat of seats) {
    for (const { scene, jelly, pods } of sumLines(moments, game, seat, 2))
      expect(scene && changeFor(scene, seat)).toEqual({ jelly, pods })
  }
})

test('pods: where each came from, and what they were worth', () => {
  const { game, moments } = at(player.end, 'xray')
  for (const seat of seats) {
    const lines = sumLines(moments, game, seat, 'pods')
    expect(jelly(lines)).toBe((game.result?.scores[seat] ?? 0) - (game.squads[seat]?.jelly ?? 0))
    expect(lines.reduce((sum, { pods }) => sum + pods, 0)).toBe(game.squads[seat]?.podCount)
  }
})

test('while a game runs nobody is told what is in the pods of others', () => {
  let mine = 0
  for (const moment of [0.4, 0.6, 0.8].map((part) => Math.floor(player.end * part))) {
    const { game, moments } = at(moment, 1)
    for (const seat of seats) {
      const known = sumLines(moments, game, seat, 'game').flatMap(({ inPods }) => inPods)
      if (seat === 1) mine += known.length
      else expect(known).toEqual([])
    }
  }
  expect(mine).toBeGreaterThan(0)
})
