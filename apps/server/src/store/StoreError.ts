/** `fenced`: somebody else owns the table now, or it is closed. `full`: the disk is full. */
export const STORE_FAILURES = ['fenced', 'full', 'failed', 'closed'] as const
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
export class BrokenJournal extends Error {
  override readonly name = 'BrokenJournal'

  constructor(table: string, why: string) {
    super(`the journal of table ${table} is broken: ${why}`)
  }
}
