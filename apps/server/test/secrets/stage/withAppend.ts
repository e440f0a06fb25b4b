import type { Entry, Store } from '../../../src/store/Store.ts'

/** A store that does something before it takes a row; what throws there keeps the row from being written. */
export function withAppend(store: Store, before: (entry: Entry) => void): Store {
  const append: Store['append'] = async (entry) => {
    before(entry)
    await store.append(entry)
  }
  return new Proxy(store, {
    get: (target, name: keyof Store) => (name === 'append' ? append : target[name].bind(target)),
  })
}
