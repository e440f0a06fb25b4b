import { evolveTable, numberedEvents, type JournalRow, rebuildRecord, type TableState } from '@jelly/table'

const PATIENCE = 20_000

/** What a script waits for does not come. */
export class Stuck extends Error {
  override readonly name = 'Stuck'
}

/** Follows the journal of the one table of a server, so that a test knows when the next thing may happen. */
export class Journalist {
  readonly rows: JournalRow[] = []
  #table: TableState<never> | null = null
  #waiting: (() => void)[] = []

  note(row: JournalRow): void {
    this.rows.push(row)
    if (this.#table === null) this.#table = rebuildRecord([row]).state
    else for (const event of numberedEvents(row)) evolveTable(this.#table, event, 'table')
    this.changed()
  }

  get table(): TableState<never> {
    if (this.#table === null) throw new Error('there is no table yet')
    return this.#table
  }

  /** Something else than the table has changed. */
  changed(): void {
    for (const look of this.#waiting.splice(0)) look()
  }

  /** Waits until something is so, and until everybody has been told of it. */
  async until(isSo: () => boolean): Promise<void> {
    const patience = AbortSignal.timeout(PATIENCE)
    patience.addEventListener('abort', () => this.changed())
    while (!isSo()) {
      if (patience.aborted) throw new Stuck(`nothing happens any more, waiting until ${isSo.toString()}`)
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
}
