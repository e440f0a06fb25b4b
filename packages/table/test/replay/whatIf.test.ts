import type { Event } from '@jelly/rules'
import { describe, expect, test } from 'vitest'
import { pinsOf, ReplayPlayer, whatIfs } from '../../src/replay/index.ts'
import { gameOf } from './replayPlayer.ts'

const eventsOf = (player: ReplayPlayer, moment: number): Event[] =>
  player.rows[moment - 1]?.events.flatMap((told) => (told.type === 'game' ? [told.event] : [])) ?? []

/** All scorings of a few games, with what the rules say about them. */
const scorings = [1, 2, 3, 5, 8].flatMap((seed) => {
  const player = new ReplayPlayer(gameOf(seed))
  return player.rows.flatMap((_, n) => {
    const scored = eventsOf(player, n + 1).find(({ type }) => type === 'districtScored')
    return scored?.type === 'districtScored' ? [{ player, moment: n + 1, scored, found: whatIfs(player, n + 1) }] : []
  })
})

describe('what if', () => {
  test('each kind is found, and some of each made a difference', () => {
    const all = scorings.flatMap(({ found }) => found)
    for (const kind of ['kick', 'slide', 'twins'] as const) {
      expect(all.some(({ without, isSame }) => without === kind && !isSame)).toBe(true)
    }
    expect(all.some(({ isSame }) => isSame)).toBe(true)
  })

  test('it names who did the last of it in that round', () => {
    for (const { player, moment, scored, found } of scorings) {
      const start = pinsOf(player).filter((pin) => pin.moment < moment && pin.district === scored.district)
      const round = player.stateAt(moment).game?.round
      const kick = start.findLast((pin) => pin.kind === 'kick' && player.stateAt(pin.moment).game?.round === round)
      expect(found.find(({ without }) => without === 'kick')?.by).toBe(kick?.seat)
      expect(found.some(({ without }) => without === 'twins')).toBe(scored.cancelled.length > 0)
    }
  })

  test('a district where nobody did any of it has nothing to tell', () => {
    expect(scorings.some(({ found }) => found.length === 0)).toBe(true)
  })

  test('the game itself stays as it was', () => {
    const [one] = scorings
    if (one === undefined) throw new Error('no scoring')
    const { player, moment } = one
    const before = JSON.stringify(player.stateAt(moment - 1))
    whatIfs(player, moment)
    expect(JSON.stringify(player.stateAt(moment - 1))).toBe(before)
  })
})
