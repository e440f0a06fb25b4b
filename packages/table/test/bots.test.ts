import { botOf, type Temperament, type Thought } from '@jelly/bots'
import { seededRandomness } from '@jelly/rules'
import { describe, expect, it } from 'vitest'
import type { BotMind } from '../src/index.ts'
import type { Player } from './support/Player.ts'
import { inScramble, TestTable } from './support/TestTable.ts'

const real: BotMind = {
  think: (level, temperament, view, seat, seed) =>
    botOf(level, temperament as Temperament).think(view, seat, seededRandomness(seed)),
}

describe('bots at a table', () => {
  it('play a whole game with a person who does nothing, at every level below ace', { timeout: 120_000 }, async () => {
    const table = await TestTable.open({ settings: { players: 4, briefing: false }, ports: { botMind: real } })
    const ann = await table.join('Ann')
    for (const [n, level] of (['rookie', 'regular', 'veteran'] as const).entries())
      await table.ask(ann, { type: 'seatBot', seat: n + 1, level })
    await table.ask(ann, { type: 'startGame' })
    await table.until('ended')
    expect(table.problems).toEqual([])
    expect(ann.game.result?.scores.slice(1).every((score) => score > 2)).toBe(true)
  })

  it('see what their seat may see and nothing else', async () => {
    const views: { view: Parameters<BotMind['think']>[2]; seat: number }[] = []
    const spy: BotMind = {
      think(level, temperament, view, seat, seed) {
        views.push({ view, seat })
        return real.think(level, temperament, view, seat, seed)
      },
    }
    const { table } = await inScramble(['Ann'], { ports: { botMind: spy } })
    await table.until('ledger')
    expect(views.length).toBeGreaterThan(20)
    for (const { view, seat } of views) {
      expect(view.stack).toBeNull()
      view.squads.forEach(({ tray, pods }, other) => {
        expect([other, tray === null, pods === null]).toEqual([other, other !== seat, other !== seat])
      })
    }
  })

  it('may think elsewhere, and act as late as they would have anyway', async () => {
    const waiting: (() => void)[] = []
    const slow: BotMind = {
      think: (level, temperament, view, seat, seed) =>
        new Promise<Thought | null>((resolve) =>
          waiting.push(() => resolve(real.think(level, temperament, view, seat, seed))),
        ),
    }
    const { table, players } = await inScramble(['Ann'], { ports: { botMind: slow } })
    const [ann] = players as [Player]
    await table.wait(20_000)
    expect(ann.game.squads[1]?.hand.length).toBe(7)
    while (ann.view.phase === 'scramble') {
      for (const think of waiting.splice(0)) think()
      await table.wait(500)
    }
    expect(ann.game.squads.slice(1).some(({ hand }) => hand.length < 7)).toBe(true)
  })

  it('that fail, or want what is not allowed, do not break the table', async () => {
    const bad: BotMind[] = [
      {
        think() {
          throw new Error('a bot that fails')
        },
      },
      { think: () => Promise.reject(new Error('a bot that fails later')) },
      { think: () => ({ command: { type: 'placeDie', die: 99, district: 99 }, after: 0 }) },
    ]
    for (const botMind of bad) {
      const { table, players } = await inScramble(['Ann'], { ports: { botMind }, settings: { flipAfterStart: 30 } })
      const [ann] = players as [Player]
      await table.until('ledger')
      expect([table.problems, ann.game.round]).toEqual([[], 1])
    }
  })

  it('run as much faster as the table does', async () => {
    const botMind: BotMind = {
      think: (_level, _temperament, view, seat) => ({
        command: { type: 'placeDie', die: view.squads[seat]?.hand[0] ?? 0, district: 0 },
        after: 1500,
      }),
    }
    const placedAfter = async (speed: number): Promise<number> => {
      const { table } = await inScramble(['Ann'], { ports: { botMind }, speed })
      const start = table.ports.clock.now()
      await table.wait(2000)
      const first = table.ports.journal.rows().find(({ request }) => request?.type === 'placeDie')
      return (first?.at ?? 0) - start
    }
    expect([await placedAfter(1), await placedAfter(10)]).toEqual([1500, 150])
  })
})
