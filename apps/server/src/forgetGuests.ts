import type { Clock } from '@jelly/table'
import type { Log } from './log.ts'
import type { Store } from './store/Store.ts'

const DAY = 24 * 3600 * 1000
const KEPT = 30 * DAY

/** Guests are forgotten 30 days after their table was last used; looked after now and once a day. */
export function forgetGuests(store: Store, clock: Clock, log: Log): () => void {
  let callOff = () => undefined as void
  const look = async () => {
    callOff = clock.wakeAt(clock.now() + DAY, () => void look())
    const forgotten = await store.purge(clock.now() - KEPT).catch((error: unknown) => String(error))
    log.info({ forgotten }, 'old tables forgotten')
  }
  void look()
  return () => callOff()
}
