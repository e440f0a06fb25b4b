import { timerClock } from '@jelly/client'

/** The clock of the page and of its worker: it never jumps. */
export const browserClock = timerClock(() => performance.timeOrigin + performance.now(), {
  set: (act, ms) => setTimeout(act, ms),
  clear: (timer) => clearTimeout(timer),
})
