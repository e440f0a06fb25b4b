import type { Clock } from '@jelly/table'

/** `setTimeout` and `clearTimeout`, as browsers and Node have them. */
export interface Timers<Timer> {
  readonly set: (act: () => void, ms: number) => Timer
  readonly clear: (timer: Timer) => void
}

/** A clock over timers. Timers may ring a little early; this clock never does. */
export function timerClock<Timer>(now: () => number, { set, clear }: Timers<Timer>): Clock {
  return {
    now,
    wakeAt(time, wake) {
      const sleep = (): Timer => set(() => (now() >= time ? wake() : (timer = sleep())), Math.max(0, time - now()))
      let timer = sleep()
      return () => clear(timer)
    },
  }
}
