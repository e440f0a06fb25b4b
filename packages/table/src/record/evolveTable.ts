import {
  evolve,
  newState,
  newView,
  type EventOf,
  type Game,
  type GameEvent,
  type Seat,
  type Viewer,
} from '@jelly/rules'
import type { TableEvent } from '../model/tableEvent.ts'
import {
  MOST_WAITING,
  NO_PAUSE,
  type DiceState,
  type SeatState,
  type TablePhase,
  type TableState,
} from '../model/tableState.ts'

type EventType = TableEvent<null>['type']
type Of<T extends EventType, Hidden extends null> = Extract<TableEvent<Hidden>, { type: T }>
type Handler<T extends EventType> = <Hidden extends null>(
  table: TableState<Hidden>,
  event: Of<T, Hidden>,
  viewer: Knower,
) => void

/** Whose knowledge a table holds: a viewer's, or all there is. */
export type Knower = Viewer | 'table'

/** A pause that is asked for in a round begins after it. */
const KEEPS_PAUSE: ReadonlySet<TablePhase> = new Set(['scramble', 'scoring', 'ledger'])

const handlers: { [T in EventType]: Handler<T> } = {
  tableOpened: () => undefined,

  settingsChanged(table, { settings, durations }) {
    table.settings = settings
    table.durations = durations
    const { seats, dice } = table
    table.seats = Array.from({ length: settings.players }, (_, n) => seats[n] ?? { kind: 'empty' })
    table.dice = { ...dice, seeds: table.seats.map((_, n) => dice.seeds[n] ?? null) }
    if (table.host !== null && table.host >= settings.players) table.host = null
  },

  seatChanged(table, { seat, to }) {
    const newcomer = table.seats[seat]?.kind !== to.kind
    table.seats = table.seats.map((old, n) => (n === seat ? to : old))
    if (newcomer && table.phase === 'lobby') table.dice = { ...table.dice, seeds: withSeed(table.dice, seat, null) }
  },

  hostChanged(table, { seat }) {
    table.host = seat
  },

  waitingChanged(table, { waiting }) {
    table.waiting = waiting.slice(0, MOST_WAITING)
  },

  newcomerCame(table, { newcomer }) {
    table.waiting = [...table.waiting, newcomer]
  },

  newcomerGone(table, { newcomer }) {
    table.waiting = table.waiting.filter((one) => one.newcomer !== newcomer)
  },

  lineJoined(table, { newcomer }) {
    table.line = [...table.line, newcomer]
  },

  lineLeft(table, { newcomer }) {
    table.line = table.line.filter((one) => one.newcomer !== newcomer)
  },

  pauseAsked(table, { seat, asked }) {
    const others = table.pause.asked.filter((one) => one !== seat)
    table.pause = { ...table.pause, asked: asked ? [...others, seat] : others }
  },

  paused(table, { since }) {
    table.pause = { asked: [], since }
  },

  resumed(table) {
    table.pause = NO_PAUSE
  },

  diceCommitted(table, { gameId, commitment, key }) {
    table.dice = { gameId, commitment, key, seeds: table.seats.map(() => null), revealed: false }
  },

  seedGiven(table, { seat, seed }) {
    table.dice = { ...table.dice, seeds: withSeed(table.dice, seat, seed) }
  },

  gameBegun(table, { number }) {
    table.gameNumber = number
    table.game = null
    table.fairness = null
  },

  // A person who is ready for one phase is not yet ready for the next.
  phaseChanged(table, { phase }) {
    table.phase = phase
    table.skips = []
    if (!KEEPS_PAUSE.has(phase)) table.pause = NO_PAUSE
    table.seats = table.seats.map(unready)
    if (phase === 'lobby') table.seats = table.seats.map(withoutLeaver)
  },

  deadlinesChanged(table, { deadlines }) {
    table.deadlines = deadlines
  },

  skipAsked(table, { seat }) {
    table.skips = [...table.skips, seat]
  },

  game(table, { event }, viewer) {
    if (event.type === 'gameStarted') table.game = begun(event, viewer)
    else if (table.game !== null) evolve(table.game, event)
    // A vote to go on is for one step.
    if (event.type === 'districtScored' || event.type === 'centerScored') table.skips = []
    if (event.type === 'roundStarted') table.fairness = null
  },

  diceRevealed(table, { key }) {
    table.dice = { ...table.dice, key, revealed: true }
  },

  fairnessReported(table, { seats }) {
    table.fairness = seats
  },

  frozen(table, { since, thawAt }) {
    table.frozen = { since, thawAt }
  },

  thawed(table) {
    table.frozen = null
  },
}

/** Writes what happened into a table or into a viewer's view of it, in place. To keep the old one, clone it first. */
export function evolveTable<Hidden extends null>(
  table: TableState<Hidden>,
  event: TableEvent<Hidden>,
  viewer: Knower,
): void {
  type Handle = (table: TableState<Hidden>, event: TableEvent<Hidden>, viewer: Knower) => void
  // A newer server may tell what this page does not know.
  const handle = Object.hasOwn(handlers, event.type) ? (handlers[event.type] as Handle) : null
  handle?.(table, event, viewer)
}

function begun<Hidden extends null>(started: EventOf<'gameStarted', Hidden>, viewer: Knower): Game<Hidden> {
  const game =
    viewer === 'table' ? newState(started as EventOf<'gameStarted', never>) : newView(asSeen(started), viewer)
  return game as Game<Hidden>
}

const asSeen = (started: GameEvent<null>): EventOf<'gameStarted', null> => started as EventOf<'gameStarted', null>

const withSeed = <Hidden extends null>({ seeds }: DiceState<Hidden>, seat: Seat, seed: string | null) =>
  seeds.map((old, n) => (n === seat ? seed : old))

const unready = <Hidden extends null>(seat: SeatState<Hidden>): SeatState<Hidden> =>
  seat.kind === 'person' && seat.ready ? { ...seat, ready: false } : seat

/** Who left the last game has no seat in the next one. */
function withoutLeaver<Hidden extends null>(seat: SeatState<Hidden>): SeatState<Hidden> {
  if (seat.kind !== 'bot' || seat.leaver === undefined) return seat
  const { leaver: _gone, ...bot } = seat
  return bot
}
