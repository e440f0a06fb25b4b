import type { Clock } from '@jelly/table'
import type { Log } from '../health/log.ts'
import type { Store } from './Store.ts'

const DAY = 24 * 3600 * 1000
const KEPT = 30 * DAY

/** Forgets tables and their guests 30 days after they were last used: looks now, and then once a day. */
export function forgetOldTables(store: Store, clock: Clock, log: Log): () => void {
  let callOff = () => undefined as void
  const look = async () => {
    callOff = clock.wakeAt(clock.now() + DAY, () => void look())
    try {
      log.info({ forgotten: await store.purge(clock.now() - KEPT) }, 'old tables forgotten')
    } catch (error) {
      log.error({ error: String(error) }, 'old tables could not be forgotten')
    }
  }
  void look()
  return () => callOff()
}
