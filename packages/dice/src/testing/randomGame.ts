import {
  type Command,
  decide,
  drawGame,
  type Edition,
  evolve,
  houseEdition,
  isRefusal,
  legalCommands,
  newState,
  type Randomness,
  seededRandomness,
  type SeatOrTable,
  type Setup,
  type State,
  viewOf,
} from '@jelly/rules'
import { buildReplay, newKey, newSeed, provableDice, type Replay, type ReplayEntry } from '../index.ts'

export interface Wishes {
  readonly seats?: number
  readonly firstGame?: boolean
  readonly promo?: boolean
  readonly edition?: Edition
  /** Without it, a new seed for each seat but the last, which is a bot's. */
  readonly seeds?: readonly string[]
}

const NAMES = ['Gina', 'Sam', 'Zoë', 'Chloé 🎲', 'Noor']

/** A whole game of players who do anything legal, with provable dice, as the table would hand it over. */
export function randomGame(seed: number, wishes: Wishes = {}): Replay {
  const { seats = 4, firstGame = false, promo = false, edition = houseEdition } = wishes
  const random = seededRandomness(seed)
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => random(256))
  const key = newKey(bytes)
  const gameId = `game-${seed}`
  const seeds = wishes.seeds ?? Array.from({ length: seats }, (_, seat) => (seat === seats - 1 ? '' : newSeed(bytes)))
  const setup: Setup = { seats, edition, firstGame, promo }
  const dice = provableDice(key, gameId, seeds)
  const start = drawGame(setup, dice)
  const state = newState(start)
  const entries: ReplayEntry[] = []
  let at = 1_760_000_000_000
  while (state.phase !== 'over') {
    const [seat, command] = nextMove(state, random)
    const events = decide(state, seat, command, dice)
    if (isRefusal(events)) throw new Error(`a legal command was refused: ${JSON.stringify(command)}`)
    for (const event of events) evolve(state, event)
    entries.push({ seq: entries.length + 3, at: (at += random(900)), seat, command, events })
  }
  const players = seeds.map((given, seat) =>
    given === '' ? { name: 'Botilda', bot: 'easy' } : { name: NAMES[seat] ?? '?' },
  )
  return buildReplay({
    gameId,
    key,
    seeds,
    setup,
    players,
    startedAt: 1_760_000_000_000,
    start,
    entries,
    result: state.result,
  })
}

function nextMove(state: State, random: Randomness): [SeatOrTable, Command] {
  if (state.phase === 'between') return ['table', { type: 'startRound' }]
  if (state.phase === 'opening') return ['table', { type: 'openPods' }]
  if (state.phase === 'scoring' && state.choice === null) return ['table', { type: 'scoreNext' }]
  if (state.phase === 'scoring' && random(4) === 0) return ['table', { type: 'answerByDefault' }]
  return seatMove(state, random) ?? ['table', { type: state.flippedBy === null ? 'flipTimer' : 'sandRunsOut' }]
}

/** Mostly a die placed, so that rounds come to an end. */
function seatMove(state: State, random: Randomness): [SeatOrTable, Command] | undefined {
  const moves = state.squads.flatMap((_, seat) =>
    legalCommands(viewOf(state, seat), seat).map((command): [SeatOrTable, Command] => [seat, command]),
  )
  if (state.phase === 'scramble' && state.flippedBy !== null && random(40) === 0) return undefined
  return moves[random(moves.length)]
}
