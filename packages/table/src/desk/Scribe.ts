import type { ReplayParts } from '@jelly/dice'
import { RULES_VERSION } from '@jelly/rules'
import type { Journal, JournalRow } from '../model/ports.ts'
import type { Draft } from '../record/Draft.ts'
import { GameLog } from '../record/GameLog.ts'
import { applyRow, beginRecord, JournalError, type TableRecord } from '../record/TableRecord.ts'
import type { Cause } from './Job.ts'

/** Keeps the table's record: what is drafted becomes true once the journal has it. */
export class Scribe {
  readonly record: TableRecord
  readonly #journal: Journal
  readonly #log = new GameLog()

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
    for (const row of rest) scribe.#apply(row)
    return scribe
  }

  async write(draft: Draft, cause: Cause): Promise<{ row: JournalRow; ended: ReplayParts | null }> {
    const row = draft.row(cause, RULES_VERSION)
    await this.#journal.append(row)
    return { row, ended: this.#apply(row) }
  }

  #apply(row: JournalRow): ReplayParts | null {
    applyRow(this.record, row)
    return this.#log.add(row, this.record.state)
  }
}
