import { RULES_VERSION } from '@jelly/rules'
import { type JournalRow, rebuildRecord, RECORD_VERSION, type TableRecord } from '@jelly/table'
import type { Store } from '../store/Store.ts'

/** So many rows past the last checkpoint are worth another. */
const CHECKPOINT_AFTER = 500
/** A checkpoint of another version is not used: the rows tell the same. */
const VERSION = `${RULES_VERSION}.${RECORD_VERSION}`

/** What a journal tells about a table: how it stands, and which row promised the dice of the game at hand. */
export interface KnownTable {
  readonly record: TableRecord
  readonly gameFrom: number
}

/** Reads a table's journal, on from its last checkpoint where there is one. */
export async function readTable(store: Store, table: string, keepAfter = CHECKPOINT_AFTER): Promise<KnownTable> {
  const { known, rows } = await readRows(store, table)
  const record = rebuildRecord(rows, known?.record)
  const gameFrom = rows.findLast(promisesDice)?.seq ?? known?.gameFrom ?? 1
  if (rows.length >= keepAfter) void keep(store, { record, gameFrom })
  return { record, gameFrom }
}

/** The rows after the last checkpoint before one of them, and what that checkpoint knows. */
export async function readRows(
  store: Store,
  table: string,
  { before, to }: { readonly before?: number; readonly to?: number } = {},
): Promise<{ readonly known: KnownTable | undefined; readonly rows: readonly JournalRow[] }> {
  const checkpoint = await store.checkpoint(table, before && before - 1)
  const usable = checkpoint?.version === VERSION ? checkpoint : null
  const rows = await store.rows(table, { from: (usable?.seq ?? 0) + 1, to: to ?? Number.MAX_SAFE_INTEGER })
  return { rows, known: usable ? (JSON.parse(usable.record) as KnownTable) : undefined }
}

const promisesDice = ({ events }: JournalRow): boolean => events.some(({ type }) => type === 'diceCommitted')

/** One that cannot be written is no loss: the rows are there. */
function keep(store: Store, known: KnownTable): Promise<void> {
  const { state, notes } = known.record
  const checkpoint = { table: state.id, seq: notes.seq, version: VERSION, record: JSON.stringify(known) }
  return store.addCheckpoint(checkpoint).catch(() => undefined)
}
