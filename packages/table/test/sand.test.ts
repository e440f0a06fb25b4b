import { describe, expect, it } from 'vitest'
import type { Player } from './support/Player.ts'
import { idleMind, placeAll } from './support/playing.ts'
import { inScramble } from './support/TestTable.ts'

const withIdleBots = { ports: { botMind: idleMind } }

describe('the sand', () => {
  it('takes 0.4 s to turn, then everyone sees ten seconds [R7]', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'], withIdleBots)
    const [ann, bob] = players as [Player, Player]
    await placeAll(table, ann)
    await table.ask(ann, { type: 'flipTimer' })
    await table.wait(20)
    const { sandFrom = 0, sand = 0, autoFlip } = bob.view.deadlines
    const flippedAt = table.ports.journal.rows().at(-1)?.at ?? 0
    expect([sandFrom - flippedAt, sand - sandFrom, autoFlip]).toEqual([400, 10_000, undefined])
  })

  it('ends the round when it runs out, not a millisecond before [R8]', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'], withIdleBots)
    const [ann, bob] = players as [Player, Player]
    await placeAll(table, ann)
    await table.ask(ann, { type: 'flipTimer' })
    await table.wait(20)
    const sand = bob.view.deadlines.sand ?? 0
    await table.ports.clock.advanceTo(sand - 1)
    expect(bob.view.phase).toBe('scramble')
    await table.wait(21)
    expect(bob.view.phase).toBe('scoring')
    expect(bob.events().at(-1)).toMatchObject({ type: 'deadlinesChanged' })
    const ended = table.ports.journal.rows().at(-1)
    expect(ended).toMatchObject({ seat: 'table', request: { type: 'sandRunsOut' } })
    expect(ended?.at).toBeGreaterThanOrEqual(sand)
    table.expectTrueViews()
  })

  it('throws no dice after it has run out', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'])
    const [ann] = players as [Player, Player]
    await table.until('scoring')
    const rows = table.ports.journal.rows()
    const sand = rows.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'deadlinesChanged' ? (event.deadlines.sand ?? []) : [])),
    )[0]
    expect(sand).toBeDefined()
    const late = rows.filter(({ at, request }) => at >= (sand ?? 0) && request?.type !== 'sandRunsOut')
    expect(late.map(({ request }) => request?.type)).toEqual([])
    expect(ann.view.phase).toBe('scoring')
  })

  it('is turned by the table 20 s after the first seat finished [R9]', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'], withIdleBots)
    const [ann, bob] = players as [Player, Player]
    await placeAll(table, ann)
    const finishedAt = table.ports.journal.rows().findLast(({ request }) => request?.type === 'placeDie')?.at ?? 0
    expect(bob.view.deadlines.autoFlip).toBe(finishedAt + 20_000)
    await table.ports.clock.advanceTo(finishedAt + 19_999)
    expect(bob.game.flippedBy).toBeNull()
    await table.wait(1)
    expect(bob.game.flippedBy).toBe('table')
  })

  it('is turned by the table 3 minutes after the start [R9]', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'], withIdleBots)
    const [, bob] = players as [Player, Player]
    await table.wait(179_999)
    expect(bob.game.flippedBy).toBeNull()
    await table.wait(1)
    expect(bob.game.flippedBy).toBe('table')
  })

  it('is turned by the table when its settings say so [R9]', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'], { ...withIdleBots, settings: { flipAfterStart: 40 } })
    const [, bob] = players as [Player, Player]
    await table.wait(40_000)
    expect(bob.game.flippedBy).toBe('table')
  })
})

describe('the end of a round without the sand', () => {
  it('waits 2.5 s at most for an effect that a finished seat does not use [R8]', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob', 'Cat'], { seed: 4 })
    for (const player of players.slice(0, 2)) await placeAll(table, player)
    const cat = players[2] as Player
    while (cat.squad.hand.length > 1) {
      await table.wait(250)
      if (cat.squad.rolled) await table.ask(cat, { type: 'placeDie', die: cat.squad.hand[0] as number, district: 0 })
      cat.do({ type: 'rollDice' })
      await table.wait(450)
    }
    for (let tries = 0; tries < 50 && cat.dieShowing(3, 4) === undefined; tries++) {
      cat.do({ type: 'rollDice' })
      await table.wait(700)
    }
    await table.ask(cat, { type: 'placeDie', die: cat.dieShowing(3, 4) as number, district: 0 })
    await table.wait(20)
    const placedAt = table.ports.journal.rows().findLast(({ request }) => request?.type === 'placeDie')?.at ?? 0
    await table.ports.clock.advanceTo(placedAt + 2499)
    expect(cat.view.phase).toBe('scramble')
    await table.wait(1)
    expect(cat.view.phase).toBe('scoring')
  })
})
