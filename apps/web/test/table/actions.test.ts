import { newView, drawGame, houseEdition, seededDice, eventFor, evolve, type View, type DieId } from '@jelly/rules'
import type { Request, TableView } from '@jelly/table'
import { describe, expect, test, vi } from 'vitest'
import type { TableSnapshot } from '@jelly/client'
import { Actions } from '../../src/screens/table/actions/Actions.ts'
import { RollHold } from '../../src/screens/table/actions/RollHold.ts'

/** A table that only takes notes. */
function notingTable(change: (game: View) => void = () => undefined, purist = false) {
  const started = eventFor(drawGame({ seats: 3, edition: houseEdition }, seededDice(3)), 0)
  if (started.type !== 'gameStarted') throw new Error('no game')
  const game = newView(started, 0)
  evolve(game, { type: 'roundStarted', round: 1 })
  evolve(game, { type: 'diceRolled', seat: 0, values: [1, 2, 3, 4, 5, 6, 3] })
  change(game)
  const asked: Request[] = []
  const view = { game, settings: { purist }, durations: { rollFloor: 700 } } as TableView
  const listeners = new Set<() => void>()
  const snapshot = { shown: view, view, you: 0, pending: [], plan: null } as unknown as TableSnapshot
  const table = {
    get: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ask: (request: Request) => asked.push(request),
  }
  const rolled = (): void => {
    evolve(game, { type: 'diceRolled', seat: 0, values: [1, 2, 3, 4, 5, 6, 3] })
    for (const listener of listeners) listener()
  }
  return { actions: new Actions(table), asked, game, table, rolled }
}

const place = (game: View, seat: number, die: DieId, value: number, district: number): void => {
  evolve(game, { type: 'diceRolled', seat, values: null })
  evolve(game, { type: 'diePlaced', seat, die, value, district })
}

describe('taps become requests', () => {
  test('a die, then a district', () => {
    const { actions, asked } = notingTable()
    actions.tapDie(4)
    expect(actions.picked).toEqual({ die: 4, value: 5 })
    actions.tapDistrict(2)
    expect(asked).toEqual([{ type: 'placeDie', die: 4, district: 2 }])
    expect(actions.get()).toEqual({ kind: 'idle' })
  })

  test('the same die again lets go of it; a district without a die only says so', () => {
    const { actions, asked } = notingTable()
    actions.tapDie(4)
    actions.tapDie(4)
    actions.tapDistrict(2)
    expect(asked).toEqual([])
    expect(actions.get()).toEqual({ kind: 'emptyHanded', n: 1 })
    actions.tapDistrict(1)
    actions.forgetMissed(1)
    expect(actions.get()).toEqual({ kind: 'emptyHanded', n: 2 })
    actions.tapDie(4)
    actions.forgetMissed(2)
    expect(actions.picked).toEqual({ die: 4, value: 5 })
  })

  test('a district says nothing of dice while none may be placed', () => {
    const { actions } = notingTable((game) => place(game, 0, 4, 5, 2))
    actions.tapDistrict(1)
    expect(actions.get()).toEqual({ kind: 'idle' })
  })

  test('[R4] a 1 or 2 on an enemy die places and kicks, a 3 or 4 on the next zone places and slides', () => {
    const { actions, asked } = notingTable((game) => place(game, 1, 7, 5, 2))
    actions.tapDie(0)
    actions.tapDistrict(2, { kick: 7 })
    actions.tapDie(2)
    actions.tapDistrict(1, { slide: 2 })
    actions.tapDie(4)
    actions.tapDistrict(2, { kick: 7 })
    actions.tapDie(3)
    actions.tapDistrict(1, { slide: 3 })
    expect(asked).toEqual([
      { type: 'placeDie', die: 0, district: 2, effect: { kick: 7 } },
      { type: 'placeDie', die: 2, district: 1, effect: { slide: 2 } },
      { type: 'placeDie', die: 4, district: 2 },
      { type: 'placeDie', die: 3, district: 1 },
    ])
  })

  test('keys pick by face, the next die of that face after the first', () => {
    const { actions } = notingTable()
    actions.pickFace(3)
    expect(actions.picked?.die).toBe(2)
    actions.pickFace(3)
    expect(actions.picked?.die).toBe(6)
    actions.pickFace(3)
    expect(actions.picked).toBeNull()
  })

  test('[R4] the die placed last slides up and down, and lets its effect go with a roll', () => {
    const { actions, asked } = notingTable((game) =>
      evolve(game, { type: 'diePlaced', seat: 0, die: 2, value: 3, district: 0 }),
    )
    expect(actions.slide(-1)).toBe(true)
    expect(actions.slide(1)).toBe(true)
    actions.roll()
    expect(asked).toEqual([{ type: 'useEffect', effect: { slide: 2 } }, { type: 'rollDice' }])
  })

  test('while the table is about to roll by itself, a press asks for nothing', () => {
    const { actions, asked } = notingTable((game) =>
      evolve(game, { type: 'diePlaced', seat: 0, die: 5, value: 6, district: 0 }),
    )
    expect(actions.roll()).toBe(false)
    expect(asked).toEqual([])
  })

  test('[R6] [R7] locking and flipping are planned before the last die, and done after it', () => {
    const before = notingTable()
    before.actions.tapLock(1)
    before.actions.tapGlass()
    expect(before.asked).toEqual([
      { type: 'planFinish', lock: 1, flip: false },
      { type: 'planFinish', lock: null, flip: true },
    ])
    const after = notingTable((game) => {
      const [squad] = game.squads
      if (squad) squad.hand = []
    })
    after.actions.armLock()
    after.actions.tapDistrict(1)
    after.actions.tapGlass()
    expect(after.asked).toEqual([{ type: 'lockDistrict', district: 1 }, { type: 'flipTimer' }])
  })

  test('a table for purists has no plans', () => {
    const { actions, asked } = notingTable(() => undefined, true)
    actions.tapLock(1)
    actions.tapGlass()
    expect(asked).toEqual([])
  })

  test('a button held rolls at the floor, no faster, until it is let go', () => {
    vi.useFakeTimers()
    const { actions, asked, table, rolled } = notingTable()
    const hold = new RollHold(actions, table)
    hold.press()
    rolled()
    vi.advanceTimersByTime(600)
    expect(asked).toHaveLength(1)
    vi.advanceTimersByTime(100)
    expect(asked).toHaveLength(2)
    rolled()
    hold.release()
    vi.advanceTimersByTime(5000)
    expect(asked).toEqual([{ type: 'rollDice' }, { type: 'rollDice' }])
    vi.useRealTimers()
  })

  test('a table for purists rolls once, however long the button is held', () => {
    vi.useFakeTimers()
    const { actions, asked, table, rolled } = notingTable(() => undefined, true)
    const hold = new RollHold(actions, table)
    hold.press()
    rolled()
    vi.advanceTimersByTime(5000)
    hold.release()
    expect(asked).toHaveLength(1)
    vi.useRealTimers()
  })
})
