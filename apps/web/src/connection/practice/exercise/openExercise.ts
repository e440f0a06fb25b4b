import { RULES_VERSION } from '@jelly/rules'
import {
  DEFAULT_SETTINGS,
  type JournalEvent,
  type SeatState,
  type Settings,
  Table,
  type TablePorts,
} from '@jelly/table'
import { durationsOf, frenzy, type Tempo } from '@jelly/tempo'
import { type Exercise, EXERCISE_TABLE, ME, SEATS } from './Exercise.ts'
import { exerciseEvents } from './exerciseEvents.ts'
import { loadedDice } from './loadedDice.ts'
import { scriptedMind } from './scriptedMind.ts'

const HOUR = 3_600_000

/** Nothing hurries but the sand: what is scored waits to be read. */
const UNHURRIED: Tempo = {
  ...frenzy,
  windows: { ...frenzy.windows, effect: HOUR },
  pace: { ...frenzy.pace, score: HOUR, nextRound: HOUR },
}

const SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  players: SEATS,
  firstGame: true,
  choiceSeconds: null,
  flipAfterFinish: HOUR / 1000,
  flipAfterStart: HOUR / 1000,
}

const rival = (name: string): SeatState<never> => ({ kind: 'bot', name, level: 'rookie', temperament: 'cautious' })

/** A table like any other, taken up in the middle of a round. */
export function openExercise(exercise: Exercise, person: string, name: string, ports: TablePorts): Promise<Table> {
  const at = ports.clock.now()
  const durations = durationsOf(UNHURRIED, SETTINGS)
  const me: SeatState<never> = { kind: 'person', person, name, ready: true, presence: 'away' }
  const seats = [me, rival('Gina'), rival('Sam')]
  const events: JournalEvent[] = [
    { type: 'tableOpened', id: EXERCISE_TABLE, settings: SETTINGS, durations },
    ...seats.map((to, seat): JournalEvent => ({ type: 'seatChanged', seat, to })),
    { type: 'hostChanged', seat: ME },
    { type: 'gameBegun', number: 1 },
    ...exerciseEvents(exercise).map((event): JournalEvent => ({ type: 'game', event })),
    { type: 'phaseChanged', phase: exercise.isOver ? 'scoring' : 'scramble' },
  ]
  if (exercise.isOver) events.push({ type: 'deadlinesChanged', deadlines: { score: at + durations.scorePace } })
  const row = { table: EXERCISE_TABLE, seq: 1, epoch: 1, at, seat: 'table', id: null, rules: RULES_VERSION } as const
  return Table.restore([{ ...row, request: { type: 'openTable' }, events }], {
    speed: 1,
    ports: { ...ports, dice: () => loadedDice(exercise), botMind: scriptedMind(exercise), tempoOf: () => UNHURRIED },
  })
}
