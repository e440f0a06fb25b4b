import { botOf, type Temperament, TEMPERAMENTS } from '@jelly/bots'
import { type Event, seededRandomness } from '@jelly/rules'
import { describe, expect, it } from 'vitest'
import type { BotMind, JournalRow } from '../src/index.ts'
import { occasionFor, reactionTo } from '../src/seats/botReactions.ts'
import { BOT_SILENCE } from '../src/seats/BotVoices.ts'
import { TestTable } from './support/TestTable.ts'

const real: BotMind = {
  think: (level, temperament, view, seat, seed) =>
    botOf(level, temperament as Temperament).think(view, seat, seededRandomness(seed)),
}

interface Said {
  readonly at: number
  readonly seat: number
  readonly emote: string
}

const saidIn = (rows: readonly JournalRow[]): Said[] =>
  rows.flatMap(({ at, events }) =>
    events.flatMap((event) => (event.type === 'emoted' ? [{ at, seat: event.seat, emote: event.emote }] : [])),
  )

async function gameOf(seed: number): Promise<{ said: Said[]; shown: number }> {
  const table = await TestTable.open({ seed, settings: { players: 5, briefing: false }, ports: { botMind: real } })
  const ann = await table.join('Ann')
  await table.ask(ann, { type: 'startGame' })
  await table.until('ended')
  await table.wait(3000)
  const shown = ann.messages.filter(({ type }) => type === 'emote').length
  return { said: saidIn(table.ports.journal.rows()), shown }
}

describe('what bots say', () => {
  it('is heard now and then, and never twice in 25 seconds from one of them', { timeout: 120_000 }, async () => {
    const { said, shown } = await gameOf(3)
    expect(said.length).toBeGreaterThan(2)
    expect(shown).toBe(said.length)
    for (const seat of [0, 1, 2, 3, 4]) {
      const times = said.filter((one) => one.seat === seat).map(({ at }) => at)
      if (seat === 0) expect(times).toEqual([])
      times.slice(1).forEach((at, n) => expect(at - (times[n] ?? 0)).toBeGreaterThanOrEqual(BOT_SILENCE))
    }
  })

  it('is the same in the same game', { timeout: 120_000 }, async () => {
    expect((await gameOf(4)).said).toEqual((await gameOf(4)).said)
  })

  it('is about what everybody sees: rolls and pods are nothing to speak of', () => {
    const secret: Event[] = [
      { type: 'diceRolled', seat: 1, values: [6, 6, 6, 6, 6, 6, 6] },
      { type: 'podTaken', seat: 1, pod: 5, source: null },
    ]
    for (const event of secret) expect(occasionFor(1, event)).toBeNull()
    expect(occasionFor(1, { type: 'dieKicked', seat: 0, die: 7, district: 0 })).toBe('kicked')
    expect(occasionFor(2, { type: 'dieKicked', seat: 0, die: 7, district: 0 })).toBeNull()
    expect(occasionFor(0, { type: 'dieKicked', seat: 0, die: 7, district: 0 })).toBe('kicks')
  })

  it('is in character', () => {
    const kicked = TEMPERAMENTS.map((temperament) => reactionTo(temperament, 'kicked', 0))
    expect(kicked).toEqual(['ouch', 'ouch', null, 'wow'])
    expect(reactionTo('cautious', 'kicks', 0)).toBe('sorry')
    expect(reactionTo('cautious', 'kicks', 99)).toBeNull()
  })
})
