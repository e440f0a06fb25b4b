import { RULES_VERSION } from '@jelly/rules'
import { type JournalRow, rebuildRecord, RECORD_VERSION, type TableRecord } from '@jelly/table'
import type { Store } from '../store/Store.ts'

/** After this many rows there is another checkpoint. */
const CHECKPOINT_AFTER = 500
/** A checkpoint of another version is not used. Nothing is lost: the rows say the same. */
const VERSION = `${RULES_VERSION}.${RECORD_VERSION}`

/** A table as its journal describes it, and the row that promised the dice of its present game. */
export interface KnownTable {
  readonly record: TableRecord
  readonly gameFrom: number
}

/** Reads a table's journal, from its last checkpoint on if there is one. */
export async function readTable(store: Store, table: string, keepAfter = CHECKPOINT_AFTER): Promise<KnownTable> {
  const { known, rows } = await readRows(store, table)
  const record = rebuildRecord(rows, known?.record)
  const gameFrom = rows.findLast(promisesDice)?.seq ?? known?.gameFrom ?? 1
  if (rows.length >= keepAfter) void keep(store, { record, gameFrom })
  return { record, gameFrom }
}

/** The last checkpoint before a row, and the rows after that checkpoint. */
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

/** If it cannot be written, nothing is lost: the rows are there. */
function keep(store: Store, known: KnownTable): Promise<void> {
  const { state, notes } = known.record
  const checkpoint = { table: state.id, seq: notes.seq, version: VERSION, record: JSON.stringify(known) }
  return store.addCheckpoint(checkpoint).catch(() => undefined)
}
