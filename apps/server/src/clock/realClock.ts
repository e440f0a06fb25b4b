import type { Clock } from '@jelly/table'

const LONGEST = 2 ** 31 - 1

/** Milliseconds since 1970. It never goes back. */
export const realNow = (): number => performance.timeOrigin + performance.now()

/** Node's timers may ring a little too early; these never do. `onWake` is told how late each one was. */
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
