import { buildReplay, replayText, verifyReplayText } from '@jelly/dice'
import { describe, expect, it } from 'vitest'
import { TestTable } from './support/TestTable.ts'

/** Whole games take a while on a busy machine. */
const PATIENCE = { timeout: 120_000 }

describe('a whole game with one person and bots', PATIENCE, () => {
  for (const players of [3, 4, 5] as const) {
    it(`of ${players} seats comes to its end by itself, and can be checked`, async () => {
      const table = await TestTable.open({ seed: players, quick: true, settings: { players } })
      const ann = await table.join('Ann')
      await table.ask(ann, { type: 'giveSeed', seed: 'ann' })
      await table.until('ended')
      expect(table.problems).toEqual([])
      expect(ann.view.game?.result?.scores).toHaveLength(players)
      table.expectTrueViews()
      const [parts] = table.games
      if (parts === undefined) throw new Error('no replay')
      const verdict = verifyReplayText(replayText(buildReplay(parts)), { commitment: ann.view.dice.commitment })
      expect(verdict).toMatchObject({ ok: true })
      expect(parts.seeds[ann.seat]).toBe('ann')
    })
  }

  it('at ten times the speed takes a tenth of the time', async () => {
    const slow = await timeOfGame(1)
    const fast = await timeOfGame(10)
    expect(slow / fast).toBeGreaterThan(8)
    expect(slow / fast).toBeLessThan(12)
  })
})

async function timeOfGame(speed: number): Promise<number> {
  const table = await TestTable.open({ seed: 9, quick: true, speed, settings: { players: 3 } })
  await table.join('Ann')
  await table.until('countdown')
  const start = table.ports.clock.now()
  await table.until('ended')
  return table.ports.clock.now() - start
}
