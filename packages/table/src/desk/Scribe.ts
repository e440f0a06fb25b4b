import { RULES_VERSION } from '@jelly/rules'
import type { Journal, JournalRow } from '../model/ports.ts'
import type { Draft } from '../record/Draft.ts'
import { applyRow, beginRecord, JournalError, type TableRecord } from '../record/TableRecord.ts'
import type { Cause } from './Job.ts'

/** Keeps the table's record: what is drafted becomes true once the journal has it. */
export class Scribe {
  readonly record: TableRecord
  readonly #journal: Journal

  private constructor(journal: Journal, first: JournalRow) {
    this.#journal = journal
    this.record = beginRecord(first)
  }

  static async open(journal: Journal, first: JournalRow): Promise<Scribe> {
    await journal.append(first)
    return new Scribe(journal, first)
  }

  /** From rows that the journal has. */
  static restore(journal: Journal, rows: readonly JournalRow[]): Scribe {
    const [first, ...rest] = rows
    if (first === undefined) throw new JournalError('expected at least one row')
    const scribe = new Scribe(journal, first)
    for (const row of rest) applyRow(scribe.record, row)
    return scribe
  }

  async write(draft: Draft, cause: Cause): Promise<JournalRow> {
    const row = draft.row(cause, RULES_VERSION)
    await this.#journal.append(row)
    applyRow(this.record, row)
    return row
  }
}
