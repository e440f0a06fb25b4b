import type { Clock } from '@jelly/table'

const LONGEST = 2 ** 31 - 1
/** A timer that is later than this has waited for the thread; what came over sockets meanwhile has waited too. */
const STALLED = 5

/** Milliseconds since 1970. It never goes back. */
export const realNow = (): number => performance.timeOrigin + performance.now()

/**
 * Node's timers may ring a little too early; these never do. After a stall Node rings its timers first and reads its sockets
 * then: a press that waited there would find its rival's served. `onWake` is told how late each timer was.
 */
export function realClock(onWake: (late: number) => void = () => undefined): Clock {
  return {
    now: realNow,
    wakeAt(time, wake) {
      let callOff: () => void = () => undefined
      const wait = () => {
        const left = time - realNow()
        const timer = setTimeout(ring, Math.min(Math.max(0, Math.ceil(left)), LONGEST))
        callOff = () => clearTimeout(timer)
      }
      const ring = () => {
        const late = realNow() - time
        if (late < 0) return wait()
        onWake(late)
        if (late < STALLED) return wake()
        const afterSockets = setImmediate(wake)
        callOff = () => clearImmediate(afterSockets)
      }
      wait()
      return () => callOff()
    },
  }
}
