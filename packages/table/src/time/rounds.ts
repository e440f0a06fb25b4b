import { hurried } from '@jelly/tempo'
import { beginCountdown } from '../game/phases.ts'
import { backToLobby, setUpGame } from '../game/setUpGame.ts'
import type { TableState } from '../model/tableState.ts'
import { allHere, isReady, peopleHere } from '../record/people.ts'
import { isRoundUnderWay, openSeat } from '../seats/line.ts'
import { seatFirstInLine } from '../seats/seating.ts'
import { SEED_WINDOW } from './pacing.ts'
import { commandTask, task } from './Task.ts'

/** [R8] */
export const sandRunsOut = commandTask(
  ({ state: { deadlines } }, waits) => (deadlines.sand === undefined ? null : waits.sandHeldUntil(deadlines.sand)),
  () => ({ seat: 'table', command: { type: 'sandRunsOut' } }),
)

/** [R9] */
export const autoFlip = commandTask(
  ({ state }) => state.deadlines.autoFlip ?? null,
  () => ({ seat: 'table', command: { type: 'flipTimer' } }),
)

/** [K2] A seat that does not answer in time gets the default answer. */
export const defaultAnswers = commandTask(
  ({ state }) => state.deadlines.choice ?? null,
  () => ({ seat: 'table', command: { type: 'answerByDefault' } }),
)

/** [C1] [C9] One district, the center or the pods at a time. */
export const scoring = commandTask(
  ({ state }) => scoreDueAt(state),
  ({ table }) => ({ seat: 'table', command: { type: table.game?.phase === 'opening' ? 'openPods' : 'scoreNext' } }),
)

function scoreDueAt(table: TableState<never>): number | null {
  const { deadlines, durations, skips, game } = table
  if (deadlines.score === undefined) return null
  if (!allHere(table, (seat) => skips.includes(seat))) return deadlines.score
  const pace = game?.phase === 'opening' ? durations.podsPace : durations.scorePace
  return deadlines.score - pace + hurried(pace)
}

/** [R1] */
export const startRound = commandTask(
  ({ state }) => state.deadlines.start ?? null,
  () => ({ seat: 'table', command: { type: 'startRound' } }),
)

const areAllReady = (table: TableState<never>): boolean => allHere(table, (seat) => isReady(table, seat))

/** After the briefing or the ledger the round starts when all the people here are ready. The ledger also has a time limit. */
export const nextRound = task(
  'beginCountdown',
  ({ state, notes }) => {
    if (state.phase !== 'briefing' && state.phase !== 'ledger') return null
    if (state.pause.since !== null) return null
    return areAllReady(state) ? notes.at : (state.deadlines.next ?? null)
  },
  beginCountdown,
)

/** A game that somebody asked for starts when the people here have given their seeds, and after a short while in any case. */
export const startWhenSeeded = task(
  'beginGame',
  ({ state, notes: { startingSince, hereSince, at } }) => {
    if (startingSince === null || hereSince === null || state.phase !== 'lobby') return null
    const hasSeeds = peopleHere(state).every((seat) => typeof state.dice.seeds[seat] === 'string')
    return hasSeeds ? at : Math.max(startingSince, hereSince) + SEED_WINDOW
  },
  setUpGame,
)

/** Who waits for a seat gets one as soon as it can be taken. */
export const seatTheNext = task(
  'seatNext',
  ({ state, notes }) =>
    state.line.length > 0 && !isRoundUnderWay(state) && openSeat(state) !== null ? notes.at : null,
  seatFirstInLine,
)

/** The next game at the same table, once all the people here want it, or most of them and a while has passed. */
export const startRematch = task(
  'rematch',
  ({ state, notes }) => {
    if (state.phase !== 'ended') return null
    return areAllReady(state) ? notes.at : (state.deadlines.next ?? null)
  },
  (draft) => {
    backToLobby(draft)
    draft.tellQuietly({ type: 'startAsked' })
  },
)
