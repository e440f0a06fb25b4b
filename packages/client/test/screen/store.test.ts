import { describe, expect, test } from 'vitest'
import { homeTable, type HomeTable } from '../support/homeTable.ts'

const mySquad = ({ store }: HomeTable) => {
  const { shown, you } = store.get()
  const squad = you === null ? undefined : shown?.game?.squads[you]
  if (!squad) throw new Error('no seat')
  return squad
}

async function playing(): Promise<HomeTable> {
  const home = await homeTable({ players: 3 })
  await home.until(({ view }) => view?.phase === 'scramble')
  await show(home)
  return home
}

/** Lets what is due be shown. */
const show = ({ ports }: HomeTable): Promise<void> => ports.clock.advance(500)

describe('a store follows its table', () => {
  test('it gives its seed after it has seen the commitment, once', async () => {
    const home = await playing()
    const seeds = home.connection.asked.filter(({ request }) => request.type === 'giveSeed')
    expect(seeds).toHaveLength(1)
    expect(home.store.get().witness).toMatchObject({ commitment: home.store.get().view?.dice.commitment, seat: 0 })
  })

  test('it gives a seed for every seat that it moves to', async () => {
    const home = await homeTable({}, null, false)
    home.store.ask({ type: 'takeSeat', seat: 2 })
    await home.ports.clock.settle()
    expect(home.store.get().you).toBe(2)
    await show(home)
    expect(home.store.get().view?.dice.seeds.map((seed) => seed !== null)).toEqual([false, false, true, false])
    expect(home.store.get().witness).toMatchObject({ seat: 2 })
  })

  test('what I place shows at once as pending, and stays when the table agrees', async () => {
    const home = await playing()
    const [die] = mySquad(home).hand
    home.store.ask({ type: 'placeDie', die: die ?? 0, district: 2 })
    expect(mySquad(home).hand).not.toContain(die)
    expect(home.store.get().marks.dice).toEqual([die])
    expect(home.store.get().view?.game?.squads[0]?.hand).toContain(die)
    await home.ports.clock.advance(1000)
    expect(home.store.get().pending).toEqual([])
    expect(home.store.get().view?.game?.districts[2]?.dice.map((placed) => placed.die)).toContain(die)
  })

  test('what I plan shows at once, so that a second press adds to it before the table has answered', async () => {
    const home = await playing()
    home.store.ask({ type: 'planFinish', lock: 2, flip: false })
    expect(home.store.get().plan).toEqual({ lock: 2, flip: false })
    home.store.ask({ type: 'planFinish', lock: 2, flip: true })
    expect(home.store.get().plan).toEqual({ lock: 2, flip: true })
    await home.ports.clock.advance(1000)
    expect(home.store.get().pending).toEqual([])
    expect(home.store.get().plan).toEqual({ lock: 2, flip: true })
  })

  test('what the table refuses springs back with its reason', async () => {
    const home = await playing()
    home.store.ask({ type: 'lockDistrict', district: 1 })
    await home.ports.clock.advance(1000)
    expect(home.store.get().refused).toMatchObject({ refusal: { refused: 'notFinished' } })
    expect(home.store.get().pending).toEqual([])
  })

  test('it adds up the photo finishes of the rounds, as the table told them', async () => {
    const home = await playing()
    await home.until(({ view }) => view?.phase === 'ledger' && view.game?.round === 2)
    const { history, view } = home.store.get()
    expect(Object.keys(history.finishes ?? {})).toEqual(['1', '2'])
    expect(history.finishes?.[2]).toEqual(
      view?.fairness?.map(({ photoFinishesWon: won, photoFinishesLost: lost }) => ({ won, lost })),
    )
  })

  test('nothing that was published is ever written again', async () => {
    const home = await playing()
    const before = home.store.get().view
    const copy = JSON.stringify(before)
    await home.ports.clock.advance(4000)
    expect(home.store.get().view).not.toBe(before)
    expect(JSON.stringify(before)).toBe(copy)
  })

  test('a district in which nothing happened is the same object as before', async () => {
    const home = await playing()
    const before = home.store.get().shown?.game?.districts
    home.store.ask({ type: 'placeDie', die: mySquad(home).hand[0] ?? 0, district: 0 })
    const after = home.store.get().shown?.game?.districts
    expect(after?.[0]).not.toBe(before?.[0])
    expect(after?.slice(1).every((district, n) => district === before?.[n + 1])).toBe(true)
  })

  test('after a gap it asks for the whole view, and follows on', async () => {
    const home = await playing()
    const { seq } = home.store.get().history
    home.connection.hear({ type: 'events', seq: seq + 5, at: 0, events: [] })
    expect(home.connection.said.at(-1)).toEqual({ type: 'resync' })
    await home.ports.clock.advance(3500)
    expect(home.store.get().view?.game?.districts.some(({ dice }) => dice.length > 0)).toBe(true)
  })

  test('what was not answered is sent again on a new connection, and done once', async () => {
    const home = await playing()
    const [die] = mySquad(home).hand
    home.connection.turn({ kind: 'lost', since: 0, attempts: 1 })
    const id = home.store.ask({ type: 'placeDie', die: die ?? 0, district: 1 })
    expect(home.connection.asked.some((asked) => asked.id === id)).toBe(false)
    await home.reconnect()
    await home.ports.clock.advance(1500)
    expect(home.connection.asked.filter((asked) => asked.id === id)).toHaveLength(1)
    expect(home.store.get().pending).toEqual([])
    expect(home.store.get().view?.game?.squads[0]?.hand).not.toContain(die)
  })

  test('an old answer that comes in a later round marks nothing as placed', async () => {
    const home = await playing()
    const [die] = mySquad(home).hand
    const id = home.store.ask({ type: 'placeDie', die: die ?? 0, district: 1 })
    home.connection.hear({ type: 'done', id, refusal: { refused: 'alreadyHandled' } })
    await home.ports.clock.settle()
    expect(home.store.get().pending).toEqual([])
    expect(home.store.get().marks.dice).toEqual([])
  })

  test('a die that was refused before a restart lies in the hand again', async () => {
    const home = await playing()
    const [die] = mySquad(home).hand
    const id = home.store.ask({ type: 'placeDie', die: die ?? 0, district: 1 })
    home.connection.hear({ type: 'done', id, refusal: { refused: 'notDone' } })
    const { pending, marks, shown } = home.store.get()
    expect([pending, marks.dice, shown?.game?.squads[0]?.hand.includes(die ?? 0)]).toEqual([[], [], true])
  })

  test('its history knows the round, and what was done to me', async () => {
    const home = await playing()
    await home.until(({ view }) => view?.phase === 'scoring')
    await show(home)
    const { moments, hasGaps } = home.store.get().history
    expect(moments.some(({ event }) => event.type === 'diePlaced')).toBe(true)
    expect(moments.every(({ event }) => event.type !== 'diceRolled')).toBe(true)
    expect(moments.find(({ event }) => event.type === 'roundStarted')).toMatchObject({ round: 1 })
    expect(hasGaps).toBe(false)
  })
})
