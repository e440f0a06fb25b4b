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
import { checkChance } from './checkChance.ts'
import { ReplayError } from './ReplayError.ts'

/** What was found by playing a game again. */
export interface Replayed {
  readonly state: State
  /** How many commands today's rules decide otherwise: none, unless the game began under older rules. */
  readonly otherwise: number
}

/** Plays the recorded commands again with the dice that the key and the seeds give; all must come out as recorded. */
export function replayGame(replay: Replay): Replayed {
  if (replay.rules < 1 || replay.rules > RULES_VERSION)
    throw new ReplayError('rules', `played under version ${replay.rules}; this program knows ${RULES_VERSION}`, 'rules')
  const dice = provableDice(replay.key, replay.gameId, replay.seeds)
  const start = { ...drawn(setupOf(replay.setup), dice), rules: replay.rules }
  if (!isSameJson(start, asDrawnToday(replay)))
    throw new ReplayError('start', 'the dice draw another city or other pods', 'city')
  const state = newState(start)
  const step = replay.rules === RULES_VERSION ? byTheRules : byTheDice
  let otherwise = 0
  replay.entries.forEach((entry, n) => (otherwise += step(state, entry, dice, `entries[${n}]`)))
  if (!isSameJson(state.result, replay.result))
    throw new ReplayError('result', 'the game came out differently', 'result')
  return { state, otherwise }
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

/** Today's rules and the dice give the recorded events, and no other. */
function byTheRules(state: State, { seat, command, events }: ReplayEntry, dice: Dice, where: string): 0 {
  const decision = decide(state, seat, command, dice)
  if (isRefusal(decision))
    throw new ReplayError(`${where}.command`, `the rules refuse it: ${decision.refused}`, 'refused')
  decision.forEach((event, n) => {
    if (!isSameJson(event, events[n] ?? null))
      throw new ReplayError(`${where}.events[${n}]`, `the dice and the rules give another "${event.type}"`, 'event')
    evolve(state, event)
  })
  if (events.length > decision.length)
    throw new ReplayError(`${where}.events[${decision.length}]`, 'the rules give no such event', 'event')
  return 0
}

/** The rules have changed since: the dice in the events are checked, what was decided is only compared. */
function byTheDice(state: State, { seat, command, events }: ReplayEntry, dice: Dice, where: string): 0 | 1 {
  const isAsToday = isSameJson(decide(state, seat, command, dice), events)
  events.forEach((event, n) => {
    checkChance(state, event, dice, `${where}.events[${n}]`)
    evolve(state, event)
  })
  return isAsToday ? 0 : 1
}

function setupOf({ edition, ...setup }: ReplaySetup): Setup {
  try {
    return { ...setup, edition: editionFromJson(edition) }
  } catch (error) {
    throw new ReplayError('setup.edition', messageOf(error))
  }
}

function drawn(setup: Setup, dice: Dice): Replay['start'] {
  try {
    return drawGame(setup, dice)
  } catch (error) {
    throw new ReplayError('setup', messageOf(error))
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
