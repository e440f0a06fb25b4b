import { timerClock } from '@jelly/client'

export const nodeClock = timerClock(() => performance.timeOrigin + performance.now(), {
  set: (act, ms) => setTimeout(act, ms),
  clear: (timer) => clearTimeout(timer),
})
