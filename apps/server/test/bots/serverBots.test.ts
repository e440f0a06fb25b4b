import { botOf } from '@jelly/bots'
import {
  decide,
  drawGame,
  houseEdition,
  isRefusal,
  newState,
  evolve,
  seededDice,
  seededRandomness,
  viewOf,
  type State,
} from '@jelly/rules'
import { BOT_LEVELS } from '@jelly/table'
import { afterEach, describe, expect, it } from 'vitest'
import { serverBots, type ServerBots } from '../../src/bots/serverBots.ts'

let mind: ServerBots
afterEach(() => mind.close())

/** A game in which seat 0 has just rolled. */
function rolledGame(): State {
  const dice = seededDice(5)
  const game = newState(drawGame({ seats: 4, edition: houseEdition }, dice))
  for (const [seat, type] of [
    ['table', 'startRound'],
    [0, 'rollDice'],
  ] as const) {
    const events = decide(game, seat, { type }, dice)
    if (isRefusal(events)) throw new Error(events.refused)
    for (const event of events) evolve(game, event)
  }
  return game
}

describe('the minds of bots', () => {
  const view = viewOf(rolledGame(), 0)

  it.each(BOT_LEVELS)('think as a %s does anywhere', async (level) => {
    mind = serverBots()
    const thought = await mind.think(level, 'greedy', view, 0, 9)
    expect(thought).toEqual(botOf(level, 'greedy').think(view, 0, seededRandomness(9)))
    expect(thought).not.toBeNull()
  })

  it('think of an ace elsewhere, of the others at once', () => {
    mind = serverBots()
    expect(mind.think('ace', 'greedy', view, 0, 1)).toBeInstanceOf(Promise)
    expect(mind.think('veteran', 'greedy', view, 0, 1)).not.toBeInstanceOf(Promise)
  })

  it('answer all of many aces, and those of a thread that ends', async () => {
    mind = serverBots()
    const thoughts = Array.from({ length: 100 }, async (_, seed) => mind.think('ace', 'greedy', view, 0, seed))
    await mind.close()
    for (const thought of await Promise.all(thoughts)) expect(thought).not.toBeNull()
    expect(await mind.think('ace', 'greedy', view, 0, 1)).not.toBeNull()
  })

  it('know a temperament that no longer exists', () => {
    mind = serverBots()
    expect(mind.think('rookie', 'melancholic', view, 0, 1)).not.toBeNull()
  })
})
