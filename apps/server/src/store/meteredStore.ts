import type { Metrics } from '../metrics.ts'
import type { Entry, Store } from './Store.ts'

/** Notes how long each row took to become durable. */
export function meteredStore(store: Store, metrics: Metrics): Store {
  const append = async (entry: Entry): Promise<void> => {
    const start = performance.now()
    await store.append(entry)
    metrics.commit.observe(performance.now() - start)
  }
  return new Proxy(store, {
    get(target, name: keyof Store) {
      return name === 'append' ? append : target[name].bind(target)
    },
  })
}
