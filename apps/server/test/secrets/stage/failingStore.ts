import type { Store } from '../../../src/store/Store.ts'
import { StoreError } from '../../../src/store/StoreError.ts'
import { withAppend } from './withAppend.ts'

/**
 * A disk that fails once, with the given row or soon after: the table breaks and comes back from its journal. A placement is
 * not lost, or nothing would tell that the value of its die must be the same in both runs.
 */
export function failingStore(store: Store, from: number): Store {
  let rows = 0
  let hasFailed = false
  return withAppend(store, ({ row }) => {
    const fails = ++rows >= from && !hasFailed && row.request?.type !== 'placeDie'
    hasFailed ||= fails
    if (fails) throw new StoreError('failed', 'the disk is full')
  })
}
