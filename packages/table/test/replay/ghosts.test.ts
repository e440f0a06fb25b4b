import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BotLevel } from '@jelly/bots'
import type { Replay } from '@jelly/dice'
import type { Seat } from '@jelly/rules'
import { describe, expect, test } from 'vitest'
import type { BotMind } from '../../src/model/ports.ts'
import { openPlayOn, type PlayOn, type Rival } from '../../src/replay/index.ts'
import { testPorts } from '../../src/testing/index.ts'
import { expectSameGame, recordedGame } from './ghostGames.ts'

test.each([1, 3])('ghosts that nobody disturbs play the identical game to its end (%i)', async (seed) => {
  const replay = await recordedGame(seed)
  for (const moment of [1, 2, 60, 150]) await expectSameGame(replay, moment, 1)
})

/** Somebody takes a seat and does nothing there. */
async function sitIdle(replay: Replay, wishes: Pick<PlayOn, 'moment' | 'rivals'>) {
  const ports = testPorts(5, () => undefined)
  const table = await openPlayOn({ replay, seat: 1, name: 'Zoë', ...wishes }, 'me', ports)
  table.connect('line', 'me', 'Zoë')
  const ended = await ports.clock.advanceUntil(() => table.summary().phase === 'ended', 7_200_000)
  const { state } = table.inspect()
  await table.shutdown()
  return { ended, state }
}

describe('who takes a seat and plays otherwise', () => {
  const all = (kind: Rival['kind']): Rival[] => Array.from({ length: 5 }, () => ({ kind, level: 'regular' }))

  test('comes to another end, against ghosts and against bots, with the same dice', async () => {
    const replay = await recordedGame(2)
    for (const kind of ['ghost', 'bot'] as const) {
      const { ended, state } = await sitIdle(replay, { moment: 40, rivals: all(kind) })
      expect(ended).toBe(true)
      expect(state.dice).toMatchObject({ key: replay.key, gameId: replay.gameId, seeds: replay.seeds })
      expect(state.game?.result?.scores).not.toEqual(replay.result?.scores)
    }
  })

  test('each rival is a ghost or a bot, of a level of its own', async () => {
    const replay = await recordedGame(4)
    const asked = new Map<Seat, BotLevel>()
    const botMind: BotMind = {
      think(level, _temperament, _view, seat) {
        asked.set(seat, level)
        return null
      },
    }
    const ports = testPorts(5, () => undefined, { botMind })
    const rivals: Rival[] = [
      { kind: 'ghost', level: 'rookie' },
      { kind: 'ghost', level: 'regular' },
      { kind: 'bot', level: 'ace' },
      { kind: 'bot', level: 'veteran' },
    ]
    const table = await openPlayOn({ replay, moment: 2, seat: 1, name: 'Zoë', rivals }, 'me', ports)
    table.connect('line', 'me', 'Zoë')
    await ports.clock.advance(2000)
    expect([...asked]).toEqual([
      [2, 'ace'],
      [3, 'veteran'],
    ])
    expect(table.inspect().state.seats[0]).toMatchObject({ kind: 'bot', level: 'rookie' })
    await table.shutdown()
  })

  test.each(['house-rules-1', 'own-edition-rules-1'])('plays on under today’s rules: %s', async (name) => {
    const file = join(import.meta.dirname, `../../../dice/test/recorded/${name}.replay`)
    const replay = JSON.parse(readFileSync(file, 'utf8')) as Replay
    const { ended } = await sitIdle(replay, { moment: 90, rivals: all('ghost') })
    expect(ended).toBe(true)
  })
})
