import {
  decide,
  type Dice,
  drawGame,
  evolve,
  isRefusal,
  namesOf,
  newState,
  RULES_VERSION,
  type Setup,
  type State,
} from '@jelly/rules'
import { provableDice } from '../proof/provableDice.ts'
import { isSameJson } from './canonicalJson.ts'
import { editionFromJson } from './editionJson.ts'
import type { Replay, ReplayEntry, ReplaySetup } from './replay.ts'
import { ReplayProblem } from './ReplayProblem.ts'

/** Plays the recorded commands again with the dice that the key and the seeds give; all must come out as recorded. */
export function replayGame(replay: Replay): State {
  if (replay.rules !== RULES_VERSION)
    throw new ReplayProblem('rules', `played under version ${replay.rules}; this program knows ${RULES_VERSION}`)
  const dice = provableDice(replay.key, replay.gameId, replay.seeds)
  const start = drawn(setupOf(replay.setup), dice)
  if (!isSameJson(start, asDrawnToday(replay)))
    throw new ReplayProblem('start', 'the dice draw another city or other pods')
  const state = newState(start)
  replay.entries.forEach((entry, n) => step(state, entry, dice, `entries[${n}]`))
  if (!isSameJson(state.result, replay.result)) throw new ReplayProblem('result', 'the game came out differently')
  return state
}

/**
 * The recorded start in today's form. Older ones say `name: { en, fr }` of each district; those of the house edition have
 * moved to the page's catalogs, so nothing is left to compare them with.
 */
const asDrawnToday = ({ start, setup }: Replay): Replay['start'] => ({
  ...start,
  districts: start.districts.map((district) => {
    if (!('name' in district)) return district
    const { name: _, ...rest } = district
    return { ...rest, names: setup.edition === 'house' ? null : namesOf(district) }
  }),
})

function step(state: State, { seat, command, events }: ReplayEntry, dice: Dice, where: string): void {
  const decision = decide(state, seat, command, dice)
  if (isRefusal(decision)) throw new ReplayProblem(`${where}.command`, `the rules refuse it: ${decision.refused}`)
  decision.forEach((event, n) => {
    if (!isSameJson(event, events[n] ?? null))
      throw new ReplayProblem(`${where}.events[${n}]`, `the dice and the rules give another "${event.type}"`)
    evolve(state, event)
  })
  if (events.length > decision.length)
    throw new ReplayProblem(`${where}.events[${decision.length}]`, 'the rules give no such event')
}

function setupOf({ edition, ...setup }: ReplaySetup): Setup {
  try {
    return { ...setup, edition: editionFromJson(edition) }
  } catch (error) {
    throw new ReplayProblem('setup.edition', messageOf(error))
  }
}

function drawn(setup: Setup, dice: Dice): Replay['start'] {
  try {
    return drawGame(setup, dice)
  } catch (error) {
    throw new ReplayProblem('setup', messageOf(error))
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
