/** `fenced`: somebody else owns the table now, or it is closed. `full`: the disk is full. `broken`: not what was written. */
export const STORE_FAILURES = ['fenced', 'full', 'failed', 'closed', 'broken'] as const
export type StoreFailure = (typeof STORE_FAILURES)[number]

export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly failure: StoreFailure

  constructor(failure: StoreFailure, message: string) {
    super(message)
    this.failure = failure
  }
}

/** A journal that is damaged: it is not what was written. */
export class BrokenJournal extends StoreError {
  constructor(table: string, why: string) {
    super('broken', `the journal of table ${table} is broken: ${why}`)
  }
}
