import type { Clock } from '@jelly/table'

const LONGEST = 2 ** 31 - 1

/** Milliseconds since 1970 by a clock that never goes back. */
export const realNow = (): number => performance.timeOrigin + performance.now()

/** Timers of Node may be a hair early; these never are. `onWake` hears how late each one was. */
export function realClock(onWake: (late: number) => void = () => undefined): Clock {
  return {
    now: realNow,
    wakeAt(time, wake) {
      let timer: NodeJS.Timeout
      const wait = () => {
        const left = time - realNow()
        timer = setTimeout(ring, Math.min(Math.max(0, Math.ceil(left)), LONGEST))
      }
      const ring = () => {
        const late = realNow() - time
        if (late < 0) return wait()
        onWake(late)
        wake()
      }
      wait()
      return () => clearTimeout(timer)
    },
  }
}
