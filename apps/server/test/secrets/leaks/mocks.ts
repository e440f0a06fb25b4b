import type * as protocol from '@jelly/protocol'
import type * as rules from '@jelly/rules'
import type { Game, Seat } from '@jelly/rules'
import type { JournalRow, ServerMessage, TableRecord, TableState, TableSummary } from '@jelly/table'
import type * as table from '@jelly/table'
import type * as replays from '../../../src/replays/Replays.ts'
import type { Store } from '../../../src/store/Store.ts'
import { planted } from './Leak.ts'

// Each takes a module of the program and gives it back with the seams at which a leak can be planted. With no leak there,
// it does what the module does.

let isForATable = false

export const leakyRules = (honest: typeof rules): typeof rules => ({
  ...honest,
  viewOf(state, viewer) {
    planted.state = state
    const view = honest.viewOf(state, viewer)
    return (isForATable ? planted.leak.view?.(view, state, viewer) : planted.leak.botView?.(view, state)) ?? view
  },
  eventFor(event, viewer) {
    const seen = honest.eventFor(event, viewer)
    return planted.leak.event?.(seen, event, viewer) ?? seen
  },
  decide(state, seat, command, dice) {
    planted.state = state
    const decision = honest.decide(state, seat, command, dice)
    return planted.leak.decision?.(decision, state, seat, command) ?? decision
  },
})

export const leakyProtocol = (honest: typeof protocol): typeof protocol => ({
  ...honest,
  encode: (message) =>
    honest.encode(message) + (planted.state === null ? '' : (planted.leak.padding?.(planted.state) ?? '')),
})

type TableViews = Pick<typeof table, 'tableViewOf' | 'tableEventFor'>

export const leakyTableView = (honest: TableViews): TableViews => ({
  ...honest,
  tableViewOf(state, viewer) {
    isForATable = true
    const view = honest.tableViewOf(state, planted.leak.eyes?.(viewer) ?? viewer)
    isForATable = false
    return view
  },
  tableEventFor(event, viewer) {
    const seen = honest.tableEventFor(event, planted.leak.eyes?.(viewer) ?? viewer)
    return planted.leak.tableEvent?.(seen, event) ?? seen
  },
})

interface Summaries {
  summaryOf(state: TableState<never>): TableSummary
}

export const leakySummary = (honest: Summaries): Summaries => ({
  summaryOf(state) {
    const summary = honest.summaryOf(state)
    return planted.leak.summary?.(summary, state) ?? summary
  },
})

interface Teller {
  all(): object[]
  tell(connection: object, message: ServerMessage): void
  tellRow(row: JournalRow, record: TableRecord, at: number): void
  showView(connection: object, record: TableRecord): void
}
type TellerModule = { readonly Connections: new (...parts: never[]) => Teller }

export function leakyConnections(honest: TellerModule): TellerModule {
  const { Connections } = honest as { Connections: new (...parts: unknown[]) => Teller }
  class LeakyConnections extends Connections {
    #beside: object | undefined

    override tell(connection: object, message: ServerMessage): void {
      if (message.type === 'plan' && planted.leak.tellsPlans) for (const one of this.all()) super.tell(one, message)
      else super.tell(connection, message.type === 'view' ? { ...message, ...this.#beside } : message)
    }

    override tellRow(row: JournalRow, record: TableRecord, at: number): void {
      const told = planted.leak.told === undefined ? row : planted.leak.told(row)
      if (told !== null) super.tellRow(told, record, at)
    }

    override showView(connection: object, record: TableRecord): void {
      this.#beside = planted.leak.beside?.(record)
      super.showView(connection, record)
    }
  }
  return { ...honest, Connections: LeakyConnections }
}

interface NotesModule {
  finishRow(notes: { told: number }, state: TableState<never>, row: JournalRow): void
}

export const leakyNotes = (honest: NotesModule): NotesModule => ({
  ...honest,
  finishRow(notes, state, row) {
    honest.finishRow(notes, state, row)
    notes.told += planted.leak.skipped?.(row) ?? 0
  },
})

interface SandDraft {
  readonly table: TableState<never>
  readonly deadlines: TableState<never>['deadlines']
  setDeadlines(changes: { readonly sand: number }): void
}
interface SandModule {
  startSand(draft: SandDraft): void
}

export const leakySand = (honest: SandModule): SandModule => ({
  ...honest,
  startSand(draft) {
    honest.startSand(draft)
    const { deadlines } = draft
    const { game } = draft.table
    const more = game === null ? 0 : (planted.leak.moreSand?.(game) ?? 0)
    if (deadlines.sand !== undefined && more > 0) draft.setDeadlines({ sand: deadlines.sand + more })
  },
})

interface FloorModule {
  rollFloorOf(record: TableRecord, seat: Seat): number | null
}

export const leakyRollFloor = (honest: FloorModule): FloorModule => ({
  rollFloorOf(record, seat) {
    const floor = honest.rollFloorOf(record, seat)
    return floor === null ? null : floor + (planted.leak.laterRoll?.(record, seat) ?? 0)
  },
})

interface RivalsModule {
  rivalsOf(game: Game<never>, seat: Seat, claim: object): Seat[]
}

export const leakyRivals = (honest: RivalsModule): RivalsModule => ({
  rivalsOf(game, seat, claim) {
    const rivals = honest.rivalsOf(game, seat, claim)
    return planted.leak.rivals?.(rivals, game) ?? rivals
  },
})

export function leakyReplays(honest: typeof replays): typeof replays {
  class LeakyReplays extends honest.Replays {
    readonly #rows: Store

    constructor(store: Store) {
      super(store)
      this.#rows = store
    }

    override async get(id: string): ReturnType<replays.Replays['get']> {
      const [running] = await this.#rows.unfinished()
      const rows = running === undefined ? [] : await this.#rows.rows(running.id)
      const replay = planted.leak.replay?.(rows)
      return replay ?? super.get(id)
    }
  }
  return { ...honest, Replays: LeakyReplays }
}
