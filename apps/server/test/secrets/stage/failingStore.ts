import type { Store } from '../../../src/store/Store.ts'
import { StoreError } from '../../../src/store/StoreError.ts'

/**
 * A disk that fails once, with the given row or soon after: the table breaks and comes back from its journal. A placement is
 * not lost, or nothing would tell that the value of its die must be the same in both runs.
 */
export function failingStore(store: Store, from: number): Store {
  let rows = 0
  let hasFailed = false
  const append: Store['append'] = async (entry) => {
    const fails = ++rows >= from && !hasFailed && entry.row.request?.type !== 'placeDie'
    hasFailed ||= fails
    if (fails) throw new StoreError('failed', 'the disk is full')
    await store.append(entry)
  }
  return new Proxy(store, {
    get: (target, name: keyof Store) => (name === 'append' ? append : target[name].bind(target)),
  })
}
