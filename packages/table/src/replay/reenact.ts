import type { Replay, ReplayEntry } from '@jelly/dice'
import { type Event, ROUNDS, squadOf } from '@jelly/rules'
import { type Durations, durationsOf } from '@jelly/tempo'
import type { JournalRow } from '../model/ports.ts'
import type { TableEvent } from '../model/tableEvent.ts'
import type { Deadlines, TableState } from '../model/tableState.ts'
import { applyRow, beginRecord, type TableRecord } from '../record/TableRecord.ts'
import { settingsOfReplay } from './settingsOfReplay.ts'
import { type FilledSeat, sittersOf } from './sitters.ts'
import { tempoOfReplay } from './tempoOfReplay.ts'

/** Called for each row before it becomes true; the state is still as it was. The first row finds no table. */
export type RowWatcher = (row: JournalRow, before: TableState<never> | null) => void

/**
 * Writes the journal of a game from its replay again: one row for each command, with what it meant for the table. The same
 * rows are watched, and restored to a table that plays on.
 */
export function reenact(
  replay: Replay,
  watch: RowWatcher,
  sitters: readonly FilledSeat[] = sittersOf(replay),
): TableRecord {
  const tempo = tempoOfReplay(replay)
  const settings = settingsOfReplay(replay, tempo)
  const durations = durationsOf(tempo, settings)
  const first = openingOf(replay, settings, durations, sitters)
  watch(first, null)
  const record = beginRecord(first)
  const put = (row: Omit<JournalRow, 'table' | 'seq' | 'epoch' | 'id' | 'rules'>): void => {
    const whole = { ...first, ...row, seq: record.notes.seq + 1 }
    watch(whole, record.state)
    applyRow(record, whole)
  }
  const entries = withFirstRolls(replay.entries)
  entries.forEach((entry, n) => {
    put(rowOf(entry, record.state, durations))
    const countdown = countdownAfter(entry, entries[n + 1], durations)
    if (countdown !== null) put(countdown)
  })
  return record
}

function openingOf(
  replay: Replay,
  settings: ReturnType<typeof settingsOfReplay>,
  durations: Durations,
  sitters: readonly FilledSeat[],
): JournalRow {
  const { gameId, commitment, key, seeds, startedAt, start, entries, rules } = replay
  const events: TableEvent<never>[] = [
    { type: 'tableOpened', id: `replay-${gameId}`, settings, durations },
    { type: 'diceCommitted', gameId, commitment, key },
    ...sitters.map((to, seat) => ({ type: 'seatChanged', seat, to }) as const),
    ...seeds.map((seed, seat) => ({ type: 'seedGiven', seat, seed }) as const),
    { type: 'gameBegun', number: 1 },
    { type: 'game', event: start },
    { type: 'phaseChanged', phase: 'countdown' },
    { type: 'deadlinesChanged', deadlines: { start: entries[0]?.at ?? startedAt } },
  ]
  const row = { seq: 1, epoch: 1, at: startedAt, seat: 'table', id: null, rules } as const
  return { ...row, table: `replay-${gameId}`, request: { type: 'openTable' }, events }
}

/** [R2] The first rolls of a round come with its start: the table throws them all at once. */
function withFirstRolls(entries: readonly ReplayEntry[]): ReplayEntry[] {
  const rows: ReplayEntry[] = []
  for (const entry of entries) {
    const start = rows.at(-1)
    const isFirstRoll = entry.command.type === 'rollDice' && entry.at === start?.at
    if (start?.command.type === 'startRound' && isFirstRoll)
      rows[rows.length - 1] = { ...start, events: [...start.events, ...entry.events] }
    else rows.push(entry)
  }
  return rows
}

type Written = Pick<JournalRow, 'at' | 'seat' | 'request' | 'events'>

function rowOf({ at, seat, command, events }: ReplayEntry, before: TableState<never>, durations: Durations): Written {
  const told: TableEvent<never>[] = []
  let deadlines: Deadlines = before.deadlines
  for (const event of events) {
    told.push({ type: 'game', event })
    told.push(...whatFollows(event, before))
    deadlines = deadlinesAfter(event, deadlines, { at, before, durations })
  }
  if (deadlines !== before.deadlines) told.push({ type: 'deadlinesChanged', deadlines })
  return { at, seat, request: command, events: told }
}

/** What an event of the game means for the table. */
function whatFollows(event: Event, before: TableState<never>): TableEvent<never>[] {
  switch (event.type) {
    case 'centerScored':
      return isLastRound(before) ? [] : [{ type: 'phaseChanged', phase: 'ledger' }]
    case 'roundStarted':
      return [{ type: 'phaseChanged', phase: 'scramble' }]
    case 'roundEnded':
      return [{ type: 'phaseChanged', phase: 'scoring' }]
    case 'gameEnded':
      return [
        { type: 'phaseChanged', phase: 'ended' },
        { type: 'diceRevealed', key: before.dice.key },
      ]
    default:
      return []
  }
}

interface Now {
  readonly at: number
  readonly before: TableState<never>
  readonly durations: Durations
}

/** When the table does something by itself, from an event on. */
function deadlinesAfter(event: Event, old: Deadlines, { at, before, durations }: Now): Deadlines {
  switch (event.type) {
    case 'roundStarted':
      return { autoFlip: at + durations.autoFlipAfterStart }
    case 'diePlaced': {
      const isLast = before.game !== null && squadOf(before.game, event.seat).hand.length === 1
      const soon = at + durations.autoFlipAfterFinish
      return isLast && soon < (old.autoFlip ?? 0) ? { ...old, autoFlip: soon } : old
    }
    case 'timerFlipped': {
      const sandFrom = at + durations.sandTurn
      return { sandFrom, sand: sandFrom + durations.sand }
    }
    case 'choiceAsked':
      return durations.choice === null ? {} : { choice: at + durations.choice }
    case 'roundEnded':
    case 'districtScored':
    case 'choiceSettled':
      return { score: at + durations.scorePace }
    case 'centerScored':
      return isLastRound(before) ? { score: at + durations.podsPace } : { next: at + durations.nextRound }
    case 'gameEnded':
      return {}
    default:
      return old
  }
}

const isLastRound = ({ game }: TableState<never>): boolean => game?.round === ROUNDS

/** Between two rounds the ledger is shown, then all count down together; the record knows only when the round began. */
function countdownAfter(entry: ReplayEntry, next: ReplayEntry | undefined, { countdown }: Durations): Written | null {
  if (next?.command.type !== 'startRound') return null
  const at = Math.max((entry.at + next.at) / 2, next.at - countdown)
  const events: TableEvent<never>[] = [
    { type: 'phaseChanged', phase: 'countdown' },
    { type: 'deadlinesChanged', deadlines: { start: next.at } },
  ]
  return { at, seat: 'table', request: { type: 'beginCountdown' }, events }
}
