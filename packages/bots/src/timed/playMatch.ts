import {
  decide,
  drawGame,
  type Edition,
  evolve,
  houseEdition,
  isRefusal,
  newState,
  type Seat,
  seededDice,
  seededRandomness,
  viewOf,
} from '@jelly/rules'
import { frenzy, type Tempo } from '@jelly/tempo'
import type { Bot } from '../model/Bot.ts'
import { type Surroundings, TimedRound, type Watch } from './TimedRound.ts'

export interface Match {
  /** By seat. */
  readonly bots: readonly Bot[]
  readonly seed: number
  readonly tempo?: Tempo
  /** What every thought takes, where the bots' own speed does not count. */
  readonly thinkingTime?: number | null
  readonly edition?: Edition
  readonly firstGame?: boolean
  readonly promo?: boolean
  readonly watch?: Watch
}

export interface MatchResult {
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
  /** How long each round took on the virtual clock, in ms. */
  readonly rounds: readonly number[]
}

/** A whole game of bots; the same match always ends the same way. */
export function playMatch(match: Match): MatchResult {
  const around = surroundingsOf(match)
  const { state } = around
  const rounds: number[] = []
  while (state.phase === 'between') {
    const took = new TimedRound(around).play()
    scoreAll(around, took)
    rounds.push(took)
  }
  follow(around, decide(state, 'table', { type: 'openPods' }, around.dice), 0)
  return { scores: state.result?.scores ?? [], winners: state.result?.winners ?? [], rounds }
}

function surroundingsOf(match: Match): Surroundings {
  const {
    bots,
    tempo = frenzy,
    thinkingTime = null,
    edition = houseEdition,
    firstGame = false,
    promo = false,
    watch = () => {},
  } = match
  const seed = spread(match.seed)
  const dice = seededDice(seed)
  return {
    state: newState(drawGame({ seats: bots.length, edition, firstGame, promo }, dice)),
    dice,
    players: { bots, randoms: bots.map((_, seat) => seededRandomness(spread(seed + 2 + seat))) },
    tempo,
    thinkingTime,
    ties: seededRandomness(spread(seed + 1)),
    watch,
  }
}

function scoreAll(around: Surroundings, at: number): void {
  const { state, dice } = around
  while (state.phase === 'scoring') {
    follow(around, decide(state, 'table', { type: 'scoreNext' }, dice), at)
    while (state.choice !== null) settle(around, at)
  }
}

/** Everyone who is asked answers, the quickest first; [K2] a bot that does not answer gets the default. */
function settle(around: Surroundings, at: number): void {
  const { state, dice, players } = around
  const asked = state.choice?.step
  const thoughts = (state.choice?.question.asked ?? []).flatMap((seat) => {
    const random = players.randoms[seat]
    const thought = random && players.bots[seat]?.think(viewOf(state, seat), seat, random)
    return thought ? [{ seat, thought }] : []
  })
  thoughts.sort((one, other) => one.thought.after - other.thought.after)
  for (const { seat, thought } of thoughts) {
    if (state.choice?.step !== asked) return
    const decision = decide(state, seat, thought.command, dice)
    if (!isRefusal(decision)) follow(around, decision, at)
  }
  if (state.choice?.step === asked) follow(around, decide(state, 'table', { type: 'answerByDefault' }, dice), at)
}

function follow({ state, watch }: Surroundings, decision: ReturnType<typeof decide>, at: number): void {
  if (isRefusal(decision)) throw new Error(`the table was refused: ${decision.refused}`)
  for (const event of decision) {
    evolve(state, event)
    watch(event, state, at)
  }
}

/** Neighbouring seeds give streams that have nothing in common. */
const spread = (seed: number): number => Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) ^ Math.imul(seed + 1, 0x297a2d39)
