import type { TableEvent } from '../model/tableEvent.ts'
import { type DiceState, NO_PAUSE, type TableState } from '../model/tableState.ts'

type Opened<Hidden extends null> = Extract<TableEvent<Hidden>, { type: 'tableOpened' }>

const NO_DICE: DiceState<never> = { gameId: '', commitment: '', seeds: [], key: '', revealed: false }

/** A table as it stands once it is opened: empty seats, no game. */
export const newTable = ({ id, settings, durations }: Opened<never>): TableState<never> => ({
  id,
  phase: 'lobby',
  settings,
  durations,
  seats: Array.from({ length: settings.players }, () => ({ kind: 'empty' })),
  host: null,
  waiting: [],
  line: [],
  game: null,
  gameNumber: 0,
  dice: NO_DICE,
  deadlines: {},
  skips: [],
  pause: NO_PAUSE,
  frozen: null,
  fairness: null,
})
