import type { Metrics } from '../../../src/health/Metrics.ts'
import type { Entry, Store } from '../../../src/store/Store.ts'

/** Rows are counted among the figures; how long each one took is real time and no matter of the game. */
export const metered = (store: Store, { commit }: Metrics): Store => withAppend(store, nothing, () => commit.observe(0))

const nothing = () => undefined

/** A store that does something before and after it takes a row; what throws before keeps the row from being written. */
export function withAppend(
  store: Store,
  before: (entry: Entry) => void,
  after: (entry: Entry) => void = nothing,
): Store {
  const append: Store['append'] = async (entry) => {
    before(entry)
    await store.append(entry)
    after(entry)
  }
  return new Proxy(store, {
    get: (target, name: keyof Store) => (name === 'append' ? append : target[name].bind(target)),
  })
}
