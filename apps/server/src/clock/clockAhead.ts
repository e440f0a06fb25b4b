import type { Clock } from '@jelly/table'

/** The same clock, set this many milliseconds ahead. */
export const clockAhead = (clock: Clock, ahead: number): Clock =>
  ahead === 0 ? clock : { now: () => clock.now() + ahead, wakeAt: (time, wake) => clock.wakeAt(time - ahead, wake) }
