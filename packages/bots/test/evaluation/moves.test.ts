import { evolve, seededRandomness, type State } from '@jelly/rules'
import { expect, test } from 'vitest'
import { botOf, type Thought } from '../../src/index.ts'
import { barren, finished, freshRound, placed, rolled, seen, withZones } from '../support.ts'

/** What an ace does with nobody left to wait for; the same by several seeds. */
function moveOf(state: State, level: 'veteran' | 'ace' = 'ace'): Thought['command'] | undefined {
  finished(state, 1, 2)
  const commands = [1, 2, 3].map(
    (seed) => botOf(level, 'greedy').think(seen(state, 0), 0, seededRandomness(seed))?.command,
  )
  for (const command of commands) expect(command).toEqual(commands[0])
  return commands[0]
}

const city = (): State => barren(freshRound(3))

test('[C3] takes the lead where it pays', () => {
  const state = withZones(withZones(city(), 1, ['8', '8', '8']), 3, ['2', '2', '2'])
  placed(placed(state, 1, 1, 4), 1, 3, 4)
  expect(moveOf(rolled(state, 0, 5))).toMatchObject({ type: 'placeDie', district: 1 })
})

test('[C2] shuns a twin, even of a 6', () => {
  const state = withZones(withZones(city(), 1, ['8', '8', '8']), 3, ['2', '2', '2'])
  placed(placed(state, 0, 1, 6), 1, 1, 4)
  expect(moveOf(rolled(state, 0, 6))).toMatchObject({ type: 'placeDie', district: 3 })
})

test('[R4] kicks the die that holds the lead', () => {
  const state = withZones(city(), 1, ['8', '8', '8'])
  placed(placed(placed(state, 1, 1, 6), 2, 1, 1), 0, 1, 3)
  const kicked = state.districts[1]?.dice[0]?.die
  expect(moveOf(rolled(state, 0, 2))).toMatchObject({ district: 1, effect: { kick: kicked } })
})

test('[R4] kicks a twin of its own to make the other count', () => {
  const state = withZones(city(), 1, ['8', '8', '8'])
  placed(placed(state, 0, 1, 6, 6), 1, 1, 5)
  const own = state.districts[1]?.dice.slice(0, 2).map(({ die }) => die)
  const command = moveOf(rolled(state, 0, 1))
  expect(command).toMatchObject({ type: 'placeDie', district: 1, effect: { kick: expect.any(Number) } })
  if (command?.type === 'placeDie' && command.effect && 'kick' in command.effect)
    expect(own).toContain(command.effect.kick)
})

test('[R4] slides the target of a district that it holds to more', () => {
  const state = withZones(city(), 1, ['1', '8', '0'])
  placed(state, 0, 1, 6)
  expect(moveOf(rolled(state, 0, 4))).toMatchObject({ district: 1, effect: { slide: 2 } })
})

test('[R4] slides the target of a rival’s district to nothing', () => {
  const state = withZones(city(), 1, ['8', '0', '0'])
  placed(state, 1, 1, 6, 5)
  expect(moveOf(rolled(state, 0, 3))).toMatchObject({ district: 1, effect: { slide: 2 } })
})

test('[W1] sees through copies', () => {
  const state = withZones(withZones(city(), 1, ['copy-cw', '0', '0']), 2, ['9', '0', '0'])
  placed(state, 1, 2, 6, 5, 4)
  expect(moveOf(rolled(state, 0, 6))).toMatchObject({ district: 1 })
})

test('[W5] leaves a district to a rival that would have to give', () => {
  const state = withZones(withZones(city(), 1, ['give-2', 'give-2', 'give-2']), 3, ['1', '1', '1'])
  state.squads[0]!.jelly = 20
  placed(state, 1, 1, 5)
  expect(moveOf(rolled(state, 0, 6))).toMatchObject({ district: 3 })
})

test('[R6] locks the lead that is in danger', () => {
  const state = withZones(withZones(city(), 1, ['8', '8', '8']), 3, ['2', '2', '2'])
  placed(placed(placed(state, 0, 1, 5), 1, 1, 4), 0, 3, 6)
  finished(state, 0)
  const thought = botOf('ace', 'greedy').think(seen(state, 0), 0, seededRandomness(1))
  expect(thought?.command).toEqual({ type: 'lockDistrict', district: 1 })
})

test('[R7] flips the timer when it likes things as they are, and not when it does not', () => {
  const state = withZones(city(), 1, ['8', '8', '8'])
  placed(state, 0, 1, 5)
  finished(state, 0)
  state.squads[0]!.screen = 4
  expect(botOf('veteran', 'greedy').think(seen(state, 0), 0, seededRandomness(1))?.command).toEqual({
    type: 'flipTimer',
  })
  const losing = withZones(city(), 1, ['8', '8', '8'])
  placed(placed(losing, 0, 1, 3), 1, 1, 5)
  finished(losing, 0, 1)
  losing.squads[0]!.screen = 4
  expect(botOf('veteran', 'greedy').think(seen(losing, 0), 0, seededRandomness(1))).toBeNull()
})

test('[R4] a kick that waits goes for a die that lay there before, never for a later one', () => {
  const state = withZones(city(), 1, ['8', '8', '8'])
  placed(placed(state, 0, 1, 4), 1, 1, 1)
  const earlier = state.districts[1]?.dice.map(({ die }) => ({ kick: die }))
  finished(state, 2)
  evolve(rolled(state, 0, 2), {
    type: 'diePlaced',
    seat: 0,
    die: state.squads[0]?.hand[0] ?? -1,
    value: 2,
    district: 1,
  })
  placed(state, 1, 1, 6)
  for (const level of ['regular', 'veteran', 'ace'] as const) {
    const commands = Array.from(
      { length: 20 },
      (_, seed) => botOf(level, 'greedy').think(seen(state, 0), 0, seededRandomness(seed))?.command,
    )
    const effects = commands.flatMap((command) => (command?.type === 'useEffect' ? [command.effect] : []))
    expect(effects.length).toBeGreaterThan(0)
    for (const effect of effects) expect(earlier).toContainEqual(effect)
  }
})
