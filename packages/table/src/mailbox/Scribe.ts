import { RULES_VERSION } from '@jelly/rules'
import type { Journal, JournalRow } from '../model/ports.ts'
import type { Draft } from '../record/Draft.ts'
import { applyRow, beginRecord, rebuildRecord, type TableRecord } from '../record/TableRecord.ts'
import type { Cause } from './Job.ts'

/** Keeps the table's record: what is drafted becomes true once the journal has it. */
export class Scribe {
  readonly record: TableRecord
  readonly #journal: Journal

  private constructor(journal: Journal, record: TableRecord) {
    this.#journal = journal
    this.record = record
  }

  static async open(journal: Journal, first: JournalRow): Promise<Scribe> {
    await journal.append(first)
    return new Scribe(journal, beginRecord(first))
  }

  /** From rows that the journal has, perhaps after a record that was kept. */
  static restore(journal: Journal, rows: readonly JournalRow[], from?: TableRecord): Scribe {
    return new Scribe(journal, rebuildRecord(rows, from))
  }

  async write(draft: Draft, cause: Cause): Promise<JournalRow> {
    const row = draft.row(cause, RULES_VERSION)
    await this.#journal.append(row)
    applyRow(this.record, row)
    return row
  }
}
