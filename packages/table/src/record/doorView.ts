import { durationsOf, frenzy } from '@jelly/tempo'
import type { TableView } from '../model/message.ts'
import { DEFAULT_SETTINGS } from '../model/settings.ts'
import { NO_PAUSE, type SeatState, type TableState } from '../model/tableState.ts'

/** Whether somebody has asked for a seat and the host has not answered yet. */
export const isWaiting = ({ waiting }: TableState<never>, person: string): boolean =>
  waiting.some((newcomer) => newcomer.person === person)

/**
 * What somebody sees who waits for the host: the names at the table, and that they wait. It has the form of a lobby;
 * whatever else a view says is left at what an untouched table would say.
 */
export function doorViewOf(table: TableState<never>, person: string): TableView {
  const own = table.waiting.filter((newcomer) => newcomer.person === person)
  return {
    id: table.id,
    phase: 'lobby',
    settings: { ...DEFAULT_SETTINGS, players: table.settings.players, approve: true },
    durations: durationsOf(frenzy),
    seats: table.seats.map(nameOf),
    host: table.host,
    waiting: own.map(({ newcomer, name }) => ({ newcomer, name, person: null })),
    line: [],
    game: null,
    gameNumber: 0,
    dice: { gameId: '', commitment: '', seeds: table.seats.map(() => null), key: null, revealed: false },
    deadlines: {},
    skips: [],
    pause: NO_PAUSE,
    frozen: null,
    fairness: null,
  }
}

function nameOf(seat: SeatState<never>): SeatState {
  switch (seat.kind) {
    case 'person':
      return { kind: 'person', person: null, name: seat.name, ready: false, presence: 'here' }
    case 'bot':
      return { kind: 'bot', name: seat.name, level: seat.level, temperament: seat.temperament }
    case 'empty':
      return seat
  }
}
