import { frenzy, type Tempo } from '@jelly/tempo'
import { describe, expect, it } from 'vitest'
import type { TestPorts } from '../src/testing/index.ts'
import { loaded } from './support/Contest.ts'
import type { Player } from './support/Player.ts'
import { idleMind } from './support/playing.ts'
import { inScramble, TestTable } from './support/TestTable.ts'

const scored = (player: Player): number => player.game.scored

describe('scoring', () => {
  it('goes from district to district every 2.2 s', async () => {
    const { table, players } = await inScramble(['Ann'], { settings: { firstGame: true } })
    const [ann] = players as [Player]
    await table.until('scoring')
    for (let n = 0; n < 5; n++) {
      expect(scored(ann)).toBe(n)
      const { score, choice } = ann.view.deadlines
      if (choice !== undefined) break
      expect(score).toBe(table.ports.clock.now() + 2200)
      await table.wait(2199)
      expect(scored(ann)).toBe(n)
      await table.wait(1)
    }
    table.expectTrueViews()
  })

  it('goes on at once when all the people skip, and not before', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'], { settings: { firstGame: true } })
    const [ann, bob] = players as [Player, Player]
    await table.until('scoring')
    expect(await table.ask(ann, { type: 'skip' })).toBeNull()
    expect(bob.view.skips).toEqual([ann.seat])
    table.expectTrueViews()
    await table.wait(1000)
    expect(scored(ann)).toBe(0)
    await table.ask(bob, { type: 'skip' })
    await table.wait(1)
    expect(scored(ann)).toBe(1)
  })

  it('takes a skip for one step only', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'], { settings: { firstGame: true } })
    const [ann, bob] = players as [Player, Player]
    await table.until('scoring')
    await table.ask(ann, { type: 'skip' })
    await table.ask(bob, { type: 'skip' })
    await table.wait(2200 / 3)
    expect(scored(ann)).toBe(1)
    expect(ann.view.skips).toEqual([])
    table.expectTrueViews()
    await table.wait(1400)
    expect(scored(ann)).toBe(1)
  })

  it('is over soon where everyone skips every step', async () => {
    const { table, players } = await inScramble(['Ann'], { settings: { firstGame: true } })
    const [ann] = players as [Player]
    await table.until('scoring')
    const start = table.ports.clock.now()
    const steps = ann.game.districts.length + 1
    for (let n = 0; n < steps; n++) {
      await table.ask(ann, { type: 'skip' })
      await table.wait(2200 / 6 + 1)
    }
    expect(ann.view.phase).toBe('ledger')
    expect(table.ports.clock.now() - start).toBeLessThan(4000)
  })

  it('does not wait for the skip of somebody who is gone', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'], { settings: { firstGame: true } })
    const [ann, bob] = players as [Player, Player]
    await table.until('scoring')
    await table.ask(ann, { type: 'skip' })
    await table.drop(bob)
    await table.wait(600)
    expect(scored(ann)).toBeGreaterThan(0)
  })

  it('cannot be skipped before it begins', async () => {
    const { table, players } = await inScramble(['Ann'])
    expect(await table.ask(players[0] as Player, { type: 'skip' })).toEqual({ refused: 'notNow' })
  })
})

/** An edition whose every district asks who controls it which neighbour to copy. */
const copyCity = {
  name: 'Copies',
  boards: Array.from({ length: 7 }, (_, n) => ({
    id: `${n}`,
    faces: [{ id: `${n}A`, name: { en: 'Copy', fr: 'Copie' }, green: true, zones: ['copy-any', '3', '2'] }],
  })),
  pods: [2, 3, 4, 5],
}

async function atChoice(choiceSeconds: number | null): Promise<{ table: TestTable; ann: Player }> {
  const settings = { edition: copyCity, choiceSeconds, flipAfterStart: 30 }
  const { table, players } = await inScramble(['Ann'], { settings, ports: { botMind: idleMind } })
  const [ann] = players as [Player]
  await table.wait(250)
  await table.ask(ann, { type: 'placeDie', die: ann.squad.hand[0] as number, district: 0 })
  expect(await table.ports.clock.advanceUntil(() => ann.game.choice !== null)).toBe(true)
  expect(ann.game.choice?.question.asked).toEqual([ann.seat])
  return { table, ann }
}

describe('choices [K2]', () => {
  it('are given 15 s, then the default', async () => {
    const { table, ann } = await atChoice(15)
    const { choice = 0, score } = ann.view.deadlines
    const askedAt = table.ports.journal
      .rows()
      .findLast(({ events }) => events.some((event) => event.type === 'game' && event.event.type === 'choiceAsked'))?.at
    expect([choice - (askedAt ?? 0), score]).toEqual([15_000, undefined])
    const before = ann.game.choice
    await table.ports.clock.advanceTo(choice - 1)
    expect(ann.game.choice).toEqual(before)
    await table.wait(1)
    const answered = ann.events().findLast((event) => event.type === 'game' && event.event.type === 'choiceAnswered')
    expect(answered).toMatchObject({ event: { seat: ann.seat, answer: { kind: 'copy', from: 'cw' }, byDefault: true } })
  })

  it('go on as soon as they are answered', async () => {
    const { table, ann } = await atChoice(15)
    expect(await table.ask(ann, { type: 'answerChoice', answer: { kind: 'copy', from: 'ccw' } })).toBeNull()
    const answered = ann.events().findLast((event) => event.type === 'game' && event.event.type === 'choiceAnswered')
    expect(answered).toMatchObject({ event: { seat: ann.seat, answer: { from: 'ccw' }, byDefault: false } })
    table.expectTrueViews()
  })

  it('wait for ever in practice alone', async () => {
    const { table, ann } = await atChoice(null)
    const before = ann.game.choice
    expect(ann.view.deadlines).toEqual({})
    await table.wait(500_000)
    expect(ann.game.choice).toEqual(before)
  })

  it('are answered by bots too, so that a round never stalls', async () => {
    const table = await TestTable.open({
      quick: true,
      settings: { players: 3, edition: copyCity, choiceSeconds: null },
    })
    await table.join('Ann')
    await table.until('ended')
    const answers = table.ports.journal.rows().filter(({ request }) => request?.type === 'answerChoice')
    expect(answers.length).toBeGreaterThan(0)
  })
})

/** Ann and Bob tie at a district that lets them choose together, and Cat with them if she places too. */
async function atVote(choiceSeconds: number | null, names = ['Ann', 'Bob'], more: Partial<TestPorts> = {}) {
  const settings = { players: 3, edition: copyCity, choiceSeconds, flipAfterStart: 30 } as const
  const ports = { botMind: idleMind, dice: loaded(6, 6, 6), ...more }
  const { table, players } = await inScramble(names, { settings, ports })
  await table.wait(250)
  for (const player of players)
    await table.ask(player, { type: 'placeDie', die: player.squad.hand[0] as number, district: 0 })
  const [ann, bob, cat] = players as [Player, Player, Player]
  expect(await table.ports.clock.advanceUntil(() => ann.game.choice !== null)).toBe(true)
  expect(ann.game.choice?.question.asked).toEqual(players.map(({ seat }) => seat))
  const vote = (player: Player, from: 'cw' | 'ccw') =>
    table.ask(player, { type: 'answerChoice', answer: { kind: 'copy', from } })
  /** Copying leads to the next such district, which asks again. */
  const isOpen = (): boolean => ann.game.choice?.step.path.length === 1
  const copied = (): unknown[] =>
    ann
      .events()
      .flatMap((event) =>
        event.type === 'game' && (event.event.type === 'copyFailed' || event.event.type === 'rewardCopied')
          ? [event.event.type]
          : [],
      )
  const now = (): number => table.ports.clock.now()
  const limit = ann.view.deadlines.choice ?? Infinity
  return { table, ann, bob, cat, vote, isOpen, copied, now, limit }
}

describe('votes [K3]', () => {
  it('close the question as soon as all are for the same side', async () => {
    const { ann, bob, vote, isOpen, copied } = await atVote(15)
    await vote(ann, 'ccw')
    expect(isOpen()).toBe(true)
    await vote(bob, 'ccw')
    expect([isOpen(), copied()[0]]).toEqual([false, 'rewardCopied'])
  })

  it('that disagree stay open for 5 s after the last change', async () => {
    const { table, ann, bob, vote, isOpen, copied, now } = await atVote(15)
    await vote(ann, 'cw')
    await vote(bob, 'ccw')
    expect(ann.view.deadlines).toMatchObject({ choice: now() + 5000 })
    await table.wait(4999)
    expect(isOpen()).toBe(true)
    table.expectTrueViews()
    await table.wait(1)
    expect([isOpen(), copied()]).toEqual([false, ['copyFailed']])
    expect(ann.view.deadlines.agree).toBeUndefined()
  })

  it('may change meanwhile; the same vote again is no change', async () => {
    const { table, ann, bob, cat, vote, isOpen, copied, now } = await atVote(15, ['Ann', 'Bob', 'Cat'])
    await vote(ann, 'cw')
    await vote(bob, 'ccw')
    await vote(cat, 'cw')
    const closes = now() + 5000
    await table.wait(2000)
    await vote(bob, 'ccw')
    expect(ann.view.deadlines.choice).toBe(closes)
    await vote(ann, 'ccw')
    expect(ann.view.deadlines.choice).toBe(now() + 5000)
    await vote(cat, 'ccw')
    expect([isOpen(), copied()[0]]).toEqual([false, 'rewardCopied'])
  })

  it('hold on over the time for a choice, at most 10 s, and then change only to agree', async () => {
    const { table, ann, bob, cat, vote, isOpen, copied, limit } = await atVote(15, ['Ann', 'Bob', 'Cat'])
    await vote(ann, 'cw')
    await vote(bob, 'ccw')
    await table.ports.clock.advanceTo(limit - 1)
    await vote(cat, 'cw')
    expect(ann.view.deadlines).toMatchObject({ agree: limit, choice: limit - 1 + 5000 })
    expect(await vote(cat, 'ccw')).toBeNull()
    expect(await vote(cat, 'cw')).toBeNull()
    await table.wait(1)
    expect(await vote(ann, 'ccw')).toEqual({ refused: 'onlyToAgree' })
    expect(await vote(ann, 'cw')).toBeNull()
    expect(isOpen()).toBe(true)
    expect(await vote(bob, 'cw')).toBeNull()
    expect([isOpen(), copied()[0]]).toEqual([false, 'rewardCopied'])
  })

  it('are closed in the end, however late they change', async () => {
    const short: Tempo = { ...frenzy, windows: { ...frenzy.windows, overtime: 2000 } }
    const { table, ann, bob, vote, isOpen, limit } = await atVote(15, ['Ann', 'Bob'], { tempoOf: () => short })
    await vote(ann, 'cw')
    await table.ports.clock.advanceTo(limit - 1)
    await vote(bob, 'ccw')
    expect(ann.view.deadlines).toMatchObject({ agree: limit, choice: limit + 2000 })
    await table.ports.clock.advanceTo(limit + 1999)
    expect(isOpen()).toBe(true)
    await table.wait(1)
    expect(isOpen()).toBe(false)
  })

  it('that are missing when time is up join the side of those that were cast', async () => {
    const { table, bob, vote, isOpen, copied, limit } = await atVote(15)
    await vote(bob, 'ccw')
    await table.ports.clock.advanceTo(limit)
    expect([isOpen(), copied()[0]]).toEqual([false, 'rewardCopied'])
  })

  it('without a limit of time stand for 5 s all the same', async () => {
    const { table, ann, bob, vote, isOpen, copied } = await atVote(null)
    await vote(ann, 'cw')
    await table.wait(100_000)
    await vote(bob, 'ccw')
    await table.wait(4999)
    expect(isOpen()).toBe(true)
    await table.wait(1)
    expect([isOpen(), copied()]).toEqual([false, ['copyFailed']])
  })
})

describe('the ledger and the next round', () => {
  it('goes on when all the people are ready', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'])
    const [ann, bob] = players as [Player, Player]
    await table.until('ledger')
    await table.ask(ann, { type: 'setReady', ready: true })
    expect(ann.view.phase).toBe('ledger')
    await table.ask(bob, { type: 'setReady', ready: true })
    expect(ann.view.phase).toBe('countdown')
    await table.until('scramble')
    expect(ann.game.round).toBe(2)
  })

  it('goes on after 20 s anyway', async () => {
    const { table, players } = await inScramble(['Ann', 'Bob'])
    const [ann] = players as [Player]
    await table.until('ledger')
    expect(ann.view.deadlines).toEqual({ next: table.ports.clock.now() + 20_000 })
    await table.wait(19_999)
    expect(ann.view.phase).toBe('ledger')
    await table.wait(1)
    expect(ann.view.phase).toBe('countdown')
  })

  it('reports how fair the round was', async () => {
    const { table, players } = await inScramble(['Ann'])
    const [ann] = players as [Player]
    await table.until('ledger')
    expect(ann.view.fairness).toHaveLength(3)
    await table.until('scramble')
    expect(ann.view.fairness).toBeNull()
    table.expectTrueViews()
  })
})
