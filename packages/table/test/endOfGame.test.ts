import { buildReplay, commit, replayText, verifyReplayText } from '@jelly/dice'
import { describe, expect, it } from 'vitest'
import { TestTable } from './support/TestTable.ts'

async function ended() {
  const table = await TestTable.open({ quick: true, settings: { players: 3 } })
  const ann = await table.join('Ann')
  const bob = await table.join('Bob')
  await table.until('ended')
  return { table, ann, bob }
}

describe('the end of a game', () => {
  it('opens the pods and the key of the dice', async () => {
    const { table, ann } = await ended()
    expect(ann.game.squads.every(({ pods }) => pods !== null)).toBe(true)
    const { key, commitment, revealed } = ann.view.dice
    expect([revealed, commit(key ?? '')]).toEqual([true, commitment])
    expect(ann.view.deadlines).toEqual({})
    table.expectTrueViews()
  })

  it('shows nothing of the key or the pods before', async () => {
    const table = await TestTable.open({ quick: true, settings: { players: 3 } })
    const ann = await table.join('Ann')
    const bob = await table.join('Bob')
    await table.until('ended')
    const { key } = ann.view.dice
    const upTo = bob.messages.findIndex(
      (message) => message.type === 'events' && message.events.some(({ type }) => type === 'diceRevealed'),
    )
    expect(JSON.stringify(bob.messages.slice(0, upTo))).not.toContain(key)
  })
})

describe('a rematch', () => {
  it('starts when all the people here want it, with new dice and a new game id', async () => {
    const { table, ann, bob } = await ended()
    const first = ann.view.dice
    await table.ask(ann, { type: 'rematch' })
    expect([ann.view.phase, ann.view.dice]).toEqual(['ended', first])
    await table.ask(bob, { type: 'rematch' })
    expect([ann.view.phase, ann.view.dice.revealed]).toEqual(['lobby', false])
    expect(ann.view.dice.gameId).not.toBe(first.gameId)
    expect(ann.view.dice.commitment).not.toBe(first.commitment)
    for (const player of [ann, bob]) await table.ask(player, { type: 'giveSeed', seed: 'again' })
    expect([ann.view.phase, ann.view.gameNumber]).toEqual(['countdown', 2])
    await table.until('ended')
    expect(table.games.map(({ gameId }) => gameId)).toEqual([first.gameId, ann.view.dice.gameId])
    for (const parts of table.games) expect(verifyReplayText(replayText(buildReplay(parts))).ok).toBe(true)
    table.expectTrueViews()
  })

  it('still needs everybody’s vote after a crash, and keeps those that were given', async () => {
    const { table, ann, bob } = await ended()
    await table.ask(ann, { type: 'rematch' })
    await table.restart()
    await table.back(ann)
    await table.wait(5000)
    expect([ann.view.phase, ann.view.seats[0]]).toMatchObject(['ended', { ready: true }])
    await table.back(bob)
    await table.wait(60_000)
    expect([ann.view.phase, ann.view.frozen]).toEqual(['ended', null])
    await table.ask(bob, { type: 'rematch' })
    expect(bob.view.phase).toBe('lobby')
    table.expectTrueViews()
  })

  it('does not wait long for who does not come back after a crash', async () => {
    const { table, ann } = await ended()
    await table.restart()
    await table.back(ann)
    await table.ask(ann, { type: 'rematch' })
    expect(ann.view.phase).toBe('ended')
    await table.wait(10_000)
    expect(ann.view.phase).toBe('lobby')
    expect(ann.view.seats[1]).toMatchObject({ presence: 'away' })
  })

  it('that most had asked for is counted down to after a crash', async () => {
    const { table, ann, bob } = await ended()
    const cleo = await table.join('Cleo')
    for (const one of [ann, bob]) await table.ask(one, { type: 'rematch' })
    await table.wait(5000)
    await table.restart()
    for (const one of [ann, bob, cleo]) await table.back(one)
    // From the last moment that the journal knows.
    await table.wait(14_000)
    expect(ann.view.phase).toBe('ended')
    await table.wait(1500)
    expect(ann.view.phase).toBe('lobby')
  })

  it('can be started by the host for all', async () => {
    const { table, ann, bob } = await ended()
    expect(await table.ask(bob, { type: 'startGame' })).toEqual({ refused: 'notHost' })
    await table.ask(ann, { type: 'startGame' })
    await table.wait(2000)
    expect(bob.view.phase).toBe('countdown')
  })

  it('is refused while a game is played', async () => {
    const table = await TestTable.open({ quick: true })
    const ann = await table.join('Ann')
    await table.until('scramble')
    expect(await table.ask(ann, { type: 'rematch' })).toEqual({ refused: 'notNow' })
    expect(await table.ask(ann, { type: 'startGame' })).toEqual({ refused: 'tooLate' })
    expect(await table.ask(ann, { type: 'changeSettings', settings: { players: 5 } })).toEqual({ refused: 'tooLate' })
  })

  it('starts after a while once most want it, and all see when', async () => {
    const { table, ann, bob } = await ended()
    const cleo = await table.join('Cleo')
    await table.ask(ann, { type: 'rematch' })
    expect(cleo.view.deadlines).toEqual({})
    await table.ask(bob, { type: 'rematch' })
    expect(cleo.view.deadlines).toEqual({ next: table.ports.clock.now() + 15_000 })
    await table.wait(14_900)
    expect(cleo.view.phase).toBe('ended')
    await table.wait(200)
    expect([cleo.view.phase, cleo.view.deadlines]).toEqual(['lobby', {}])
    await table.until('countdown')
    expect(cleo.you).not.toBeNull()
    table.expectTrueViews()
  })

  it('is called off when it is not wanted by most any more', async () => {
    const { table, ann, bob } = await ended()
    await table.join('Cleo')
    for (const one of [ann, bob]) await table.ask(one, { type: 'rematch' })
    await table.ask(bob, { type: 'setReady', ready: false })
    expect(ann.view.deadlines).toEqual({})
    await table.wait(60_000)
    expect(ann.view.phase).toBe('ended')
  })

  it('can wait for what the host changes in the lobby', async () => {
    const { table, ann, bob } = await ended()
    expect(await table.ask(bob, { type: 'toLobby' })).toEqual({ refused: 'notHost' })
    expect(await table.ask(ann, { type: 'toLobby' })).toBeNull()
    expect([bob.view.phase, bob.view.dice.revealed]).toEqual(['lobby', false])
    await table.wait(60_000)
    expect(bob.view.phase).toBe('lobby')
    expect(await table.ask(ann, { type: 'toLobby' })).toEqual({ refused: 'notNow' })
    table.expectTrueViews()
  })

  it('goes through the lobby when the host changes settings', async () => {
    const { table, ann, bob } = await ended()
    expect(await table.ask(ann, { type: 'changeSettings', settings: { players: 4 } })).toBeNull()
    expect([bob.view.phase, bob.view.seats.length, bob.view.dice.revealed]).toEqual(['lobby', 4, false])
    await table.wait(60_000)
    expect(bob.view.phase).toBe('lobby')
    table.expectTrueViews()
  })
})

describe('emotes', () => {
  it('reach everybody, one in 3 s', async () => {
    const table = await TestTable.open()
    const ann = await table.join('Ann')
    const bob = await table.join('Bob')
    expect(await table.ask(ann, { type: 'emote', emote: 'wow' })).toBeNull()
    expect(bob.told('emote')).toEqual([{ type: 'emote', seat: 0, emote: 'wow' }])
    await table.wait(2999)
    expect(await table.ask(ann, { type: 'emote', emote: 'ouch' })).toEqual({ refused: 'tooOften' })
    await table.wait(1)
    expect(await table.ask(ann, { type: 'emote', emote: 'ouch' })).toBeNull()
    expect(bob.told('emote')).toHaveLength(2)
  })
})
