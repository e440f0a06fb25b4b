import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { homeTable, type HomeTable, until } from './support/homeTable.ts'

/** Everybody shows an event at the same moment: here the store's timers run at once. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const mySquad = ({ store }: HomeTable) => {
  const { shown, you } = store.get()
  const squad = you === null ? undefined : shown?.game?.squads[you]
  if (!squad) throw new Error('no seat')
  return squad
}

async function playing(): Promise<HomeTable> {
  const home = await homeTable({ players: 3 })
  home.store.subscribe(() => undefined)
  await until(home, ({ view }) => view?.phase === 'scramble')
  await show(home)
  return home
}

/** Lets what is due be shown. */
async function show({ ports }: HomeTable): Promise<void> {
  await ports.clock.settle()
  await vi.advanceTimersByTimeAsync(500)
  await ports.clock.settle()
}

describe('a store follows its table', () => {
  test('it gives its seed after it has seen the commitment, once', async () => {
    const home = await playing()
    const seeds = home.connection.said.filter((said) => said.type === 'do' && said.request.type === 'giveSeed')
    expect(seeds).toHaveLength(1)
    expect(home.store.get().witness).toMatchObject({ commitment: home.store.get().view?.dice.commitment, seat: 0 })
  })

  test('it gives a seed for every seat that it moves to', async () => {
    const home = await homeTable({}, null, false)
    home.store.ask({ type: 'takeSeat', seat: 2 })
    await home.ports.clock.settle()
    expect(home.store.get().you).toBe(2)
    await home.ports.clock.settle()
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
    await show(home)
    expect(home.store.get().pending).toEqual([])
    expect(home.store.get().view?.game?.districts[2]?.dice.map((placed) => placed.die)).toContain(die)
  })

  test('what the table refuses springs back with its reason', async () => {
    const home = await playing()
    home.store.ask({ type: 'lockDistrict', district: 1 })
    await home.ports.clock.advance(1000)
    await show(home)
    expect(home.store.get().refused).toMatchObject({ refusal: { refused: 'notFinished' } })
    expect(home.store.get().pending).toEqual([])
  })

  test('nothing that was published is ever written again', async () => {
    const home = await playing()
    const before = home.store.get().view
    const copy = JSON.stringify(before)
    await home.ports.clock.advance(4000)
    await show(home)
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
    const { seq } = home.store.get().record
    home.connection.hear({ type: 'events', seq: seq + 5, at: 0, events: [] })
    expect(home.connection.said.at(-1)).toEqual({ type: 'resync' })
    await home.ports.clock.advance(3000)
    await show(home)
    expect(home.store.get().view?.game?.districts.some(({ dice }) => dice.length > 0)).toBe(true)
  })

  test('what was not answered is said again on a new line, and done once', async () => {
    const home = await playing()
    const [die] = mySquad(home).hand
    home.connection.turn({ kind: 'lost', since: 0, attempts: 1 })
    const id = home.store.ask({ type: 'placeDie', die: die ?? 0, district: 1 })
    expect(home.connection.said.some((said) => said.type === 'do' && said.id === id)).toBe(false)
    await home.reconnect()
    await home.ports.clock.advance(1000)
    await show(home)
    expect(home.connection.said.filter((said) => said.type === 'do' && said.id === id)).toHaveLength(1)
    expect(home.store.get().pending).toEqual([])
    expect(home.store.get().view?.game?.squads[0]?.hand).not.toContain(die)
  })

  test('its record knows the round, and what was done to me', async () => {
    const home = await playing()
    await until(home, ({ view }) => view?.phase === 'scoring')
    await show(home)
    const { moments, hasGaps } = home.store.get().record
    expect(moments.some(({ event }) => event.type === 'diePlaced')).toBe(true)
    expect(moments.every(({ event }) => event.type !== 'diceRolled')).toBe(true)
    expect(hasGaps).toBe(false)
  })
})
