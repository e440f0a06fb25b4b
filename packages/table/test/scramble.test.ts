import { describe, expect, it } from 'vitest'
import type { Player } from './support/Player.ts'
import { idleMind, placeAll, rollTo } from './support/playing.ts'
import { inScramble } from './support/TestTable.ts'

const rolls = (player: Player, seat = player.seat): number =>
  player
    .events()
    .filter((event) => event.type === 'game' && event.event.type === 'diceRolled' && event.event.seat === seat).length

describe('the floors', () => {
  it('keep a roll until 0.70 s after the roll before', async () => {
    const { table, players } = await inScramble(['Ann'])
    const [ann] = players as [Player]
    const id = ann.do({ type: 'rollDice' })
    await table.wait(699)
    expect([ann.answer(id), rolls(ann)]).toEqual([undefined, 1])
    await table.wait(1)
    expect([ann.answer(id), rolls(ann)]).toEqual([null, 2])
  })

  it('keep a placement until 0.25 s after the roll', async () => {
    const { table, players } = await inScramble(['Ann'])
    const [ann] = players as [Player]
    const id = ann.do({ type: 'placeDie', die: ann.squad.hand[0] as number, district: 0 })
    await table.wait(249)
    expect([ann.answer(id), ann.squad.hand.length]).toEqual([undefined, 7])
    await table.wait(1)
    expect([ann.answer(id), ann.squad.hand.length]).toEqual([null, 6])
  })

  it('are longer for rolls in the relaxed tempo', async () => {
    const { table, players } = await inScramble(['Ann'], { settings: { tempo: 'relaxed' } })
    const [ann] = players as [Player]
    const id = ann.do({ type: 'rollDice' })
    await table.wait(1199)
    expect(ann.answer(id)).toBeUndefined()
    await table.wait(1)
    expect(ann.answer(id)).toBeNull()
  })

  it('make one roll of many that are asked for early: a macro gains nothing', async () => {
    const { table, players } = await inScramble(['Ann'])
    const [ann] = players as [Player]
    const ids = [1, 2, 3, 4, 5].map(() => ann.do({ type: 'rollDice' }))
    await table.wait(700)
    expect(ids.map((id) => ann.answer(id))).toEqual([null, null, null, null, null])
    await table.wait(3000)
    expect(rolls(ann)).toBe(2)
  })

  it('hold for bots too', async () => {
    const { table, players } = await inScramble(['Ann'])
    const [ann] = players as [Player]
    await table.until('scoring')
    const times = new Map<string, number>()
    for (const row of table.ports.journal.rows()) {
      for (const event of row.events) {
        if (event.type !== 'game' || !('seat' in event.event)) continue
        const { type, seat } = event.event
        const rolledAt = times.get(`${seat}`)
        if (type === 'diceRolled' && rolledAt !== undefined) expect(row.at - rolledAt).toBeGreaterThanOrEqual(700)
        if (type === 'diceRolled') times.set(`${seat}`, row.at)
        if (type === 'diePlaced') expect(row.at - (rolledAt ?? 0)).toBeGreaterThanOrEqual(250)
      }
    }
    expect(ann.game.round).toBe(1)
  })

  it('refuse the ninth press that waits', async () => {
    const { table, players } = await inScramble(['Ann'])
    const [ann] = players as [Player]
    ann.do({ type: 'rollDice' })
    const ids = Array.from({ length: 8 }, () => ann.do({ type: 'skipEffect' }))
    await table.ports.clock.settle()
    expect(ann.answer(ids[7] as number)).toEqual({ refused: 'tooOften' })
    expect(ann.answer(ids[6] as number)).toBeUndefined()
  })

  it('never let a later press of a seat overtake an earlier one', async () => {
    const { table, players } = await inScramble(['Ann'])
    const [ann] = players as [Player]
    const roll = ann.do({ type: 'rollDice' })
    const emote = ann.do({ type: 'emote', emote: 'wow' })
    await table.wait(300)
    expect([ann.answer(roll), ann.answer(emote)]).toEqual([undefined, undefined])
    await table.wait(400)
    expect(
      ann
        .told('done')
        .map(({ id }) => id)
        .slice(-2),
    ).toEqual([roll, emote])
  })
})

describe('the automatic roll after a placement', () => {
  it('comes as soon as the floor allows when the die has no effect', async () => {
    const { table, players } = await inScramble(['Ann'])
    const [ann] = players as [Player]
    const die = await rollTo(table, ann, 5, 6)
    const before = rolls(ann)
    expect(await table.ask(ann, { type: 'placeDie', die, district: 0 })).toBeNull()
    await table.wait(449)
    expect(rolls(ann)).toBe(before)
    await table.wait(1)
    expect(rolls(ann)).toBe(before + 1)
    table.expectTrueViews()
  })

  it('waits 2.5 s for an effect that can be used', async () => {
    const { table, players } = await inScramble(['Ann'])
    const [ann] = players as [Player]
    const die = await rollTo(table, ann, 3, 4)
    const before = rolls(ann)
    await table.ask(ann, { type: 'placeDie', die, district: 1 })
    await table.wait(2499)
    expect([rolls(ann), ann.squad.effect?.die]).toEqual([before, die])
    await table.wait(1)
    expect([rolls(ann), ann.squad.effect]).toEqual([before + 1, null])
  })

  it('does not wait once the effect is used or skipped', async () => {
    for (const request of [{ type: 'useEffect', effect: { slide: 2 } }, { type: 'skipEffect' }] as const) {
      const { table, players } = await inScramble(['Ann'])
      const [ann] = players as [Player]
      const die = await rollTo(table, ann, 3, 4)
      const before = rolls(ann)
      await table.ask(ann, { type: 'placeDie', die, district: 1 })
      expect(await table.ask(ann, request)).toBeNull()
      await table.wait(450)
      expect(rolls(ann)).toBe(before + 1)
    }
  })

  it('does not wait when the effect came with the placement', async () => {
    const { table, players } = await inScramble(['Ann'])
    const [ann] = players as [Player]
    const die = await rollTo(table, ann, 3, 4)
    const before = rolls(ann)
    expect(await table.ask(ann, { type: 'placeDie', die, district: 1, effect: { slide: 2 } })).toBeNull()
    expect(ann.game.districts[1]?.target).toBe(2)
    await table.wait(450)
    expect(rolls(ann)).toBe(before + 1)
  })

  it('is the roll that a press asks for meanwhile: nobody passes by mistake', async () => {
    const { table, players } = await inScramble(['Ann'])
    const [ann] = players as [Player]
    const die = await rollTo(table, ann, 5, 6)
    const before = rolls(ann)
    await table.ask(ann, { type: 'placeDie', die, district: 0 })
    const id = ann.do({ type: 'rollDice' })
    await table.wait(2000)
    expect([rolls(ann), ann.answer(id)]).toEqual([before + 1, null])
  })

  it('is the roll that was asked for behind a press that is held', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'], { ports: { botMind: idleMind } })
    const [ann, bob] = players as [Player, Player]
    await placeAll(table, ann)
    const before = rolls(bob)
    bob.do({ type: 'placeDie', die: await rollTo(table, bob, 5, 6), district: 1 })
    bob.do({ type: 'rollDice' })
    const hand = bob.squad.hand.length
    const passes = rolls(bob) - before
    await table.wait(3000)
    expect([bob.squad.hand.length, rolls(bob) - before]).toEqual([hand - 1, passes + 1])
  })

  it('lets a seat that asks skip its effect', async () => {
    const { table, players } = await inScramble(['Ann'])
    const [ann] = players as [Player]
    const die = await rollTo(table, ann, 3, 4)
    await table.ask(ann, { type: 'placeDie', die, district: 1 })
    const id = ann.do({ type: 'rollDice' })
    await table.wait(450)
    expect(ann.answer(id)).toBeNull()
    expect(ann.squad.effect).toBeNull()
  })
})

describe('a finish plan', () => {
  it('locks and flips by itself when the last die is placed', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'], { ports: { botMind: idleMind } })
    const [ann, bob] = players as [Player, Player]
    expect(await table.ask(ann, { type: 'planFinish', lock: 3, flip: true })).toBeNull()
    expect(ann.told('plan').at(-1)).toEqual({ type: 'plan', plan: { lock: 3, flip: true } })
    await placeAll(table, ann)
    expect(bob.game.districts[3]?.lockedBy).toBe(ann.seat)
    expect(bob.game.flippedBy).toBe(ann.seat)
    table.expectTrueViews()
  })

  it('is nobody else’s business: not a frame, not a number', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'], { ports: { botMind: idleMind } })
    const [ann, bob] = players as [Player, Player]
    const before = bob.messages.length
    await table.ask(ann, { type: 'planFinish', lock: 3, flip: false })
    expect(bob.messages.length).toBe(before)
  })

  it('can be taken back, and does not last beyond the round', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'], { ports: { botMind: idleMind } })
    const [ann, bob] = players as [Player, Player]
    await table.ask(ann, { type: 'planFinish', lock: 3, flip: true })
    await table.ask(ann, { type: 'planFinish', lock: null, flip: false })
    await placeAll(table, ann)
    expect([bob.game.flippedBy, bob.game.districts[3]?.lockedBy]).toEqual([null, null])
    expect(await table.ask(ann, { type: 'planFinish', lock: 2, flip: false })).toBeNull()
    await table.wait(20)
    expect(bob.game.districts[2]?.lockedBy).toBe(ann.seat)
    await table.until('ledger')
    await table.until('scramble')
    ann.resync()
    expect(ann.told('plan').at(-1)?.plan).toBeNull()
  })

  it('is refused at a purist table and for a district that is not there', async () => {
    const purist = await inScramble(['Ann'], { settings: { purist: true } })
    const [ann] = purist.players as [Player]
    expect(await purist.table.ask(ann, { type: 'planFinish', lock: 1, flip: true })).toEqual({ refused: 'puristTable' })
    const other = await inScramble(['Bob'])
    const [bob] = other.players as [Player]
    expect(await other.table.ask(bob, { type: 'planFinish', lock: 9, flip: true })).toEqual({
      refused: 'noSuchDistrict',
    })
  })
})
