import { canonicalJson } from '@jelly/dice'
import { randomGame } from '@jelly/dice/testing'
import { ReplayPlayer } from '@jelly/table/replay'
import { VirtualClock } from '@jelly/table/testing'
import { describe, expect, test, vi } from 'vitest'
import { TableStore } from '../../src/index.ts'
import { ReplayConnection, replayMoments } from '../../src/replay/index.ts'

function watch(seed: number, at: ConstructorParameters<typeof ReplayConnection>[2] = {}) {
  const clock = new VirtualClock()
  const player = new ReplayPlayer(randomGame(seed))
  const connection = new ReplayConnection(player, clock, at)
  const store = new TableStore({
    connection,
    clock: connection.clock,
    seed: () => 'none',
    recall: () => null,
    keep: () => undefined,
    historyNow: () => connection.history(),
  })
  return { clock, player, connection, store }
}

describe('a table fed by a replay', () => {
  test('plays the whole game to its end, like the game it was', async () => {
    const { clock, player, connection, store } = watch(1)
    connection.play()
    await clock.advance(player.duration)
    expect(connection.get()).toMatchObject({ isPlaying: false, moment: player.end, time: player.duration })
    expect(canonicalJson(store.get().view)).toBe(canonicalJson(player.viewAt(player.end, 'xray')))
    expect(store.get().history.moments.map(({ event }) => event)).toEqual(
      replayMoments(player, 'xray').map(({ event }) => event),
    )
    store.close()
  })

  test('eight times as fast takes an eighth of the time', async () => {
    const { clock, player, connection } = watch(2)
    connection.setSpeed(8)
    connection.play()
    await clock.advance(player.duration / 8 - 50)
    expect(connection.get().isPlaying).toBe(true)
    await clock.advance(60)
    expect(connection.get()).toMatchObject({ isPlaying: false, moment: player.end })
  })

  test('shows any moment, forwards and backwards, with what had happened by then', () => {
    const { player, connection, store } = watch(3)
    for (const moment of [200, 40, player.end, 1, 77]) {
      connection.goTo(moment)
      expect(canonicalJson(store.get().view)).toBe(canonicalJson(player.viewAt(moment, 'xray')))
      expect(store.get().history.moments.every(({ seq }) => seq <= moment)).toBe(true)
      expect(store.get().history.moments.at(-1)?.seq).toBe(
        replayMoments(player, 'xray').findLast(({ seq }) => seq <= moment)?.seq,
      )
    }
  })

  test('its clock is the clock of that game, and stands still with it', async () => {
    const { clock, player, connection, store } = watch(4, { time: 5000 })
    expect(store.clock.now()).toBe(player.replay.startedAt + 5000)
    await clock.advance(10_000)
    expect(store.clock.now()).toBe(player.replay.startedAt + 5000)
    connection.play()
    await clock.advance(2000)
    expect(store.clock.now()).toBe(player.replay.startedAt + 7000)
    connection.seek(100)
    expect(store.clock.now()).toBe(player.replay.startedAt + 100)
  })

  test('steps from one thing that can be seen to the next, and back', () => {
    const { player, connection } = watch(5)
    const seen = [...new Set(replayMoments(player, 'xray').map(({ seq }) => seq))].filter((seq) => seq > 1)
    const forth = seen.slice(0, 30).map(() => {
      connection.step(1)
      return connection.get().moment
    })
    expect(forth).toEqual(seen.slice(0, 30))
    connection.step(-1)
    expect(connection.get().moment).toBe(seen[28])
    expect(connection.get().time).toBe(player.timeOf(seen[28] ?? 0))
  })

  test('through the eyes of one seat the others’ dice are covered', () => {
    const { player, connection, store } = watch(6, { time: 4000, eyes: 2 })
    const trays = () => store.get().view?.game?.squads.map(({ tray }) => tray !== null)
    expect(trays()).toEqual([false, false, true, false])
    connection.look('xray')
    expect(trays()).toEqual([true, true, true, true])
    connection.look(0)
    expect(canonicalJson(store.get().view)).toBe(canonicalJson(player.viewAt(connection.get().moment, 0)))
  })

  test('what draws a moment sees it first; the table is told of the last one, once it is calm', () => {
    let tell: () => void = () => undefined
    const { player, connection, store } = watch(8, { putOff: (later) => (tell = later) })
    const drawn: number[] = []
    const stop = connection.onJump(() => drawn.push(connection.get().moment))
    const isTold = (moment: number): boolean =>
      canonicalJson(store.get().view) === canonicalJson(player.viewAt(moment, 'xray'))
    const told = vi.fn<() => void>()
    store.subscribe(told)

    connection.goTo(50)
    connection.goTo(90)
    expect(drawn).toEqual([50, 90])
    expect(canonicalJson(connection.view())).toBe(canonicalJson(player.viewAt(90, 'xray')))
    expect(isTold(1)).toBe(true)
    tell()
    expect(isTold(90)).toBe(true)
    tell()
    expect(told).toHaveBeenCalledTimes(1)

    // Whatever else happens comes after it; where nothing is drawn the table is told at once.
    connection.goTo(120)
    connection.look(1)
    expect(canonicalJson(store.get().view)).toBe(canonicalJson(player.viewAt(120, 1)))
    connection.look('xray')
    stop()
    connection.goTo(10)
    expect(isTold(10)).toBe(true)
  })

  test('a game that plays is told at once where it jumps', () => {
    const { player, connection, store } = watch(9, { putOff: () => undefined })
    const draw = vi.fn<() => void>()
    connection.onJump(draw)
    connection.goTo(30)
    connection.play()
    expect(canonicalJson(store.get().view)).toBe(canonicalJson(player.viewAt(30, 'xray')))
    connection.goTo(60)
    expect(canonicalJson(store.get().view)).toBe(canonicalJson(player.viewAt(60, 'xray')))
    expect(draw).toHaveBeenCalledTimes(1)
    connection.close()
  })

  test('nobody sits there: a request is refused', async () => {
    const { store } = watch(7)
    expect(await store.request({ type: 'flipTimer' })).toEqual({ refused: 'notSeated' })
  })
})
