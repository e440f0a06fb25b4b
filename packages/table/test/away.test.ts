import { simpleBot } from '@jelly/bots'
import { seededRandomness } from '@jelly/rules'
import { describe, expect, it } from 'vitest'
import type { BotMind } from '../src/index.ts'
import type { Player } from './support/Player.ts'
import { idleMind } from './support/playing.ts'
import { inScramble, TestTable } from './support/TestTable.ts'

/** A mind that plays for one seat, while other bots do nothing. */
const onlyFor = (mine: number): BotMind => ({
  think: (_level, _temperament, view, seat, seed) =>
    seat === mine ? simpleBot.think(view, seat, seededRandomness(seed)) : null,
})

describe('somebody whose line breaks', () => {
  it('is away at once, and played by a bot after 20 s', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'], { ports: { botMind: onlyFor(1) } })
    const [ann, bob] = players as [Player, Player]
    await table.drop(bob)
    expect(ann.view.seats[1]).toMatchObject({ kind: 'person', presence: 'away' })
    const dice = ann.game.squads[1]?.hand.length
    await table.wait(19_999)
    expect(ann.view.seats[1]).toMatchObject({ presence: 'away' })
    expect(ann.game.squads[1]?.hand.length).toBe(dice)
    await table.wait(1)
    expect(ann.view.seats[1]).toMatchObject({ kind: 'person', presence: 'covered' })
    await table.wait(5000)
    expect(ann.game.squads[1]?.hand.length).toBeLessThan(7)
    table.expectTrueViewsOf(ann)
  })

  it('takes their seat back from the bot at once', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'])
    const [ann, bob] = players as [Player, Player]
    await table.drop(bob)
    await table.wait(22_000)
    await table.back(bob)
    expect(ann.view.seats[1]).toMatchObject({ presence: 'here' })
    expect(bob.you).toBe(1)
    table.expectTrueViews()
    if (bob.view.phase !== 'scramble') return
    const hand = bob.squad.hand.length
    await table.wait(5000)
    expect(bob.squad.hand.length).toBe(hand)
  })

  it('may be left idle by the table’s settings', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'], { settings: { whenAway: 'idle' } })
    const [ann, bob] = players as [Player, Player]
    await table.drop(bob)
    await table.wait(25_000)
    expect(ann.view.seats[1]).toMatchObject({ presence: 'away' })
    expect(ann.game.squads[1]?.hand.length).toBe(7)
  })

  it('keeps their seat in the lobby, with no bot', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    const bob = await table.join('Bob')
    await table.drop(bob)
    await table.wait(30_000)
    expect(ann.view.seats[1]).toMatchObject({ kind: 'person', presence: 'away' })
  })
})

describe('leaving', () => {
  it('hands the seat to a bot at once while a game is played', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'])
    const [ann, bob] = players as [Player, Player]
    await table.ask(bob, { type: 'leaveSeat' })
    expect(ann.view.seats[1]).toMatchObject({ kind: 'bot' })
    expect(bob.you).toBeNull()
    expect(bob.view.game?.squads[1]?.tray).toBeNull()
    table.expectTrueViews()
    await table.wait(5000)
    expect(ann.game.squads[1]?.hand.length).toBeLessThan(7)
  })

  it('frees the seat in the lobby', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    const bob = await table.join('Bob')
    await table.ask(bob, { type: 'leaveSeat' })
    expect(ann.view.seats[1]).toEqual({ kind: 'empty' })
  })

  it('passes the host’s part to the next person', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    await table.join('Bob')
    const cat = await table.join('Cat')
    await table.ask(ann, { type: 'leaveSeat' })
    expect(cat.view.host).toBe(1)
    await table.ask(table.player('Bob'), { type: 'leaveSeat' })
    expect(cat.view.host).toBe(2)
    table.expectTrueViews()
  })

  it('passes the host’s part on when the host is gone for 20 s and somebody is here', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    const bob = await table.join('Bob')
    await table.drop(ann)
    await table.wait(20_000)
    expect(bob.view.host).toBe(1)
  })
})

describe('a bot’s seat', () => {
  it('can be taken between rounds, with all that the seat knows', async () => {
    const { table } = await inScramble(['Ann'])
    const eve = await table.watch('Eve')
    expect(await table.ask(eve, { type: 'takeSeat', seat: 1 })).toEqual({ refused: 'tooLate' })
    await table.until('ledger')
    expect(await table.ask(eve, { type: 'takeSeat', seat: 1 })).toBeNull()
    expect(eve.you).toBe(1)
    expect(eve.squad.pods).not.toBeNull()
    expect(eve.view.seats[1]).toMatchObject({ kind: 'person', name: 'Eve', presence: 'here' })
    table.expectTrueViews()
    await table.until('scramble')
    expect(eve.squad.tray).toHaveLength(7)
  })

  it('is not a person’s seat', async () => {
    const { table } = await inScramble(['Ann'])
    await table.until('ledger')
    expect(await table.table.sit('Eve', 'Eve', 0)).toEqual({ refused: 'seatTaken' })
  })
})

describe('a table without people', () => {
  it('pauses after 60 s and goes on where it was', async () => {
    const { table, players } = await inScramble(['Ann'], { ports: { botMind: idleMind } })
    const [ann] = players as [Player]
    const autoFlip = ann.view.deadlines.autoFlip ?? 0
    await table.wait(10_000)
    await table.drop(ann)
    await table.wait(59_999)
    expect(table.state.frozen).toBeNull()
    await table.wait(1)
    expect(table.state.frozen).toMatchObject({ thawAt: null })
    await table.wait(300_000)
    expect(table.state.phase).toBe('scramble')
    await table.back(ann)
    expect(ann.view.frozen).toBeNull()
    expect(ann.view.deadlines.autoFlip).toBe(autoFlip + 300_000)
  })

  it('closes after ten minutes, in the lobby and in a game', async () => {
    for (const start of [async () => ({ table: await TestTable.open() }), () => inScramble(['Ann'])]) {
      const { table } = await start()
      for (const player of table.players) await table.drop(player)
      await table.wait(599_999)
      expect(table.closed).toBe(false)
      await table.wait(1)
      expect(table.closed).toBe(true)
      const late = await table.watch('Late')
      expect(late.bye).toBe('tableClosed')
    }
  })
})

describe('newcomers', () => {
  it('wait for the host where the host approves', async () => {
    const table = await TestTable.open({ settings: { approve: true } })
    const ann = await table.join('Ann')
    expect(await table.table.sit('Bob', 'Bob')).toEqual({ waiting: true })
    const bob = await table.watch('Bob')
    expect(bob.you).toBeNull()
    expect(ann.view.waiting).toEqual([{ newcomer: 1, person: null, name: 'Bob' }])
    expect(await table.ask(ann, { type: 'admit', newcomer: 7, admit: true })).toEqual({ refused: 'noSuchNewcomer' })
    expect(await table.ask(ann, { type: 'admit', newcomer: 1, admit: true })).toBeNull()
    expect(bob.you).toBe(1)
    expect(ann.view.waiting).toEqual([])
    expect(ann.view.seats[1]).toMatchObject({ name: 'Bob', presence: 'here' })
    table.expectTrueViews()
  })

  it('may be turned away', async () => {
    const table = await TestTable.open({ settings: { approve: true, spectators: false } })
    const ann = await table.join('Ann')
    await table.table.sit('Bob', 'Bob')
    const bob = await table.watch('Bob')
    expect(bob.bye).toBeUndefined()
    await table.ask(ann, { type: 'admit', newcomer: 1, admit: false })
    expect(bob.bye).toBe('putOff')
    expect(ann.view.seats[1]).toEqual({ kind: 'empty' })
  })
})

describe('spectators', () => {
  it('see what is public, and may ask for nothing but a seat', async () => {
    const { table } = await inScramble(['Ann'])
    const eve = await table.watch('Eve')
    expect(eve.told('welcome')[0]).toMatchObject({ you: null })
    expect(eve.game.squads.every(({ tray, pods }) => tray === null && pods === null)).toBe(true)
    expect(await table.ask(eve, { type: 'rollDice' })).toEqual({ refused: 'notSeated' })
    expect(await table.ask(eve, { type: 'emote', emote: 'wow' })).toEqual({ refused: 'notSeated' })
    await table.wait(5000)
    table.expectTrueViews()
  })

  it('are refused where the table has none, and shown out when it changes its mind', async () => {
    const closed = await TestTable.open({ settings: { spectators: false } })
    expect((await closed.watch('Eve')).bye).toBe('noSpectators')
    const open = await TestTable.open()
    const ann = await open.join('Ann')
    const eve = await open.watch('Eve')
    await open.ask(ann, { type: 'changeSettings', settings: { spectators: false } })
    expect(eve.bye).toBe('noSpectators')
  })
})
